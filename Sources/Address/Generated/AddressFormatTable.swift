// Made from address-formats.json by generate-formats.py. Do not edit.
// SHA-256 of the source: ae68338a5b107777eff9a285302af7d4b68fbd199acb1fc0c367c2a6a60ec4d7
// Its own sources and their licences stand in NOTICE.

/// The address formats of all countries; `ZZ` serves those that are not known.
enum AddressFormatTable {
  /// A record of 8 bytes a country, by code: the code, and where its lines start in `formats`, in bytes. The last record
  /// is the end.
  static let index: StaticString = """
    AC000000AD000125AE000479AF000851AG000953AI001007AL001112AM001215AO001787AQ001832AR001878AS002691\
    AT002860AU002959AW003463AX003507AZ003658BA003756BB003867BD003991BE004089BF004188BG004239BH004337\
    BI004439BJ004485BL004530BM004643BN004762BO004875BQ004922BR004982BS005930BT006372BV006473BW006522\
    BY006569BZ006693CA006738CC007339CD007470CF007525CG007588CH007646CI007759CK007813CL007864CM008451\
    CN008498CO009830CR010619CU010778CV011217CW011457CX011504CY011628CZ011729DE011872DJ011974DK012021\
    DM012118DO012164DZ012270EC012366EE012467EG012584EH014034ER014137ES014183ET015228FI015317FJ015421\
    FK015464FM015591FO015767FR015865GA015982GB016026GD016765GE016810GF016898GG017006GH017167GI017211\
    GL017313GM017420GN017465GP017557GQ017665GR017721GS017848GT017994GU018093GW018253GY018352HK018397\
    HM018563HN018704HR018823HT018932HU019039ID019146IE020373IL021078IM021184IN021339IO022561IQ022702\
    IR022805IS024664IT024766JE027611JM027768JO028108JP028203KE029939KG030034KH030129KI030231KM030303\
    KN030350KP030460KR030927KW032022KY032129KZ032317LA032431LB032524LC032676LI032723LK032852LR032950\
    LS033038LT033124LU033242LV033347LY033473MA033517MC033625MD033742ME033842MF033968MG034076MH034169\
    MK034354ML034473MM034516MN034614MO034726MP034775MQ034970MR035075MS035125MT035173MU035340MV035461\
    MW035552MX035597MY036748MZ037335NA037634NC037731NE037848NF037934NG038057NI038798NL039401NO039550\
    NP039658NR039746NU040142NZ040185OM040321PA040431PE040492PF041227PG041357PH041467PK044010PL044113\
    PM044253PN044369PR044493PS044654PT044716PW044875PY045043QA045142RE045187RO045290RS045422RU045523\
    RW051997SA052043SB052150SC052204SD052275SE052374SG052509SH052615SI052775SJ052885SK052991SL053135\
    SM053186SN053306SO053414SR053919SS054163ST054213SV054274SX054788SY054838SZ054886TA054982TC055107\
    TD055239TF055282TG055353TH055396TJ059104TK059206TL059252TM059302TN059399TO059502TR059546TT061291\
    TV061383TW061610TZ062672UA062769UG064853UM064898US065049UY067078UZ067680VA067796VC067887VE068009\
    VG068574VI068694VN068915VU071446WF071492WS071595XK071639YE071741YT071785ZA071884ZM072001ZW072096\
    ZZ072143~~072210
    """

  /// A letter a line says what follows; several things are separated by tabs.
  static let formats: StaticString = #"""
    nAscension Island
    oslcp
    qsc
    uc
    PPostal code
    CCity
    xASCN 1ZZ
    f%N%n%A%n%C%n%Z
    dpPostcode
    epASCN 1ZZ
    h**** ***
    zASCN 1ZZ
    t247	5
    nAndorra
    oslpc
    qsc
    uc
    PPostal code
    CCity
    xAD[1-7]0[0-9]
    f%N%n%A%n%Z %C
    epAD100
    zAD100	AD501	AD700
    t376	6
    Ac
    aParròquia d'Andorra la Vella	Andorra la Vella		AD-07	AD50[01]
    aCanillo			AD-02	AD10[01]
    aEncamp			AD-03	AD20[01]
    aEscaldes-Engordany			AD-08	AD70[01]
    aLa Massana			AD-04	AD40[01]
    aOrdino			AD-05	AD30[01]
    aSant Julià de Lòria			AD-06	AD60[01]
    nUnited Arab Emirates
    oslr
    qsr
    u
    RRegion
    f%N%n%A%n%S
    drEmirate
    t971	7
    aأبو ظبي		Abu Dhabi	AE-AZ
    aإمارة الشارقةّ	الشارقة	Sharjah	AE-SH
    aالفجيرة		Fujairah	AE-FU
    aام القيوين		Umm Al Quwain	AE-UQ
    aإمارة دبيّ	دبي	Dubai	AE-DU
    aإمارة رأس الخيمة	رأس الخيمة	Ras al Khaimah	AE-RK
    aعجمان		Ajman	AE-AJ
    nAfghanistan
    oslcp
    qsc
    uc
    PPostal code
    CCity
    x[0-9]{4}
    f%N%n%A%n%C%n%Z
    ep1001
    k
    z1001	2601	3801
    t93	7
    nAntigua & Barbuda
    oslc
    qs
    uc
    CCity
    f%N%n%A%n%C
    t1	10
    nAnguilla
    oslcp
    qsc
    uc
    PPostal code
    CCity
    x(?:AI-)?2640
    f%N%n%A%n%C%n%Z
    ep2640
    h****	**-****
    z2640
    t1	10
    nAlbania
    oslpc
    qsc
    uc
    PPostal code
    CCity
    x[0-9]{4}
    f%N%n%A%n%Z%n%C
    ep1001
    k
    bAL
    z1001	1017	3501
    t355	7
    nArmenia
    oslpcr
    qsc
    uc
    RRegion
    PPostal code
    CCity
    x(?:37)?[0-9]{4}
    f%N%n%A%n%Z%n%C%n%S
    erՎայոց ձոր
    ep375010
    k
    z375010	0002	0010
    t374	7
    aԱրագածոտն		Aragatsotn	AM-AG	0[2-5]
    aԱրարատ		Ararat	AM-AR	0[6-8]
    aԱրմավիր		Armavir	AM-AV	09|1[01]
    aԳեղարքունիք		Gegharkunik	AM-GR	1[2-6]
    aԵրևան		Yerevan	AM-ER	00
    aԼոռի		Lori	AM-LO	1[7-9]|2[01]
    aԿոտայք		Kotayk	AM-KT	2[2-5]
    aՇիրակ		Shirak	AM-SH	2[6-9]|3[01]
    aՍյունիք		Syunik	AM-SU	3[2-5]
    aՎայոց ձոր		Vayots Dzor	AM-VD	3[6-8]
    aՏավուշ		Tavush	AM-TV	39|4[0-2]
    nAngola
    oslc
    qsc
    uc
    CCity
    f%N%n%A%n%C
    t244	7
    nAntarctica
    oslc
    qsc
    uc
    CCity
    f%N%n%A%n%C
    t	7
    nArgentina
    oslpcr
    qsc
    uscp
    RProvince
    PPostal code
    CCity
    x((?:[A-HJ-NP-Z])?[0-9]{4})([A-Z]{3})?
    f%N%n%A%n%Z %C%n%S
    erCiudad Autónoma de Buenos Aires
    epC1070AAM
    zC1070AAM	C1000WAM	B1000TBU	X5187XAB
    t54	7
    aBuenos Aires			AR-B	B?[1-36-8]
    aCatamarca			AR-K	K?[45]
    aChaco			AR-H	H?3
    aChubut			AR-U	U?[89]
    aCiudad Autónoma de Buenos Aires			AR-C	C?1
    aCórdoba			AR-X	X?[235-8]
    aCorrientes			AR-W	W?3
    aEntre Ríos			AR-E	E?[1-3]
    aFormosa			AR-P	P?[37]
    aJujuy			AR-Y	Y?4
    aLa Pampa			AR-L	L?[3568]
    aLa Rioja			AR-F	F?5
    aMendoza			AR-M	M?[56]
    aMisiones			AR-N	N?3
    aNeuquén			AR-Q	Q?[38]
    aRío Negro			AR-R	R?[89]
    aSalta			AR-A	A?[34]
    aSan Juan			AR-J	J?5
    aSan Luis			AR-D	D?[4-6]
    aSanta Cruz			AR-Z	Z?[89]
    aSanta Fe			AR-S	S?[2368]
    aSantiago del Estero			AR-G	G?[2-5]
    aTierra del Fuego			AR-V	V?9
    aTucumán			AR-T	T?[45]
    nAmerican Samoa
    oslcrp
    qscrp
    unscr
    RRegion
    PPostal code
    CCity
    x(96799)(?:[ \-]([0-9]{4}))?
    f%N%n%A%n%C %S %Z
    drState
    dpZIP code
    ep96799
    k
    h*****	*****-****
    z96799
    t1	10
    nAustria
    oslpc
    qscp
    uc
    PPostal code
    CCity
    x[0-9]{4}
    f%N%n%A%n%Z %C
    ep1010
    k
    bA	AT
    z1010	3741
    t43	7
    nAustralia
    oslcrp
    qscrp
    ucr
    RState
    PPostcode
    CSuburb
    x[0-9]{4}
    f%N%n%A%n%C %S %Z
    erNSW
    ep2060
    k
    z2060	3171	6430	4000	4006	3001
    t61	7
    aACT	Australian Capital Territory		AU-ACT	29|2540|260|261[0-8]|02|2620
    aJBT	Jervis Bay Territory			2540
    aNSW	New South Wales		AU-NSW	1|2[0-57-8]|26[2-9]|261[189]|3500|358[56]|3644|3707
    aNT	Northern Territory		AU-NT	0[89]
    aQLD	Queensland		AU-QLD	[49]
    aSA	South Australia		AU-SA	5|0872
    aTAS	Tasmania		AU-TAS	7
    aVIC	Victoria		AU-VIC	[38]
    aWA	Western Australia		AU-WA	6|0872
    nAruba
    oslc
    qsc
    uc
    CCity
    f%N%n%A%n%C
    t297	7
    nÅland Islands
    oslpc
    qscp
    uc
    PPostal code
    CCity
    x22[0-9]{3}
    f%N%n%A%nAX-%Z %C%nÅLAND
    ep22150
    k
    bAX
    z22150	22550	22240	22710	22270	22730	22430
    t358	7
    nAzerbaijan
    oslpc
    qsc
    uc
    PPostal code
    CCity
    x[0-9]{4}
    f%N%n%A%nAZ %Z %C
    ep1000
    k
    bAZ
    z1000
    t994	7
    nBosnia & Herzegovina
    oslpc
    qsc
    uc
    PPostal code
    CCity
    x[0-9]{5}
    f%N%n%A%n%Z %C
    ep71000
    k
    bBA	BIH
    z71000
    t387	7
    nBarbados
    oslcrp
    qsc
    uc
    RRegion
    PPostal code
    CCity
    xBB[0-9]{5}
    f%N%n%A%n%C, %S %Z
    drParish
    epBB23026
    zBB23026	BB22025
    t1	10
    nBangladesh
    oslcp
    qsc
    uc
    PPostal code
    CCity
    x[0-9]{4}
    f%N%n%A%n%C - %Z
    ep1340
    k
    z1340	1000
    t880	7
    nBelgium
    oslpc
    qscp
    uc
    PPostal code
    CCity
    x[0-9]{4}
    f%N%n%A%n%Z %C
    ep4000
    k
    bB	BE
    z4000	1000
    t32	7
    nBurkina Faso
    oslc
    qsc
    uc
    CCity
    f%N%n%A%n%C
    t226	7
    nBulgaria
    oslpc
    qsc
    uc
    PPostal code
    CCity
    x[0-9]{4}
    f%N%n%A%n%Z %C
    ep1000
    k
    bBG
    z1000	1700
    t359	7
    nBahrain
    oslcp
    qsc
    uc
    PPostal code
    CCity
    x(?:1[0-2]|[1-9])[0-9]{2}
    f%N%n%A%n%C %Z
    ep317
    k
    z317
    t973	7
    nBurundi
    oslc
    qsc
    uc
    CCity
    f%N%n%A%n%C
    t257	7
    nBenin
    oslc
    qsc
    usc
    CCity
    f%N%n%A%n%C
    t229	7
    nSt. Barthélemy
    oslpc
    qscp
    usc
    PPostal code
    CCity
    x9[78][01][0-9]{2}
    f%N%n%A%n%Z %C
    ep97100
    k
    bBL
    z97100
    t590	7
    nBermuda
    oslcp
    qsc
    uc
    PPostal code
    CCity
    x[A-Z]{2} ?[A-Z0-9]{2}
    f%N%n%A%n%C %Z
    epFL 07
    h** **
    zFL 07	HM GX	HM 12
    t1	10
    nBrunei
    oslcp
    qsc
    uc
    PPostal code
    CCity
    x[A-Z]{2} ?[0-9]{4}
    f%N%n%A%n%C %Z
    epBT2328
    zBT2328	KA1131	BA1511
    t673	7
    nBolivia
    oslc
    qsc
    usc
    CCity
    f%N%n%A%n%C
    t591	7
    nCaribbean Netherlands
    oslc
    qsc
    uc
    CCity
    f%N%n%A%n%C
    t599	7
    nBrazil
    oslucrp
    qscrp
    ucr
    RRegion
    PPostal code
    CCity
    UNeighborhood
    x[0-9]{5}-?[0-9]{3}
    f%N%n%A%n%D%n%C-%S%n%Z
    drState
    erBA
    ep40301-110
    k
    h*****-***
    z40301-110	70002-900
    t55	7
    aAC	Acre		BR-AC	699
    aAL	Alagoas		BR-AL	57
    aAP	Amapá		BR-AP	689
    aAM	Amazonas		BR-AM	69[0-24-8]
    aBA	Bahia		BR-BA	4[0-8]
    aCE	Ceará		BR-CE	6[0-3]
    aDF	Distrito Federal		BR-DF	7[0-1]|72[0-7]|73[0-6]
    aES	Espírito Santo		BR-ES	29
    aGO	Goiás		BR-GO	72[89]|73[7-9]|7[4-6]
    aMA	Maranhão		BR-MA	65
    aMT	Mato Grosso		BR-MT	78[0-8]
    aMS	Mato Grosso do Sul		BR-MS	79
    aMG	Minas Gerais		BR-MG	3
    aPA	Pará		BR-PA	6[6-7]|68[0-8]
    aPB	Paraíba		BR-PB	58
    aPR	Paraná		BR-PR	8[0-7]
    aPE	Pernambuco		BR-PE	5[0-6]
    aPI	Piauí		BR-PI	64
    aRJ	Rio de Janeiro		BR-RJ	2[0-8]
    aRN	Rio Grande do Norte		BR-RN	59
    aRS	Rio Grande do Sul		BR-RS	9
    aRO	Rondônia		BR-RO	76[89]|789
    aRR	Roraima		BR-RR	693
    aSC	Santa Catarina		BR-SC	8[89]
    aSP	São Paulo		BR-SP	[01][1-9]
    aSE	Sergipe		BR-SE	49
    aTO	Tocantins		BR-TO	77
    nBahamas
    oslcr
    qsc
    uc
    RRegion
    CCity
    f%N%n%A%n%C, %S
    drIsland
    t1	10
    aAbaco	Abaco Islands
    aAcklins			BS-AK
    aAndros	Andros Island
    aBerry Islands			BS-BY
    aBimini			BS-BI
    aCat Island			BS-CI
    aCrooked Island
    aEleuthera
    aExuma	Exuma and Cays		BS-EX
    aGrand Bahama
    aHarbour Island			BS-HI
    aInagua			BS-IN
    aLong Island			BS-LI
    aMayaguana			BS-MG
    aN.P.	New Providence
    aRagged Island			BS-RI
    aRum Cay			BS-RC
    aSan Salvador			BS-SS
    aSpanish Wells			BS-SW
    nBhutan
    oslcp
    qsc
    uc
    PPostal code
    CCity
    x[0-9]{5}
    f%N%n%A%n%C %Z
    ep11001
    k
    z11001	31101	35003
    t975	7
    nBouvet Island
    oslc
    qsc
    uc
    CCity
    f%N%n%A%n%C
    t	7
    nBotswana
    oslc
    qsc
    uc
    CCity
    f%N%n%A%n%C
    t267	7
    nBelarus
    oslpcr
    qsc
    uc
    RRegion
    PPostal code
    CCity
    x[0-9]{6}
    f%N%n%A%n%Z, %C%n%S
    ep223016
    k
    bBY
    z223016	225860	220050
    t375	7
    nBelize
    oslc
    qsc
    uc
    CCity
    f%N%n%A%n%C
    t501	7
    nCanada
    oslcrp
    qscrp
    unscrp
    RProvince
    PPostal code
    CCity
    x[ABCEGHJKLMNPRSTVXY][0-9][ABCEGHJ-NPRSTV-Z] ?[0-9][ABCEGHJ-NPRSTV-Z][0-9]
    f%N%n%A%n%C %S %Z
    erQC
    epH3Z 2Y7
    h*** ***
    zH3Z 2Y7	V8X 3X4	T0L 1K0	T0H 1A0	K1A 0B1
    t1	10
    aAB	Alberta		CA-AB	T
    aBC	British Columbia		CA-BC	V
    aMB	Manitoba		CA-MB	R
    aNB	New Brunswick		CA-NB	E
    aNL	Newfoundland and Labrador		CA-NL	A
    aNT	Northwest Territories		CA-NT	X0E|X0G|X1A
    aNS	Nova Scotia		CA-NS	B
    aNU	Nunavut		CA-NU	X0A|X0B|X0C
    aON	Ontario		CA-ON	K|L|M|N|P
    aPE	Prince Edward Island		CA-PE	C
    aQC	Quebec		CA-QC	G|H|J|K1A
    aSK	Saskatchewan		CA-SK	S|R8A
    aYT	Yukon		CA-YT	Y
    nCocos (Keeling) Islands
    oslcrp
    qsc
    ucr
    RRegion
    PPostal code
    CCity
    x6799
    f%N%n%A%n%C %S %Z
    drState
    dpPostcode
    ep6799
    k
    z6799
    t61	7
    nCongo - Kinshasa
    oslc
    qsc
    uc
    CCity
    f%N%n%A%n%C
    t243	7
    nCentral African Republic
    oslc
    qsc
    uc
    CCity
    f%N%n%A%n%C
    t236	7
    nCongo - Brazzaville
    oslc
    qsc
    uc
    CCity
    f%N%n%A%n%C
    t242	7
    nSwitzerland
    oslpc
    qscp
    u
    PPostal code
    CCity
    x[0-9]{4}
    f%N%n%A%nCH-%Z %C
    ep2544
    k
    bCH
    z2544	1211	1556	3030
    t41	7
    nCôte d’Ivoire
    oslc
    qsc
    uc
    CCity
    f%N%n%A %C
    t225	7
    nCook Islands
    oslc
    qsc
    uc
    CCity
    f%N%n%A%n%C
    t682	5
    nChile
    oslpcr
    qsc
    uc
    RRegion
    PPostal code
    CCity
    x[0-9]{7}
    f%N%n%A%n%Z %C%n%S
    ep8340457
    k
    z8340457	8720019	1230000	8329100
    t56	7
    aAntofagasta			CL-AN
    aAraucanía			CL-AR
    aArica y Parinacota			CL-AP
    aAtacama			CL-AT
    aAysén	Aysén del General Carlos Ibáñez del Campo		CL-AI
    aBiobío			CL-BI
    aCoquimbo			CL-CO
    aO'Higgins	Libertador General Bernardo O'Higgins		CL-LI
    aLos Lagos			CL-LL
    aLos Ríos			CL-LR
    aMagallanes	Magallanes y de la Antártica Chilena		CL-MA
    aMaule			CL-ML
    aRegión Metropolitana	Metropolitana de Santiago		CL-RM
    aÑuble			CL-NB
    aTarapacá			CL-TA
    aValparaíso			CL-VS
    nCameroon
    oslc
    qsc
    uc
    CCity
    f%N%n%A%n%C
    t237	7
    nChina
    oprcusl
    qscrp
    ur
    RProvince
    PPostal code
    CCity
    UDistrict
    x[0-9]{6}
    f%Z%n%S%C%D%n%A%n%N
    F%N%n%A%n%D%n%C%n%S, %Z
    ep266033
    k
    z266033	317204	100096	100808
    t86	7
    a安徽省		Anhui Sheng	CN-34
    a澳门		Macau	CN-92
    a北京市		Beijing Shi	CN-11
    a重庆市		Chongqing Shi	CN-50
    a福建省		Fujian Sheng	CN-35
    a甘肃省		Gansu Sheng	CN-62
    a广东省		Guangdong Sheng	CN-44
    a广西壮族自治区	广西	Guangxi Zhuangzuzizhiqu	CN-45
    a贵州省		Guizhou Sheng	CN-52
    a海南省		Hainan Sheng	CN-46
    a河北省		Hebei Sheng	CN-13
    a河南省		Henan Sheng	CN-41
    a黑龙江省		Heilongjiang Sheng	CN-23
    a湖北省		Hubei Sheng	CN-42
    a湖南省		Hunan Sheng	CN-43
    a吉林省		Jilin Sheng	CN-22
    a江苏省		Jiangsu Sheng	CN-32
    a江西省		Jiangxi Sheng	CN-36
    a辽宁省		Liaoning Sheng	CN-21
    a内蒙古自治区	内蒙古	Neimenggu Zizhiqu	CN-15
    a宁夏回族自治区	宁夏	Ningxia Huizuzizhiqu	CN-64
    a青海省		Qinghai Sheng	CN-63
    a山东省		Shandong Sheng	CN-37
    a山西省		Shanxi Sheng	CN-14
    a陕西省		Shaanxi Sheng	CN-61
    a上海市		Shanghai Shi	CN-31
    a四川省		Sichuan Sheng	CN-51
    a台湾		Taiwan	CN-71
    a天津市		Tianjin Shi	CN-12
    a西藏自治区	西藏	Xizang Zizhiqu	CN-54
    a香港		Hong Kong	CN-91
    a新疆维吾尔自治区	新疆	Xinjiang Weiwuerzizhiqu	CN-65
    a云南省		Yunnan Sheng	CN-53
    a浙江省		Zhejiang Sheng	CN-33
    nColombia
    oslucrp
    qsr
    uc
    RRegion
    PPostal code
    CCity
    USuburb
    x[0-9]{6}
    f%N%n%A%n%D%n%C, %S, %Z
    drDepartment
    ep111221
    k
    z111221	130001	760011
    t57	7
    aAmazonas			CO-AMA
    aAntioquia			CO-ANT
    aArauca			CO-ARA
    aAtlántico			CO-ATL
    aBogotá			CO-DC
    aBolívar			CO-BOL
    aBoyacá			CO-BOY
    aCaldas			CO-CAL
    aCaquetá			CO-CAQ
    aCasanare			CO-CAS
    aCauca			CO-CAU
    aCesar			CO-CES
    aChocó			CO-CHO
    aCórdoba			CO-COR
    aCundinamarca			CO-CUN
    aGuainía			CO-GUA
    aGuaviare			CO-GUV
    aHuila			CO-HUI
    aLa Guajira			CO-LAG
    aMagdalena			CO-MAG
    aMeta			CO-MET
    aNariño			CO-NAR
    aNorte de Santander			CO-NSA
    aPutumayo			CO-PUT
    aQuindío			CO-QUI
    aRisaralda			CO-RIS
    aSan Andrés y Providencia			CO-SAP
    aSantander			CO-SAN
    aSucre			CO-SUC
    aTolima			CO-TOL
    aValle del Cauca			CO-VAC
    aVaupés			CO-VAU
    aVichada			CO-VID
    nCosta Rica
    oslrcp
    qscr
    uc
    RProvince
    PPostal code
    CCity
    x[0-9]{4,5}|[0-9]{3}-[0-9]{4}
    f%N%n%A%n%S, %C%n%Z
    ep1000
    k
    h****	*****	***-****
    z1000	2010	1001
    t506	7
    nCuba
    oslcrp
    qsc
    uc
    RProvince
    PPostal code
    CCity
    x[0-9]{5}
    f%N%n%A%n%C %S%n%Z
    ep10700
    k
    z10700
    t53	7
    aArtemisa			CU-15
    aCamagüey			CU-09
    aCiego de Ávila			CU-08
    aCienfuegos			CU-06
    aGranma			CU-12
    aGuantánamo			CU-14
    aHolguín			CU-11
    aIsla de la Juventud			CU-99
    aLa Habana			CU-03
    aLas Tunas			CU-10
    aMatanzas			CU-04
    aMayabeque			CU-16
    aPinar del Río			CU-01
    aSancti Spíritus			CU-07
    aSantiago de Cuba			CU-13
    aVilla Clara			CU-05
    nCape Verde
    oslpcr
    qsc
    uc
    RRegion
    PPostal code
    CCity
    x[0-9]{4}
    f%N%n%A%n%Z %C%n%S
    drIsland
    ep7600
    k
    z7600
    t238	7
    aBoa Vista			CV-BV
    aBrava			CV-BR
    aFogo
    aMaio			CV-MA
    aSal			CV-SL
    aSantiago
    aSanto Antão
    aSão Nicolau
    aSão Vicente			CV-SV
    nCuraçao
    oslc
    qsc
    uc
    CCity
    f%N%n%A%n%C
    t599	7
    nChristmas Island
    oslcrp
    qsc
    ucr
    RRegion
    PPostal code
    CCity
    x6798
    f%N%n%A%n%C %S %Z
    drState
    dpPostcode
    ep6798
    k
    z6798
    t61	7
    nCyprus
    oslpc
    qsc
    uc
    PPostal code
    CCity
    x[0-9]{4}
    f%N%n%A%n%Z %C
    ep2008
    k
    bCY
    z2008	3304	1900
    t357	7
    nCzechia
    oslpc
    qscp
    uc
    PPostal code
    CCity
    x[0-9]{3} ?[0-9]{2}
    f%N%n%A%n%Z %C
    ep100 00
    k
    h*** **
    bCZ
    z100 00	251 66	530 87	110 00	225 99
    t420	7
    nGermany
    oslpc
    qscp
    uc
    PPostal code
    CCity
    x[0-9]{5}
    f%N%n%A%n%Z %C
    ep26133
    k
    bD	DE
    z26133	53225
    t49	7
    nDjibouti
    oslc
    qsc
    uc
    CCity
    f%N%n%A%n%C
    t253	7
    nDenmark
    oslpc
    qscp
    uc
    PPostal code
    CCity
    x[0-9]{4}
    f%N%n%A%n%Z %C
    ep8660
    k
    bDK
    z8660	1566
    t45	7
    nDominica
    oslc
    qsc
    uc
    CCity
    f%N%n%A%n%C
    t1	10
    nDominican Republic
    oslpc
    qsc
    uc
    PPostal code
    CCity
    x[0-9]{5}
    f%N%n%A%n%Z %C
    ep11903
    k
    z11903	10101
    t1	10
    nAlgeria
    oslpc
    qsc
    uc
    PPostal code
    CCity
    x[0-9]{5}
    f%N%n%A%n%Z %C
    ep40304
    k
    z40304	16027
    t213	7
    nEcuador
    oslpc
    qsc
    ucp
    PPostal code
    CCity
    x[0-9]{6}
    f%N%n%A%n%Z%n%C
    ep090105
    k
    z090105	092301
    t593	7
    nEstonia
    oslpcr
    qscp
    uc
    RRegion
    PPostal code
    CCity
    x[0-9]{5}
    f%N%n%A%n%Z %C %S
    ep69501
    k
    bEE	EST
    z69501	11212
    t372	7
    nEgypt
    oslcrp
    qsc
    uc
    RRegion
    PPostal code
    CCity
    x[0-9]{5}|[0-9]{7}
    f%N%n%A%n%C%n%S%n%Z
    drGovernorate
    erالجيزة
    ep12411
    k
    z12411	11599	4460232	5734356
    t20	7
    aأسوان		Aswan Governorate	EG-ASN	81
    aأسيوط		Asyut Governorate	EG-AST	71
    aالإسكندرية		Alexandria Governorate	EG-ALX	2[13]
    aالإسماعيلية		Ismailia Governorate	EG-IS	41
    aالأقصر		Luxor Governorate	EG-LX	85
    aالبحر الأحمر		Red Sea Governorate	EG-BA	84
    aالبحيرة		El Beheira Governorate	EG-BH	22
    aالجيزة		Giza Governorate	EG-GZ	12
    aالدقهلية		Dakahlia Governorate	EG-DK	35
    aالسويس		Suez Governorate	EG-SUZ	43
    aالشرقية		Ash Sharqia Governorate	EG-SHR	44
    aالغربية		Gharbia Governorate	EG-GH	31
    aالفيوم		Faiyum Governorate	EG-FYM	63
    aالقاهرة		Cairo Governorate	EG-C	11
    aالقليوبية		Qalyubia Governorate	EG-KB	13
    aالمنوفية		Menofia Governorate	EG-MNF	32
    aالمنيا		Menia Governorate	EG-MN	61
    aالوادي الجديد		New Valley Governorate	EG-WAD	72
    aبني سويف		Beni Suef Governorate	EG-BNS	62
    aبورسعيد		Port Said Governorate	EG-PTS	42
    aجنوب سيناء		South Sinai Governorate	EG-JS	46
    aدمياط		Damietta Governorate	EG-DT	34
    aسوهاج		Sohag Governorate	EG-SHG	82
    aشمال سيناء		North Sinai Governorate	EG-SIN	45
    aقنا		Qena Governorate	EG-KN	83
    aكفر الشيخ		Kafr El Sheikh Governorate	EG-KFS	33
    aمطروح		Matrouh Governorate	EG-MT	51
    nWestern Sahara
    oslpc
    qsc
    uc
    PPostal code
    CCity
    x[0-9]{5}
    f%N%n%A%n%Z %C
    ep70000
    k
    z70000	72000
    t212	7
    nEritrea
    oslc
    qsc
    uc
    CCity
    f%N%n%A%n%C
    t291	7
    nSpain
    oslpcr
    qscrp
    ucr
    RProvince
    PPostal code
    CCity
    x[0-9]{5}
    f%N%n%A%n%Z %C %S
    erM
    ep28039
    k
    bE	ES
    z28039	28300	28070
    t34	7
    aVI	Álava			01
    aAB	Albacete			02
    aA	Alicante			03
    aAL	Almería			04
    aO	Asturias			33
    aAV	Ávila			05
    aBA	Badajoz			06
    aB	Barcelona			08
    aBU	Burgos			09
    aCC	Cáceres			10
    aCA	Cádiz			11
    aS	Cantabria			39
    aCS	Castellón			12
    aCE	Ceuta			51
    aCR	Ciudad Real			13
    aCO	Córdoba			14
    aCU	Cuenca			16
    aGI	Girona			17
    aGR	Granada			18
    aGU	Guadalajara			19
    aSS	Guipúzcoa			20
    aH	Huelva			21
    aHU	Huesca			22
    aPM	Islas Baleares			07
    aJ	Jaén			23
    aC	La Coruña			15
    aLO	La Rioja			26
    aGC	Las Palmas			35
    aLE	León			24
    aL	Lérida			25
    aLU	Lugo			27
    aM	Madrid			28
    aMA	Málaga			29
    aML	Melilla			52
    aMU	Murcia			30
    aNA	Navarra			31
    aOR	Ourense			32
    aP	Palencia			34
    aPO	Pontevedra			36
    aSA	Salamanca			37
    aTF	Santa Cruz de Tenerife			38
    aSG	Segovia			40
    aSE	Sevilla			41
    aSO	Soria			26127|42
    aT	Tarragona			43
    aTE	Teruel			44
    aTO	Toledo			45
    aV	Valencia			46
    aVA	Valladolid			47
    aBI	Vizcaya			48
    aZA	Zamora			49
    aZ	Zaragoza			50
    nEthiopia
    oslpc
    qsc
    uc
    PPostal code
    CCity
    x[0-9]{4}
    f%N%n%A%n%Z %C
    ep1000
    k
    z1000
    t251	7
    nFinland
    oslpc
    qscp
    uc
    PPostal code
    CCity
    x[0-9]{5}
    f%N%n%A%nFI-%Z %C
    ep00550
    k
    bFI
    z00550	00011
    t358	7
    nFiji
    oslc
    qsc
    uc
    CCity
    f%N%n%A%n%C
    t679	7
    nFalkland Islands
    oslcp
    qscp
    ucp
    PPostal code
    CCity
    xFIQQ 1ZZ
    f%N%n%A%n%C%n%Z
    dpPostcode
    epFIQQ 1ZZ
    h**** ***
    zFIQQ 1ZZ
    t500	5
    nMicronesia
    oslcrp
    qscrp
    unscr
    RRegion
    PPostal code
    CCity
    x(9694[1-4])(?:[ \-]([0-9]{4}))?
    f%N%n%A%n%C %S %Z
    drState
    dpZIP code
    ep96941
    k
    h*****	*****-****
    z96941	96944
    t691	7
    nFaroe Islands
    oslpc
    qsc
    uc
    PPostal code
    CCity
    x[0-9]{3}
    f%N%n%A%nFO%Z %C
    ep100
    k
    bFO
    z100
    t298	6
    nFrance
    oslpc
    qscp
    uc
    PPostal code
    CCity
    x[0-9]{2} ?[0-9]{3}
    f%N%n%A%n%Z %C
    ep33380
    k
    bF	FR
    z33380	34092	33506
    t33	7
    nGabon
    oslc
    qsc
    uc
    CCity
    f%N%n%A%n%C
    t241	7
    nUnited Kingdom
    oslcrp
    qscp
    ucp
    RCounty
    PPostcode
    CPost town
    xGIR ?0AA|(?:(?:AB|AL|B|BA|BB|BD|BF|BH|BL|BN|BR|BS|BT|BX|CA|CB|CF|CH|CM|CO|CR|CT|CV|CW|DA|DD|DE|DG|DH|DL|DN|DT|DY|E|EC|EH|EN|EX|FK|FY|G|GL|GY|GU|HA|HD|HG|HP|HR|HS|HU|HX|IG|IM|IP|IV|JE|KA|KT|KW|KY|L|LA|LD|LE|LL|LN|LS|LU|M|ME|MK|ML|N|NE|NG|NN|NP|NR|NW|OL|OX|PA|PE|PH|PL|PO|PR|RG|RH|RM|S|SA|SE|SG|SK|SL|SM|SN|SO|SP|SR|SS|ST|SW|SY|TA|TD|TF|TN|TQ|TR|TS|TW|UB|W|WA|WC|WD|WF|WN|WR|WS|WV|YO|ZE)(?:[0-9][0-9A-Z]? ?[0-9][ABD-HJLN-UW-Z]{2}))|BFPO ?[0-9]{1,4}
    f%N%n%A%n%C%n%S%n%Z
    epEC1Y 8SY
    h** ***	*** ***	**** ***	**** *	**** **	**** ****
    zEC1Y 8SY	GIR 0AA	M2 5BQ	M34 4AB	CR0 2YR	DN16 9AA	W1A 4ZZ	EC1A 1HQ	OX14 4PG	BS18 8HF	NR25 7HG	RH6 0NP	BH23 6AA	B6 5BA	SO23 9AP	PO1 3AX	BFPO 61
    t44	7
    nGrenada
    oslc
    qsc
    uc
    CCity
    f%N%n%A%n%C
    t1	10
    nGeorgia
    oslpc
    qsc
    uc
    PPostal code
    CCity
    x[0-9]{4}
    f%N%n%A%n%Z %C
    ep0101
    k
    z0101
    t995	7
    nFrench Guiana
    oslpc
    qscp
    usc
    PPostal code
    CCity
    x9[78]3[0-9]{2}
    f%N%n%A%n%Z %C
    ep97300
    k
    bGF
    z97300
    t594	7
    nGuernsey
    oslcp
    qscp
    ucp
    PPostcode
    CCity
    xGY[0-9][0-9A-Z]? ?[0-9][ABD-HJLN-UW-Z]{2}
    f%N%n%A%n%C%nGUERNSEY%n%Z
    epGY1 1AA
    h*** ***	**** ***
    zGY1 1AA	GY2 2BT
    t44	7
    nGhana
    oslc
    qsc
    uc
    CCity
    f%N%n%A%n%C
    t233	7
    nGibraltar
    oslp
    qs
    u
    PPostcode
    xGX11 1AA
    f%N%n%A%nGIBRALTAR%n%Z
    epGX11 1AA
    h**** ***
    zGX11 1AA
    t350	7
    nGreenland
    oslpc
    qscp
    uc
    PPostal code
    CCity
    x39[0-9]{2}
    f%N%n%A%n%Z %C
    ep3900
    k
    bGL
    z3900	3950	3911
    t299	6
    nGambia
    oslc
    qsc
    uc
    CCity
    f%N%n%A%n%C
    t220	7
    nGuinea
    opslc
    qsc
    uc
    PPostal code
    CCity
    x[0-9]{3}
    f%N%n%Z %A %C
    ep001
    k
    z001	200	100
    t224	7
    nGuadeloupe
    oslpc
    qscp
    usc
    PPostal code
    CCity
    x9[78][01][0-9]{2}
    f%N%n%A%n%Z %C
    ep97100
    k
    bGP
    z97100
    t590	7
    nEquatorial Guinea
    oslc
    qsc
    uc
    CCity
    f%N%n%A%n%C
    t240	7
    nGreece
    oslpc
    qscp
    uc
    PPostal code
    CCity
    x[0-9]{3} ?[0-9]{2}
    f%N%n%A%n%Z %C
    ep151 24
    k
    h*** **
    bGR
    z151 24	151 10	101 88
    t30	7
    nSouth Georgia & South Sandwich Islands
    oslcp
    qscp
    ucp
    PPostal code
    CCity
    xSIQQ 1ZZ
    f%N%n%A%n%C%n%Z
    dpPostcode
    epSIQQ 1ZZ
    h**** ***
    zSIQQ 1ZZ
    t	7
    nGuatemala
    oslpc
    qsc
    uc
    PPostal code
    CCity
    x[0-9]{5}
    f%N%n%A%n%Z- %C
    ep09001
    k
    z09001	01501
    t502	7
    nGuam
    oslcp
    qscp
    unsc
    PPostal code
    CCity
    x(969(?:[12][0-9]|3[12]))(?:[ \-]([0-9]{4}))?
    f%N%n%A%n%C %Z
    dpZIP code
    ep96910
    k
    h*****	*****-****
    z96910	96931
    t1	10
    nGuinea-Bissau
    oslpc
    qsc
    uc
    PPostal code
    CCity
    x[0-9]{4}
    f%N%n%A%n%Z %C
    ep1000
    k
    z1000	1011
    t245	7
    nGuyana
    oslc
    qsc
    uc
    CCity
    f%N%n%A%n%C
    t592	7
    nHong Kong SAR China
    orcsl
    qsr
    ur
    RRegion
    CDistrict
    f%S%n%C%n%A%n%N
    F%N%n%A%n%C%n%S
    drArea
    t852	7
    aKowloon	九龍
    aHong Kong Island	香港島
    aNew Territories	新界
    nHeard Island & McDonald Islands
    oslcrp
    qsc
    ucr
    RRegion
    PPostal code
    CCity
    x[0-9]{4}
    f%N%n%A%n%C %S %Z
    drState
    dpPostcode
    ep7050
    k
    z7050
    t	7
    nHonduras
    oslcrp
    qscr
    uc
    RRegion
    PPostal code
    CCity
    x[0-9]{5}
    f%N%n%A%n%C, %S%n%Z
    drDepartment
    ep31301
    k
    z31301
    t504	7
    nCroatia
    oslpc
    qsc
    uc
    PPostal code
    CCity
    x[0-9]{5}
    f%N%n%A%nHR-%Z %C
    ep10000
    k
    bHR
    z10000	21001	10002
    t385	7
    nHaiti
    oslpc
    qsc
    uc
    PPostal code
    CCity
    x[0-9]{4}
    f%N%n%A%nHT%Z %C
    ep6120
    k
    bHT
    z6120	5310	6110	8510
    t509	7
    nHungary
    ocslp
    qscp
    unsc
    PPostal code
    CCity
    x[0-9]{4}
    f%N%n%C%n%A%n%Z
    ep1037
    k
    bH	HU
    z1037	2380	1540
    t36	7
    nIndonesia
    oslcrp
    qsr
    uc
    RProvince
    PPostal code
    CCity
    x[0-9]{5}
    f%N%n%A%n%C%n%S %Z
    ep40115
    k
    z40115
    t62	7
    aAceh			ID-AC
    aBali			ID-BA
    aBanten			ID-BT
    aBengkulu			ID-BE
    aDaerah Istimewa Yogyakarta		Special Region of Yogyakarta	ID-YO
    aDKI Jakarta		Jakarta	ID-JK
    aGorontalo			ID-GO
    aJambi			ID-JA
    aJawa Barat		West Java	ID-JB
    aJawa Tengah		Central Java	ID-JT
    aJawa Timur		East Java	ID-JI
    aKalimantan Barat		West Kalimantan	ID-KB
    aKalimantan Selatan		South Kalimantan	ID-KS
    aKalimantan Tengah		Central Kalimantan	ID-KT
    aKalimantan Timur		East Kalimantan	ID-KI
    aKalimantan Utara		North Kalimantan	ID-KU
    aKepulauan Bangka Belitung		Bangka Belitung Islands	ID-BB
    aKepulauan Riau		Riau Islands	ID-KR
    aLampung			ID-LA
    aMaluku			ID-MA
    aMaluku Utara		North Maluku	ID-MU
    aNusa Tenggara Barat		West Nusa Tenggara	ID-NB
    aNusa Tenggara Timur		East Nusa Tenggara	ID-NT
    aPapua			ID-PA
    aPapua Barat		West Papua	ID-PB
    aRiau			ID-RI
    aSulawesi Barat		West Sulawesi	ID-SR
    aSulawesi Selatan		South Sulawesi	ID-SN
    aSulawesi Tengah		Central Sulawesi	ID-ST
    aSulawesi Tenggara		South East Sulawesi	ID-SG
    aSulawesi Utara		North Sulawesi	ID-SA
    aSumatera Barat		West Sumatra	ID-SB
    aSumatera Selatan		South Sumatra	ID-SS
    aSumatera Utara		North Sumatra	ID-SU
    nIreland
    oslucrp
    qsc
    uc
    RCounty
    PEircode
    CCity
    UTownland
    x(?:D6W|[AC-FHKNPRT-Z][0-9]{2}) ?[0-9AC-FHKNPRT-Z]{4}
    f%N%n%A%n%D%n%C%n%S%n%Z
    epA65 F4E2
    h*** ****
    zA65 F4E2
    t353	7
    aCo. Carlow			IE-CW
    aCo. Cavan			IE-CN
    aCo. Clare			IE-CE
    aCo. Cork			IE-CO
    aCo. Donegal			IE-DL
    aCo. Dublin			IE-D
    aCo. Galway			IE-G
    aCo. Kerry			IE-KY
    aCo. Kildare			IE-KE
    aCo. Kilkenny			IE-KK
    aCo. Laois			IE-LS
    aCo. Leitrim			IE-LM
    aCo. Limerick			IE-LK
    aCo. Longford			IE-LD
    aCo. Louth			IE-LH
    aCo. Mayo			IE-MO
    aCo. Meath			IE-MH
    aCo. Monaghan			IE-MN
    aCo. Offaly			IE-OY
    aCo. Roscommon			IE-RN
    aCo. Sligo			IE-SO
    aCo. Tipperary			IE-TA
    aCo. Waterford			IE-WD
    aCo. Westmeath			IE-WH
    aCo. Wexford			IE-WX
    aCo. Wicklow			IE-WW
    nIsrael
    oslcp
    qsc
    uc
    PPostal code
    CCity
    x[0-9]{5}(?:[0-9]{2})?
    f%N%n%A%n%C %Z
    ep9614303
    k
    z9614303
    t972	7
    nIsle of Man
    oslcp
    qscp
    ucp
    PPostcode
    CCity
    xIM[0-9][0-9A-Z]? ?[0-9][ABD-HJLN-UW-Z]{2}
    f%N%n%A%n%C%n%Z
    epIM2 1AA
    h*** ***	**** ***
    zIM2 1AA	IM99 1PS
    t44	7
    nIndia
    oslcpr
    qscrp
    uc
    RState
    PPIN code
    CCity
    x[0-9]{6}
    f%N%n%A%n%C %Z%n%S
    erDelhi
    ep110034
    k
    z110034	110001
    t91	7
    aAndaman and Nicobar Islands	Andaman & Nicobar		IN-AN	744
    aAndhra Pradesh			IN-AP	5[0-3]
    aArunachal Pradesh			IN-AR	79[0-2]
    aAssam			IN-AS	78
    aBihar			IN-BR	8[0-5]
    aChandigarh			IN-CH	16|1440[3-9]
    aChhattisgarh			IN-CT	49
    aDadra and Nagar Haveli and Daman and Diu	Dadra & Nagar Haveli & Daman & Diu		IN-DH	396|362
    aDelhi			IN-DL	11
    aGoa			IN-GA	403
    aGujarat			IN-GJ	3[6-9]
    aHaryana			IN-HR	1[23]
    aHimachal Pradesh			IN-HP	17
    aJammu and Kashmir	Jammu & Kashmir		IN-JK	1[89]
    aJharkhand			IN-JH	81[4-9]|82|83[0-5]
    aKarnataka			IN-KA	5[4-9]|53[7-9]
    aKerala			IN-KL	6[7-9]|6010|607008|777
    aLadakh			IN-LA	194
    aLakshadweep			IN-LD	682
    aMadhya Pradesh			IN-MP	4[5-8]|490
    aMaharashtra			IN-MH	4[0-4]
    aManipur			IN-MN	79[56]
    aMeghalaya			IN-ML	79[34]
    aMizoram			IN-MZ	796
    aNagaland			IN-NL	79[78]
    aOdisha			IN-OR	7[5-7]
    aPuducherry			IN-PY	60[579]
    aPunjab			IN-PB	1[456]
    aRajasthan			IN-RJ	3[0-4]
    aSikkim			IN-SK	737|750
    aTamil Nadu			IN-TN	6[0-6]|536
    aTelangana			IN-TG	5[0-3]
    aTripura			IN-TR	799
    aUttar Pradesh			IN-UP	2[0-35-8]|24[0-7]|26[12]
    aUttarakhand			IN-UT	24[46-9]|254|26[23]
    aWest Bengal			IN-WB	7[0-4]
    nBritish Indian Ocean Territory
    oslcp
    qscp
    ucp
    PPostal code
    CCity
    xBBND 1ZZ
    f%N%n%A%n%C%n%Z
    dpPostcode
    epBBND 1ZZ
    h**** ***
    zBBND 1ZZ
    t246	7
    nIraq
    oslcrp
    qscr
    ucr
    RRegion
    PPostal code
    CCity
    x[0-9]{5}
    f%N%n%A%n%C, %S%n%Z
    ep31001
    k
    z31001
    t964	7
    nIran
    orcuslp
    qsc
    uc
    RProvince
    PPostal code
    CCity
    UNeighborhood
    x[0-9]{5}-?[0-9]{5}
    f%N%n%S%n%C, %D%n%A%n%Z
    ep11936-12345
    k
    h*****-*****
    z11936-12345
    t98	7
    aاستان آذربایجان شرقی		East Azerbaijan Province	IR-03
    aاستان آذربایجان غربی		West Azerbaijan Province	IR-04
    aاستان اردبیل		Ardabil Province	IR-24
    aاستان اصفهان		Isfahan Province	IR-10
    aاستان البرز		Alborz Province	IR-30
    aاستان ایلام		Ilam Province	IR-16
    aاستان بوشهر		Bushehr Province	IR-18
    aاستان تهران		Tehran Province	IR-23
    aاستان چهارمحال و بختیاری		Chaharmahal and Bakhtiari Province	IR-14
    aاستان خراسان جنوبی		South Khorasan Province	IR-29
    aاستان خراسان رضوی		Razavi Khorasan Province	IR-09
    aاستان خراسان شمالی		North Khorasan Province	IR-28
    aاستان خوزستان		Khuzestan Province	IR-06
    aاستان زنجان		Zanjan Province	IR-19
    aاستان سمنان		Semnan Province	IR-20
    aاستان سیستان و بلوچستان		Sistan and Baluchestan Province	IR-11
    aاستان فارس		Fars Province	IR-07
    aاستان قزوین		Qazvin Province	IR-26
    aاستان قم		Qom Province	IR-25
    aاستان کردستان		Kurdistan Province	IR-12
    aاستان کرمان		Kerman Province	IR-08
    aاستان کرمانشاه		Kermanshah Province	IR-05
    aاستان کهگیلویه و بویراحمد		Kohgiluyeh and Boyer-Ahmad Province	IR-17
    aاستان گلستان		Golestan Province	IR-27
    aاستان گیلان		Gilan Province	IR-01
    aاستان لرستان		Lorestan Province	IR-15
    aاستان مازندران		Mazandaran Province	IR-02
    aاستان مرکزی		Markazi Province	IR-00
    aاستان هرمزگان		Hormozgan Province	IR-22
    aاستان همدان		Hamadan Province	IR-13
    aاستان یزد		Yazd Province	IR-21
    nIceland
    oslpc
    qsc
    uc
    PPostal code
    CCity
    x[0-9]{3}
    f%N%n%A%n%Z %C
    ep320
    k
    bIS
    z320	121	220	110
    t354	7
    nItaly
    oslpcr
    qscrp
    ucr
    RProvince
    PPostal code
    CCity
    x[0-9]{5}
    f%N%n%A%n%Z %C %S
    erRM
    ep00144
    k
    bI	IT
    z00144	47037	39049
    t39	7
    aAG	Agrigento		IT-AG	92
    aAL	Alessandria		IT-AL	15
    aAN	Ancona		IT-AN	60
    aAO	Aosta		IT-AO	11
    aAR	Arezzo		IT-AR	52
    aAP	Ascoli Piceno		IT-AP	63
    aAT	Asti		IT-AT	14
    aAV	Avellino		IT-AV	83
    aBA	Bari		IT-BA	70
    aBT	Barletta-Andria-Trani		IT-BT	76[01]
    aBL	Belluno		IT-BL	32
    aBN	Benevento		IT-BN	82
    aBG	Bergamo		IT-BG	24
    aBI	Biella		IT-BI	13[89]
    aBO	Bologna		IT-BO	40
    aBZ	Bolzano		IT-BZ	39
    aBS	Brescia		IT-BS	25
    aBR	Brindisi		IT-BR	72
    aCA	Cagliari		IT-CA	0912[1-9]|0913[0-4]|0901[0289]|0902[03468]|0903[0234]|0904|0803[035]|08043
    aCL	Caltanissetta		IT-CL	93
    aCB	Campobasso		IT-CB	860[1-4]|86100
    aCE	Caserta		IT-CE	81
    aCT	Catania		IT-CT	95
    aCZ	Catanzaro		IT-CZ	88[01]
    aCH	Chieti		IT-CH	66
    aCO	Como		IT-CO	22
    aCS	Cosenza		IT-CS	87
    aCR	Cremona		IT-CR	26[01]
    aKR	Crotone		IT-KR	88[89]
    aCN	Cuneo		IT-CN	12|18025
    aEN	Enna		IT-EN	94
    aFM	Fermo		IT-FM	638|63900
    aFE	Ferrara		IT-FE	44
    aFI	Firenze		IT-FI	50
    aFG	Foggia		IT-FG	71
    aFC	Forlì-Cesena		IT-FC	47[015]
    aFR	Frosinone		IT-FR	03
    aGE	Genova		IT-GE	16
    aGO	Gorizia		IT-GO	34[01]7
    aGR	Grosseto		IT-GR	58
    aIM	Imperia		IT-IM	18
    aIS	Isernia		IT-IS	860[7-9]|86170
    aAQ	L'Aquila		IT-AQ	67
    aSP	La Spezia		IT-SP	19
    aLT	Latina		IT-LT	04
    aLE	Lecce		IT-LE	73
    aLC	Lecco		IT-LC	23[89]
    aLI	Livorno		IT-LI	57
    aLO	Lodi		IT-LO	26[89]
    aLU	Lucca		IT-LU	55
    aMC	Macerata		IT-MC	62
    aMN	Mantova		IT-MN	46
    aMS	Massa-Carrara		IT-MS	54
    aMT	Matera		IT-MT	75
    aME	Messina		IT-ME	98
    aMI	Milano		IT-MI	20
    aMO	Modena		IT-MO	41
    aMB	Monza e Brianza		IT-MB	208|20900
    aNA	Napoli		IT-NA	80
    aNO	Novara		IT-NO	28[01]
    aNU	Nuoro		IT-NU	080[1-4]|08100
    aOR	Oristano		IT-OR	090[7-9]|09170|0801[039]|0803[04]
    aPD	Padova		IT-PD	35
    aPA	Palermo		IT-PA	90
    aPR	Parma		IT-PR	43
    aPV	Pavia		IT-PV	27
    aPG	Perugia		IT-PG	06
    aPU	Pesaro e Urbino		IT-PU	61
    aPE	Pescara		IT-PE	65
    aPC	Piacenza		IT-PC	29
    aPI	Pisa		IT-PI	56
    aPT	Pistoia		IT-PT	51
    aPN	Pordenone		IT-PN	330[7-9]|33170
    aPZ	Potenza		IT-PZ	85
    aPO	Prato		IT-PO	59
    aRG	Ragusa		IT-RG	97
    aRA	Ravenna		IT-RA	48
    aRC	Reggio Calabria		IT-RC	89[01]
    aRE	Reggio Emilia		IT-RE	42
    aRI	Rieti		IT-RI	02
    aRN	Rimini		IT-RN	47[89]
    aRM	Roma		IT-RM	00
    aRO	Rovigo		IT-RO	45
    aSA	Salerno		IT-SA	84
    aSS	Sassari		IT-SS	07[01]|08020
    aSV	Savona		IT-SV	17|12071
    aSI	Siena		IT-SI	53
    aSR	Siracusa		IT-SR	96
    aSO	Sondrio		IT-SO	23[01]
    aSU	Sud Sardegna		IT-SU	090[1-5][0-9]|0906[0-6]|080[1-4]
    aTA	Taranto		IT-TA	74
    aTE	Teramo		IT-TE	64
    aTR	Terni		IT-TR	05
    aTO	Torino		IT-TO	10
    aTP	Trapani		IT-TP	91
    aTN	Trento		IT-TN	38
    aTV	Treviso		IT-TV	31
    aTS	Trieste		IT-TS	3401|341[0-689]|34062
    aUD	Udine		IT-UD	330[1-5]|33100
    aVA	Varese		IT-VA	21
    aVE	Venezia		IT-VE	30
    aVB	Verbano-Cusio-Ossola		IT-VB	28[89]
    aVC	Vercelli		IT-VC	13[01]
    aVR	Verona		IT-VR	37
    aVV	Vibo Valentia		IT-VV	89[89]
    aVI	Vicenza		IT-VI	36
    aVT	Viterbo		IT-VT	01
    nJersey
    oslcp
    qscp
    ucp
    PPostcode
    CCity
    xJE[0-9][0-9A-Z]? ?[0-9][ABD-HJLN-UW-Z]{2}
    f%N%n%A%n%C%nJERSEY%n%Z
    epJE1 1AA
    h*** ***	**** ***
    zJE1 1AA	JE2 2BT
    t44	7
    nJamaica
    oslcr
    qscr
    uc
    RRegion
    CCity
    f%N%n%A%n%C%n%S
    drParish
    t1	10
    aClarendon			JM-13
    aHanover			JM-09
    aKingston			JM-01
    aManchester			JM-12
    aPortland			JM-04
    aSt. Andrew			JM-02
    aSt. Ann			JM-06
    aSt. Catherine			JM-14
    aSt. Elizabeth			JM-11
    aSt. James			JM-08
    aSt. Mary			JM-05
    aSt. Thomas			JM-03
    aTrelawny			JM-07
    aWestmoreland			JM-10
    nJordan
    oslcp
    qsc
    uc
    PPostal code
    CCity
    x[0-9]{5}
    f%N%n%A%n%C %Z
    ep11937
    k
    z11937	11190
    t962	7
    nJapan
    oprsl
    qsrp
    ur
    RPrefecture
    PPostal code
    x[0-9]{3}-?[0-9]{4}
    f〒%Z%n%S%n%A%n%N
    F%N%n%A, %S%n%Z
    er東京都
    ep154-0023
    k
    h***-****
    b〒
    z154-0023	350-1106	951-8073	112-0001	208-0032	231-0012
    t81	7
    a北海道		Hokkaido	JP-01	0[4-9]|00[1-7]
    a青森県		Aomori	JP-02	03|018
    a岩手県		Iwate	JP-03	02
    a宮城県		Miyagi	JP-04	98
    a秋田県		Akita	JP-05	01
    a山形県		Yamagata	JP-06	99
    a福島県		Fukushima	JP-07	9[67]
    a茨城県		Ibaraki	JP-08	3[01]
    a栃木県		Tochigi	JP-09	32|311|349
    a群馬県		Gunma	JP-10	37|38[49]
    a埼玉県		Saitama	JP-11	3[3-6]
    a千葉県		Chiba	JP-12	2[6-9]
    a東京都		Tokyo	JP-13	1[0-8]|19[0-8]|20
    a神奈川県		Kanagawa	JP-14	2[1-5]|199
    a新潟県		Niigata	JP-15	9[45]|389
    a富山県		Toyama	JP-16	93
    a石川県		Ishikawa	JP-17	92|939
    a福井県		Fukui	JP-18	91|922
    a山梨県		Yamanashi	JP-19	40
    a長野県		Nagano	JP-20	3[89]|949
    a岐阜県		Gifu	JP-21	50
    a静岡県		Shizuoka	JP-22	4[1-9]
    a愛知県		Aichi	JP-23	4[4-9]|431
    a三重県		Mie	JP-24	51|498|647
    a滋賀県		Shiga	JP-25	52
    a京都府		Kyoto	JP-26	6[0-2]|520
    a大阪府		Osaka	JP-27	5[3-9]|618|630
    a兵庫県		Hyogo	JP-28	6[5-7]|563
    a奈良県		Nara	JP-29	63|64[78]
    a和歌山県		Wakayama	JP-30	64|519
    a鳥取県		Tottori	JP-31	68
    a島根県		Shimane	JP-32	69|68[45]
    a岡山県		Okayama	JP-33	7[01]
    a広島県		Hiroshima	JP-34	7[23]
    a山口県		Yamaguchi	JP-35	7[45]
    a徳島県		Tokushima	JP-36	77
    a香川県		Kagawa	JP-37	76
    a愛媛県		Ehime	JP-38	79
    a高知県		Kochi	JP-39	78
    a福岡県		Fukuoka	JP-40	8[0-3]|871
    a佐賀県		Saga	JP-41	84
    a長崎県		Nagasaki	JP-42	85|81[17]|848
    a熊本県		Kumamoto	JP-43	86
    a大分県		Oita	JP-44	87|839
    a宮崎県		Miyazaki	JP-45	88
    a鹿児島県		Kagoshima	JP-46	89
    a沖縄県		Okinawa	JP-47	90
    nKenya
    oslcp
    qsc
    uc
    PPostal code
    CCity
    x[0-9]{5}
    f%N%n%A%n%C%n%Z
    ep20100
    k
    z20100	00100
    t254	7
    nKyrgyzstan
    oslpc
    qsc
    uc
    PPostal code
    CCity
    x[0-9]{6}
    f%N%n%A%n%Z %C
    ep720001
    k
    z720001
    t996	7
    nCambodia
    oslcp
    qsc
    uc
    PPostal code
    CCity
    x[0-9]{5,6}
    f%N%n%A%n%C %Z
    ep120101
    k
    z120101	120108
    t855	7
    nKiribati
    oslrc
    qsc
    unscr
    RRegion
    CCity
    f%N%n%A%n%S%n%C
    drIsland
    t686	5
    nComoros
    oslc
    qsc
    usc
    CCity
    f%N%n%A%n%C
    t269	7
    nSt. Kitts & Nevis
    oslcr
    qscr
    uc
    RRegion
    CCity
    f%N%n%A%n%C, %S
    drIsland
    t1	10
    aNevis			KN-N
    aSt. Kitts			KN-K
    nNorth Korea
    oprcsl
    qsc
    uc
    RProvince
    PPostal code
    CCity
    f%Z%n%S%n%C%n%A%n%N
    F%N%n%A%n%C%n%S, %Z
    t850	7
    a강원도		Kangwon	KP-07
    a라선 특별시		Rason	KP-13
    a량강도		Ryanggang	KP-10
    a자강도		Chagang	KP-04
    a평안 남도		South Pyongan	KP-02
    a평안 북도		North Pyongan	KP-03
    a평양 직할시		Pyongyang	KP-01
    a함경 남도		South Hamgyong	KP-08
    a함경 북도		North Hamgyong	KP-09
    a황해남도		South Hwanghae	KP-05
    a황해북도		North Hwanghae	KP-06
    nSouth Korea
    orcuslp
    qscrp
    up
    RProvince
    PPostal code
    CCity
    UDistrict
    x[0-9]{5}
    f%S %C%D%n%A%n%N%n%Z
    F%N%n%A%n%D%n%C%n%S%n%Z
    er서울특별시
    ep03051
    k
    z03051
    t82	7
    a강원도	강원	Gangwon-do	KR-42	2[456][0-9]{2}
    a경기도	경기	Gyeonggi-do	KR-41	1[0-8][0-9]{2}
    a경상남도	경남	Gyeongsangnam-do	KR-48	5[0-3][0-9]{2}
    a경상북도	경북	Gyeongsangbuk-do	KR-47	(?:3[6-9]|40)[0-9]{2}
    a광주광역시	광주	Gwangju	KR-29	6[12][0-9]{2}
    a대구광역시	대구	Daegu	KR-27	4[123][0-9]{2}
    a대전광역시	대전	Daejeon	KR-30	3[45][0-9]{2}
    a부산광역시	부산	Busan	KR-26	4[6-9][0-9]{2}
    a서울특별시	서울	Seoul	KR-11	0[1-8][0-9]{2}
    a세종특별자치시	세종	Sejong	KR-50	30[01][0-9]
    a울산광역시	울산	Ulsan	KR-31	4[45][0-9]{2}
    a인천광역시	인천	Incheon	KR-28	2[1-3][0-9]{2}
    a전라남도	전남	Jeollanam-do	KR-46	5[7-9][0-9]{2}
    a전라북도	전북	Jeollabuk-do	KR-45	5[4-6][0-9]{2}
    a제주특별자치도	제주	Jeju-do	KR-49	63[0-356][0-9]
    a충청남도	충남	Chungcheongnam-do	KR-44	3[1-3][0-9]{2}
    a충청북도	충북	Chungcheongbuk-do	KR-43	2[789][0-9]{2}
    nKuwait
    oslpc
    qsc
    uc
    PPostal code
    CCity
    x[0-9]{5}
    f%N%n%A%n%Z %C
    ep54541
    k
    z54541	54551	54404	13009
    t965	7
    nCayman Islands
    oslrp
    qsr
    u
    RRegion
    PPostal code
    xKY[0-9]-[0-9]{4}
    f%N%n%A%n%S %Z
    drIsland
    epKY1-1100
    h***-****
    zKY1-1100	KY1-1702	KY2-2101
    t1	10
    aCayman Brac
    aGrand Cayman
    aLittle Cayman
    nKazakhstan
    oprcsl
    qsc
    uc
    RRegion
    PPostal code
    CCity
    x[0-9]{6}
    f%Z%n%S%n%C%n%A%n%N
    ep040900
    k
    z040900	050012
    t7	7
    nLaos
    oslpc
    qsc
    uc
    PPostal code
    CCity
    x[0-9]{5}
    f%N%n%A%n%Z %C
    ep01160
    k
    z01160	01000
    t856	7
    nLebanon
    oslcp
    qsc
    uc
    PPostal code
    CCity
    x(?:[0-9]{4})(?: ?(?:[0-9]{4}))?
    f%N%n%A%n%C %Z
    ep2038 3054
    k
    h****	**** ****
    z2038 3054	1107 2810	1000
    t961	7
    nSt. Lucia
    oslc
    qsc
    uc
    CCity
    f%N%n%A%n%C
    t1	10
    nLiechtenstein
    oslpc
    qscp
    uc
    PPostal code
    CCity
    x948[5-9]|949[0-8]
    f%N%n%A%nFL-%Z %C
    ep9496
    k
    bFL	LI
    z9496	9491	9490	9485
    t423	7
    nSri Lanka
    oslcp
    qsc
    uc
    PPostal code
    CCity
    x[0-9]{5}
    f%N%n%A%n%C%n%Z
    ep20000
    k
    z20000	00100
    t94	7
    nLiberia
    oslpc
    qsc
    uc
    PPostal code
    CCity
    x[0-9]{4}
    f%N%n%A%n%Z %C
    ep1000
    k
    z1000
    t231	7
    nLesotho
    oslcp
    qsc
    uc
    PPostal code
    CCity
    x[0-9]{3}
    f%N%n%A%n%C %Z
    ep100
    k
    z100
    t266	7
    nLithuania
    oslpcr
    qscp
    uc
    RRegion
    PPostal code
    CCity
    x[0-9]{5}
    f%N%n%A%nLT-%Z %C %S
    ep04340
    k
    bLT
    z04340	03500
    t370	7
    nLuxembourg
    oslpc
    qscp
    uc
    PPostal code
    CCity
    x[0-9]{4}
    f%N%n%A%nL-%Z %C
    ep4750
    k
    bL	LU
    z4750	2998
    t352	7
    nLatvia
    oslrcp
    qscp
    uc
    RRegion
    PPostal code
    CCity
    xLV-[0-9]{4}
    f%N%n%A%n%S%n%C, %Z
    epLV-1073
    h**-****
    zLV-1073	LV-1000
    t371	7
    nLibya
    oslc
    qsc
    uc
    CCity
    f%N%n%A%n%C
    t218	7
    nMorocco
    oslpc
    qsc
    uc
    PPostal code
    CCity
    x[0-9]{5}
    f%N%n%A%n%Z %C
    ep53000
    k
    z53000	10000	20050	16052
    t212	7
    nMonaco
    oslpc
    qsc
    uc
    PPostal code
    CCity
    x980[0-9]{2}
    f%N%n%A%nMC-%Z %C
    ep98000
    k
    bMC
    z98000	98020	98011	98001
    t377	7
    nMoldova
    oslpc
    qsc
    uc
    PPostal code
    CCity
    x[0-9]{4}
    f%N%n%A%nMD-%Z %C
    ep2012
    k
    bMD
    z2012	2019
    t373	7
    nMontenegro
    oslpc
    qsc
    uc
    PPostal code
    CCity
    x8[0-9]{4}
    f%N%n%A%n%Z %C
    ep81257
    k
    bME	MNE
    z81257	81258	81217	84314	85366
    t382	7
    nSt. Martin
    oslpc
    qscp
    usc
    PPostal code
    CCity
    x9[78][01][0-9]{2}
    f%N%n%A%n%Z %C
    ep97100
    k
    bMF
    z97100
    t590	7
    nMadagascar
    oslpc
    qsc
    uc
    PPostal code
    CCity
    x[0-9]{3}
    f%N%n%A%n%Z %C
    ep501
    k
    z501	101
    t261	7
    nMarshall Islands
    oslcrp
    qscrp
    unscr
    RRegion
    PPostal code
    CCity
    x(969[67][0-9])(?:[ \-]([0-9]{4}))?
    f%N%n%A%n%C %S %Z
    drState
    dpZIP code
    ep96960
    k
    h*****	*****-****
    z96960	96970
    t692	7
    nNorth Macedonia
    oslpc
    qsc
    uc
    PPostal code
    CCity
    x[0-9]{4}
    f%N%n%A%n%Z %C
    ep1314
    k
    bMK	NMK
    z1314	1321	1443	1062
    t389	7
    nMali
    oslc
    qsc
    uc
    CCity
    f%N%n%A%n%C
    t223	7
    nMyanmar (Burma)
    oslcp
    qsc
    uc
    PPostal code
    CCity
    x[0-9]{5}
    f%N%n%A%n%C, %Z
    ep11181
    k
    z11181
    t95	7
    nMongolia
    oslcrp
    qsc
    uc
    RProvince
    PPostal code
    CCity
    x[0-9]{5}
    f%N%n%A%n%C%n%S %Z
    ep65030
    k
    z65030	65270
    t976	7
    nMacao SAR China
    osl
    qs
    u
    f%A%n%N
    F%N%n%A
    t853	7
    nNorthern Mariana Islands
    oslcrp
    qscrp
    unscr
    RRegion
    PPostal code
    CCity
    x(9695[012])(?:[ \-]([0-9]{4}))?
    f%N%n%A%n%C %S %Z
    drState
    dpZIP code
    ep96950
    k
    h*****	*****-****
    z96950	96951	96952
    t1	10
    nMartinique
    oslpc
    qscp
    usc
    PPostal code
    CCity
    x9[78]2[0-9]{2}
    f%N%n%A%n%Z %C
    ep97220
    k
    bMQ
    z97220
    t596	7
    nMauritania
    oslc
    qsc
    usc
    CCity
    f%N%n%A%n%C
    t222	7
    nMontserrat
    oslc
    qsc
    uc
    CCity
    f%N%n%A%n%C
    t1	10
    nMalta
    oslcp
    qsc
    ucp
    PPostal code
    CCity
    x[A-Z]{3} ?[0-9]{2,4}
    f%N%n%A%n%C %Z
    epNXR 01
    h*** **	*** ***	*** ****
    zNXR 01	ZTN 05	GPO 01	BZN 1130	SPB 6031	VCT 1753
    t356	7
    nMauritius
    oslpc
    qsc
    ucp
    PPostal code
    CCity
    x[0-9]{3}(?:[0-9]{2}|[A-Z]{2}[0-9]{3})
    f%N%n%A%n%Z%n%C
    ep42602
    z42602
    t230	7
    nMaldives
    oslcp
    qsc
    uc
    PPostal code
    CCity
    x[0-9]{5}
    f%N%n%A%n%C %Z
    ep20026
    k
    z20026
    t960	7
    nMalawi
    oslc
    qsc
    uc
    CCity
    f%N%n%A%n%C
    t265	7
    nMexico
    oslupcr
    qscrp
    ucrp
    RRegion
    PPostal code
    CCity
    UNeighborhood
    x[0-9]{5}
    f%N%n%A%n%D%n%Z %C, %S
    drState
    erCDMX
    ep02860
    k
    z02860	77520	06082
    t52	7
    aAgs.	Aguascalientes		MX-AGU	20
    aB.C.	Baja California		MX-BCN	2[12]
    aB.C.S.	Baja California Sur		MX-BCS	23
    aCamp.	Campeche		MX-CAM	24
    aChis.	Chiapas		MX-CHP	29|30
    aChih.	Chihuahua		MX-CHH	3[1-3]
    aCDMX	Ciudad de México		MX-CMX	0|1[0-6]
    aCoah.	Coahuila de Zaragoza		MX-COA	2[5-7]
    aCol.	Colima		MX-COL	28
    aDgo.	Durango		MX-DUR	3[45]
    aMéx.	Estado de México		MX-MEX	5[0-7]
    aGto.	Guanajuato		MX-GUA	3[6-8]
    aGro.	Guerrero		MX-GRO	39|4[01]
    aHgo.	Hidalgo		MX-HID	4[23]
    aJal.	Jalisco		MX-JAL	4[4-9]
    aMich.	Michoacán		MX-MIC	5[89]|6[01]
    aMor.	Morelos		MX-MOR	62
    aNay.	Nayarit		MX-NAY	63
    aN.L.	Nuevo León		MX-NLE	6[4-7]
    aOax.	Oaxaca		MX-OAX	6[89]|7[01]
    aPue.	Puebla		MX-PUE	7[2-5]
    aQro.	Querétaro		MX-QUE	76
    aQ.R.	Quintana Roo		MX-ROO	77
    aS.L.P.	San Luis Potosí		MX-SLP	7[89]
    aSin.	Sinaloa		MX-SIN	8[0-2]
    aSon.	Sonora		MX-SON	8[3-5]
    aTab.	Tabasco		MX-TAB	86
    aTamps.	Tamaulipas		MX-TAM	8[7-9]
    aTlax.	Tlaxcala		MX-TLA	90
    aVer.	Veracruz		MX-VER	9[1-6]
    aYuc.	Yucatán		MX-YUC	97
    aZac.	Zacatecas		MX-ZAC	9[89]
    nMalaysia
    oslupcr
    qscp
    ucr
    RRegion
    PPostal code
    CCity
    UVillage / Township
    x[0-9]{5}
    f%N%n%A%n%D%n%Z %C%n%S
    drState
    erSelangor
    ep43000
    k
    z43000	50754	88990	50670
    t60	7
    aJohor			MY-01	79|8[0-6]
    aKedah			MY-02	0[5-9]|34950
    aKelantan			MY-03	1[5-9]
    aKuala Lumpur			MY-14	5|60
    aLabuan			MY-15	87
    aMelaka			MY-04	7[5-8]
    aNegeri Sembilan			MY-05	7[0-4]
    aPahang			MY-06	2[5-8]|[346]9
    aPerak			MY-08	3[0-6]|39000
    aPerlis			MY-09	0[12]
    aPulau Pinang			MY-07	1[0-4]
    aPutrajaya			MY-16	62
    aSabah			MY-12	8[89]|9[01]
    aSarawak			MY-13	9[3-8]
    aSelangor			MY-10	4[0-8]|6[3-8]
    aTerengganu			MY-11	2[0-4]
    nMozambique
    oslpcr
    qsc
    uc
    RProvince
    PPostal code
    CCity
    x[0-9]{4}
    f%N%n%A%n%Z %C%S
    ep1102
    k
    z1102	1119	3212
    t258	7
    aCabo Delgado			MZ-P
    aCidade de Maputo			MZ-MPM
    aGaza			MZ-G
    aInhambane			MZ-I
    aManica			MZ-B
    aMaputo			MZ-L
    aNampula			MZ-N
    aNiassa			MZ-A
    aSofala			MZ-S
    aTete			MZ-T
    aZambezia			MZ-Q
    nNamibia
    oslcp
    qsc
    uc
    PPostal code
    CCity
    x[0-9]{5}
    f%N%n%A%n%C%n%Z
    ep10001
    k
    z10001	10017
    t264	7
    nNew Caledonia
    oslpc
    qscp
    usc
    PPostal code
    CCity
    x988[0-9]{2}
    f%N%n%A%n%Z %C
    ep98814
    k
    bNC
    z98814	98800	98810
    t687	6
    nNiger
    oslpc
    qsc
    uc
    PPostal code
    CCity
    x[0-9]{4}
    f%N%n%A%n%Z %C
    ep8001
    k
    z8001
    t227	7
    nNorfolk Island
    oslcrp
    qsc
    ucr
    RRegion
    PPostal code
    CCity
    x2899
    f%N%n%A%n%C %S %Z
    drState
    dpPostcode
    ep2899
    k
    z2899
    t672	6
    nNigeria
    oslucpr
    qsc
    ucr
    RRegion
    PPostal code
    CCity
    USuburb
    x[0-9]{6}
    f%N%n%A%n%D%n%C %Z%n%S
    drState
    ep930283
    k
    z930283	300001	931104
    t234	7
    aAbia			NG-AB
    aAdamawa			NG-AD
    aAkwa Ibom			NG-AK
    aAnambra			NG-AN
    aBauchi			NG-BA
    aBayelsa			NG-BY
    aBenue			NG-BE
    aBorno			NG-BO
    aCross River			NG-CR
    aDelta			NG-DE
    aEbonyi			NG-EB
    aEdo			NG-ED
    aEkiti			NG-EK
    aEnugu			NG-EN
    aFederal Capital Territory			NG-FC
    aGombe			NG-GO
    aImo			NG-IM
    aJigawa			NG-JI
    aKaduna			NG-KD
    aKano			NG-KN
    aKatsina			NG-KT
    aKebbi			NG-KE
    aKogi			NG-KO
    aKwara			NG-KW
    aLagos			NG-LA
    aNasarawa			NG-NA
    aNiger			NG-NI
    aOgun State			NG-OG
    aOndo			NG-ON
    aOsun			NG-OS
    aOyo			NG-OY
    aPlateau			NG-PL
    aRivers			NG-RI
    aSokoto			NG-SO
    aTaraba			NG-TA
    aYobe			NG-YO
    aZamfara			NG-ZA
    nNicaragua
    oslpcr
    qsc
    ucr
    RRegion
    PPostal code
    CCity
    x[0-9]{5}
    f%N%n%A%n%Z%n%C, %S
    drDepartment
    erBoaco
    ep52000
    k
    z52000
    t505	7
    aBoaco			NI-BO	5[12]
    aCarazo			NI-CA	4[56]
    aChinandega			NI-CI	2[5-7]
    aChontales			NI-CO	5[56]
    aEstelí			NI-ES	3[12]
    aGranada			NI-GR	4[34]
    aJinotega			NI-JI	6[56]
    aLeón			NI-LE	2[12]
    aMadriz			NI-MD	3[45]
    aManagua			NI-MN	1[0-6]
    aMasaya			NI-MS	4[12]
    aMatagalpa			NI-MT	6[1-3]
    aNueva Segovia			NI-NS	3[7-9]
    aRegión Autónoma de la Costa Caribe Norte			NI-AN	7[12]
    aRegión Autónoma de la Costa Caribe Sur			NI-AS	8[1-3]
    aRío San Juan			NI-SJ	9[12]
    aRivas			NI-RI	4[78]
    nNetherlands
    oslpc
    qscp
    uc
    PPostal code
    CCity
    x[1-9][0-9]{3} ?(?:[A-RT-Z][A-Z]|S[BCE-RT-Z])
    f%N%n%A%n%Z %C
    ep1234 AB
    h**** **
    z1234 AB	2490 AA
    t31	7
    nNorway
    oslpc
    qscp
    uc
    PPostal code
    CPost town
    x[0-9]{4}
    f%N%n%A%n%Z %C
    ep0025
    k
    bN	NO
    z0025	0107	6631
    t47	7
    nNepal
    oslcp
    qsc
    uc
    PPostal code
    CCity
    x[0-9]{5}
    f%N%n%A%n%C %Z
    ep44601
    k
    z44601
    t977	7
    nNauru
    oslr
    qsr
    u
    RRegion
    f%N%n%A%n%S
    drDistrict
    t674	7
    aAiwo District			NR-01
    aAnabar District			NR-02
    aAnetan District			NR-03
    aAnibare District			NR-04
    aBaiti District			NR-05
    aBoe District			NR-06
    aBuada District			NR-07
    aDenigomodu District			NR-08
    aEwa District			NR-09
    aIjuw District			NR-10
    aMeneng District			NR-11
    aNibok District			NR-12
    aUaboe District			NR-13
    aYaren District			NR-14
    nNiue
    oslc
    qsc
    uc
    CCity
    f%N%n%A%n%C
    t683	4
    nNew Zealand
    oslucp
    qscp
    uc
    PPostal code
    CCity
    USuburb
    x[0-9]{4}
    f%N%n%A%n%D%n%C %Z
    dpPostcode
    ep6001
    k
    z6001	6015	6332	8252	1030
    t64	7
    nOman
    oslpc
    qsc
    uc
    PPostal code
    CCity
    x(?:PC )?[0-9]{3}
    f%N%n%A%n%Z%n%C
    ep133
    h***	** ***
    z133	112	111
    t968	7
    nPanama
    oslcr
    qsc
    ucr
    RProvince
    CCity
    f%N%n%A%n%C%n%S
    t507	7
    nPeru
    oslcpr
    qsc
    uc
    RRegion
    PPostal code
    CDistrict
    x(?:LIMA [0-9]{1,2}|CALLAO 0?[0-9])|[0-2][0-9]{4}
    f%N%n%A%n%C %Z%n%S
    epLIMA 23
    h*****	**** **	**** *	****** *	****** **
    zLIMA 23	LIMA 42	CALLAO 2	02001
    t51	7
    aAmazonas			PE-AMA
    aÁncash			PE-ANC
    aApurímac			PE-APU
    aArequipa			PE-ARE
    aAyacucho			PE-AYA
    aCajamarca			PE-CAJ
    aCallao			PE-CAL
    aCuzco			PE-CUS
    aGobierno Regional de Lima			PE-LIM
    aHuancavelica			PE-HUV
    aHuánuco			PE-HUC
    aIca			PE-ICA
    aJunín			PE-JUN
    aLa Libertad			PE-LAL
    aLambayeque			PE-LAM
    aLoreto			PE-LOR
    aMadre de Dios			PE-MDD
    aMoquegua			PE-MOQ
    aMunicipalidad Metropolitana de Lima			PE-LMA
    aPasco			PE-PAS
    aPiura			PE-PIU
    aPuno			PE-PUN
    aSan Martín			PE-SAM
    aTacna			PE-TAC
    aTumbes			PE-TUM
    aUcayali			PE-UCA
    nFrench Polynesia
    oslpcr
    qscrp
    ucr
    RRegion
    PPostal code
    CCity
    x987[0-9]{2}
    f%N%n%A%n%Z %C %S
    drIsland
    ep98709
    k
    bPF
    z98709
    t689	7
    nPapua New Guinea
    oslcpr
    qscr
    uc
    RProvince
    PPostal code
    CCity
    x[0-9]{3}
    f%N%n%A%n%C %Z %S
    ep111
    k
    z111
    t675	7
    nPhilippines
    oslucpr
    qsc
    uc
    RProvince
    PPostal code
    CCity
    USuburb
    x[0-9]{4}
    f%N%n%A%n%D, %C%n%Z %S
    ep1008
    k
    z1008	1050	1135	1207	2000	1000
    t63	7
    aAbra			PH-ABR	28[0-2]
    aAgusan del Norte			PH-AGN	86[01]
    aAgusan del Sur			PH-AGS	85[01]
    aAklan			PH-AKL	56[01]
    aAlbay			PH-ALB	45[01]
    aAntique			PH-ANT	57[01]
    aApayao			PH-APA	380[0-68]
    aAurora			PH-AUR	320
    aBasilan			PH-BAS	730
    aBataan			PH-BAN	21[01]
    aBatanes			PH-BTN	390
    aBatangas			PH-BTG	42[0-3]
    aBenguet			PH-BEN	26(0|1[0-5])
    aBiliran			PH-BIL	65(4[3-9]|5)
    aBohol			PH-BOH	63[0-3]
    aBukidnon			PH-BUK	87[0-2]
    aBulacan			PH-BUL	30[0-2]
    aCagayan			PH-CAG	35[0-2]
    aCamarines Norte			PH-CAN	46[01]
    aCamarines Sur			PH-CAS	44[0-3]
    aCamiguin			PH-CAM	910
    aCapiz			PH-CAP	58[01]
    aCatanduanes			PH-CAT	48[01]
    aCavite			PH-CAV	41[0-2]
    aCebu			PH-CEB	60[0-5]
    aCompostela Valley			PH-COM	88[01]
    aCotabato			PH-NCO	94[01]
    aDavao del Norte			PH-DAV	81[0-2]
    aDavao del Sur			PH-DAS	80[01]
    aDavao Occidental			PH-DVO	801[1-5]
    aDavao Oriental			PH-DAO	82[01]
    aDinagat Islands			PH-DIN	84[12]
    aEastern Samar			PH-EAS	68[0-2]
    aGuimaras			PH-GUI	504[4-6]
    aIfugao			PH-IFU	36[01]
    aIlocos Norte			PH-ILN	29[0-2]
    aIlocos Sur			PH-ILS	27[0-3]
    aIloilo			PH-ILI	50([0-3]|4[0-3])
    aIsabela			PH-ISA	33[0-3]
    aKalinga			PH-KAL	38(0[79]|1[0-4])
    aLa Union			PH-LUN	25[0-2]
    aLaguna			PH-LAG	40[0-3]
    aLanao del Norte			PH-LAN	92[0-2]
    aLanao del Sur			PH-LAS	9(3[0-2]|7[01])
    aLeyte			PH-LEY	65([0-3]|4[0-2])
    aMaguindanao			PH-MAG	96[01]
    aMarinduque			PH-MAD	490
    aMasbate			PH-MAS	54[0-2]
    aMetro Manila			PH-00
    aMindoro Occidental			PH-MDC	51[01]
    aMindoro Oriental			PH-MDR	52[01]
    aMisamis Occidental			PH-MSC	72[01]
    aMisamis Oriental			PH-MSR	90[0-2]
    aMountain Province			PH-MOU	26(1[6-9]|2[0-5])
    aNegros Occidental			PH-NEC	61[0-3]
    aNegros Oriental			PH-NER	62[0-2]
    aNorthern Samar			PH-NSA	64[0-2]
    aNueva Ecija			PH-NUE	31[0-3]
    aNueva Vizcaya			PH-NUV	37[01]
    aPalawan			PH-PLW	53[0-2]
    aPampanga			PH-PAM	20[0-2]
    aPangasinan			PH-PAN	24[0-4]
    aQuezon Province			PH-QUE	43[0-4]
    aQuirino			PH-QUI	340
    aRizal			PH-RIZ	1[89]
    aRomblon			PH-ROM	55[01]
    aSamar			PH-WSA	67[0-2]
    aSarangani			PH-SAR	8015
    aSiquijor			PH-SIG	62(2[5-9]|30)
    aSorsogon			PH-SOR	47[01]
    aSouth Cotabato			PH-SCO	95[01]
    aSouthern Leyte			PH-SLE	66[10]
    aSultan Kudarat			PH-SUK	98[01]
    aSulu			PH-SLU	74[01]
    aSurigao del Norte			PH-SUN	84[0-2]
    aSurigao del Sur			PH-SUR	83[01]
    aTarlac			PH-TAR	23[01]
    aTawi-Tawi			PH-TAW	750
    aZambales			PH-ZMB	22[01]
    aZamboanga del Norte			PH-ZAN	71[0-2]
    aZamboanga del Sur			PH-ZAS	70[0-4]
    aZamboanga Sibuguey			PH-ZSI	70[0-4]
    nPakistan
    oslucp
    qsc
    uc
    PPostal code
    CCity
    USuburb
    x[0-9]{5}
    f%N%n%A%n%D%n%C-%Z
    ep44000
    k
    z44000
    t92	7
    nPoland
    oslpc
    qscp
    uc
    PPostal code
    CCity
    x[0-9]{2}-[0-9]{3}
    f%N%n%A%n%Z %C
    ep00-950
    k
    h**-***
    bPL
    z00-950	05-470	48-300	32-015	00-940
    t48	7
    nSt. Pierre & Miquelon
    oslpc
    qscp
    usc
    PPostal code
    CCity
    x9[78]5[0-9]{2}
    f%N%n%A%n%Z %C
    ep97500
    k
    bPM
    z97500
    t508	6
    nPitcairn Islands
    oslcp
    qscp
    ucp
    PPostal code
    CCity
    xPCRN 1ZZ
    f%N%n%A%n%C%n%Z
    dpPostcode
    epPCRN 1ZZ
    h**** ***
    zPCRN 1ZZ
    t	7
    nPuerto Rico
    oslcp
    qscp
    unsc
    PPostal code
    CCity
    x(00[679][0-9]{2})(?:[ \-]([0-9]{4}))?
    f%N%n%A%n%C PR %Z
    dpZIP code
    ep00930
    k
    h*****	*****-****
    bPR
    z00930
    t1	10
    nPalestinian Territories
    oslc
    qsc
    uc
    CCity
    f%N%n%A%n%C
    t970	7
    nPortugal
    oslpc
    qscp
    uc
    PPostal code
    CCity
    x[0-9]{4}-[0-9]{3}
    f%N%n%A%n%Z %C
    ep2725-079
    k
    h****-***
    bP	PT
    z2725-079	1250-096	1201-950	2860-571	1208-148
    t351	7
    nPalau
    oslcrp
    qscrp
    unscr
    RRegion
    PPostal code
    CCity
    x(969(?:39|40))(?:[ \-]([0-9]{4}))?
    f%N%n%A%n%C %S %Z
    drState
    dpZIP code
    ep96940
    k
    h*****	*****-****
    z96940
    t680	7
    nParaguay
    oslpc
    qsc
    uc
    PPostal code
    CCity
    x[0-9]{4}
    f%N%n%A%n%Z %C
    ep1536
    k
    z1536	1538	1209
    t595	7
    nQatar
    oslc
    qsc
    usc
    CCity
    f%N%n%A%n%C
    t974	7
    nRéunion
    oslpc
    qscp
    usc
    PPostal code
    CCity
    x9[78]4[0-9]{2}
    f%N%n%A%n%Z %C
    ep97400
    k
    bRE
    z97400
    t262	7
    nRomania
    oslprc
    qscp
    usc
    RRegion
    PPostal code
    CCity
    x[0-9]{6}
    f%N%n%A%n%Z %S %C
    drCounty
    ep060274
    k
    bRO
    z060274	061357	200716
    t40	7
    nSerbia
    oslpc
    qsc
    uc
    PPostal code
    CCity
    x[0-9]{5,6}
    f%N%n%A%n%Z %C
    ep106314
    k
    bRS	SRB
    z106314
    t381	7
    nRussia
    oslcrp
    qscrp
    usc
    RRegion
    PPostal code
    CCity
    x[0-9]{6}
    f%N%n%A%n%C%n%S%n%Z
    drOblast
    ep247112
    k
    z247112	103375	188300
    t7	7
    aАлтайский край		Altayskiy kray	RU-ALT	65[6-9]
    aАмурская область		Amurskaya oblast'	RU-AMU	67[56]
    aАрхангельская область		Arkhangelskaya oblast'	RU-ARK	16[3-5]
    aАстраханская область		Astrakhanskaya oblast'	RU-AST	41[4-6]
    aБелгородская область		Belgorodskaya oblast'	RU-BEL	30[89]
    aБрянская область		Bryanskaya oblast'	RU-BRY	24[1-3]
    aВладимирская область		Vladimirskaya oblast'	RU-VLA	60[0-2]
    aВолгоградская область		Volgogradskaya oblast'	RU-VGG	40[0-4]
    aВологодская область		Vologodskaya oblast'	RU-VLG	16[0-2]
    aВоронежская область		Voronezhskaya oblast'	RU-VOR	39[4-7]
    aЕврейская автономная область		Evreyskaya avtonomnaya oblast'	RU-YEV	679
    aЗабайкальский край		Zabaykalskiy kray	RU-ZAB	6(?:7[2-4]|87)
    aИвановская область		Ivanovskaya oblast'	RU-IVA	15[3-5]
    aИркутская область		Irkutskaya oblast'	RU-IRK	66[4-9]
    aКабардино-Балкарская Республика		Kabardino-Balkarskaya Republits	RU-KB	36[01]
    aКалининградская область		Kaliningradskaya oblast'	RU-KGD	23[6-8]
    aКалужская область		Kaluzhskaya oblast'	RU-KLU	24[89]
    aКамчатский край		Kamchatskiy kray	RU-KAM	68[348]
    aКарачаево-Черкесская Республика		Karachaevo-Cherkesskaya Republits	RU-KC	369
    aКемеровская область		Kemerovskaya oblast'	RU-KEM	65[0-4]
    aКировская область		Kirovskaya oblast'	RU-KIR	61[0-3]
    aКостромская область		Kostromskaya oblast'	RU-KOS	15[67]
    aКраснодарский край		Krasnodarskiy kray	RU-KDA	35[0-4]
    aКрасноярский край		Krasnoyarskiy kray	RU-KYA	6(?:6[0-3]|4[78])
    aКурганская область		Kurganskaya oblast'	RU-KGN	64[01]
    aКурская область		Kurskaya oblast'	RU-KRS	30[5-7]
    aЛенинградская область		Leningradskaya oblast'	RU-LEN	18[78]
    aЛипецкая область		Lipetskaya oblast'	RU-LIP	39[89]
    aМагаданская область		Magadanskaya oblast'	RU-MAG	68[56]
    aМосква		Moskva	RU-MOW	1(?:0[1-9]|1|2|3[0-5]|4[0-4])
    aМосковская область		Moskovskaya oblast'	RU-MOS	14[0-4]
    aМурманская область		Murmanskaya oblast'	RU-MUR	18[34]
    aНенецкий автономный округ		Nenetskiy	RU-NEN	166
    aНижегородская область		Nizhegorodskaya oblast'	RU-NIZ	60[3-7]
    aНовгородская область		Novgorodskaya oblast'	RU-NGR	17[3-5]
    aНовосибирская область		Novosibirskaya oblast'	RU-NVS	63[0-3]
    aОмская область		Omskaya oblast'	RU-OMS	64[4-6]
    aОренбургская область		Orenburgskaya oblast'	RU-ORE	46[0-2]
    aОрловская область		Orlovskaya oblast'	RU-ORL	30[23]
    aПензенская область		Penzenskaya oblast'	RU-PNZ	44[0-2]
    aПермский край		Permskiy kray	RU-PER	61[4-9]
    aПриморский край		Primorskiy kray	RU-PRI	69[0-2]
    aПсковская область		Pskovskaya oblast'	RU-PSK	18[0-2]
    aРеспублика Адыгея		Respublika Adygeya	RU-AD	385
    aРеспублика Алтай		Altay Republits	RU-AL	649
    aРеспублика Башкортостан		Bashkortostan Republits	RU-BA	45[0-3]
    aРеспублика Бурятия		Buryatiya Republits	RU-BU	67[01]
    aРеспублика Дагестан		Dagestan Republits	RU-DA	36[78]
    aРеспублика Ингушетия		Ingushetiya Republits	RU-IN	386
    aРеспублика Калмыкия		Respublika Kalmykiya	RU-KL	35[89]
    aРеспублика Карелия		Kareliya Republits	RU-KR	18[56]
    aРеспублика Коми		Komi Republits	RU-KO	16[7-9]
    aАвтономна Республіка Крим	Республика Крым	Respublika Krym		29[5-8]
    aРеспублика Марий Эл		Respublika Mariy El	RU-ME	42[45]
    aРеспублика Мордовия		Respublika Mordoviya	RU-MO	43[01]
    aРеспублика Саха (Якутия)		Sakha (Yakutiya) Republits	RU-SA	67[78]
    aРеспублика Северная Осетия-Алания		Respublika Severnaya Osetiya-Alaniya	RU-SE	36[23]
    aРеспублика Татарстан		Respublika Tatarstan	RU-TA	42[0-3]
    aРеспублика Тыва		Tyva Republits	RU-TY	66[78]
    aРеспублика Удмуртия		Udmurtskaja Respublika	RU-UD	42[67]
    aРеспублика Хакасия		Khakasiya Republits	RU-KK	655
    aРостовская область		Rostovskaya oblast'	RU-ROS	34[4-7]
    aРязанская область		Ryazanskaya oblast'	RU-RYA	39[01]
    aСамарская область		Samarskaya oblast'	RU-SAM	44[3-6]
    aСанкт-Петербург		Sankt-Peterburg	RU-SPE	19
    aСаратовская область		Saratovskaya oblast'	RU-SAR	41[0-3]
    aСахалинская область		Sakhalinskaya oblast'	RU-SAK	69[34]
    aСвердловская область		Sverdlovskaya oblast'	RU-SVE	62[0-4]
    aСевастополь		Sevastopol'		299
    aСмоленская область		Smolenskaya oblast'	RU-SMO	21[4-6]
    aСтавропольский край		Stavropolskiy kray	RU-STA	35[5-7]
    aТамбовская область		Tambovskaya oblast'	RU-TAM	39[23]
    aТверская область		Tverskaya oblast'	RU-TVE	17[0-2]
    aТомская область		Tomskaya oblast'	RU-TOM	63[4-6]
    aТульская область		Tulskaya oblast'	RU-TUL	30[01]
    aТюменская область		Tyumenskaya oblast'	RU-TYU	62[5-7]
    aУльяновская область		Ulyanovskaya oblast'	RU-ULY	43[23]
    aХабаровский край		Khabarovskiy kray	RU-KHA	68[0-2]
    aХанты-Мансийский автономный округ		Khanty-Mansiyskiy avtonomnyy okrug	RU-KHM	628
    aЧелябинская область		Chelyabinskaya oblast'	RU-CHE	45[4-7]
    aЧеченская Республика		Chechenskaya Republits	RU-CE	36[4-6]
    aЧувашская Республика		Chuvashia	RU-CU	42[89]
    aЧукотский автономный округ		Chukotskiy	RU-CHU	689
    aЯмало-Ненецкий автономный округ		Yamalo-Nenetskiy	RU-YAN	629
    aЯрославская область		Yaroslavskaya oblast'	RU-YAR	15[0-2]
    nRwanda
    oslc
    qsc
    usc
    CCity
    f%N%n%A%n%C
    t250	7
    nSaudi Arabia
    oslcp
    qsc
    uc
    PPostal code
    CCity
    x[0-9]{5}
    f%N%n%A%n%C %Z
    ep11564
    k
    z11564	11187	11142
    t966	7
    nSolomon Islands
    oslc
    qsc
    uc
    CCity
    f%N%n%A%n%C
    t677	5
    nSeychelles
    oslcr
    qsc
    ur
    RRegion
    CCity
    f%N%n%A%n%C%n%S
    drIsland
    t248	7
    nSudan
    oslcp
    qsc
    uc
    PPostal code
    CDistrict
    x[0-9]{5}
    f%N%n%A%n%C%n%Z
    ep11042
    k
    z11042	11113
    t249	7
    nSweden
    oslpc
    qscp
    uc
    PPostal code
    CPost town
    x[0-9]{3} ?[0-9]{2}
    f%N%n%A%nSE-%Z %C
    ep114 55
    k
    h*** **
    bSE
    z114 55	123 45	105 00
    t46	7
    nSingapore
    oslp
    qsp
    u
    PPostal code
    x[0-9]{6}
    f%N%n%A%nSINGAPORE %Z
    ep546080
    k
    z546080	308125	408600
    t65	7
    nSt. Helena, Ascension & Tristan da Cunha
    oslcp
    qscp
    ucp
    PPostal code
    CCity
    x(?:ASCN|STHL) 1ZZ
    f%N%n%A%n%C%n%Z
    dpPostcode
    epSTHL 1ZZ
    h**** ***
    zSTHL 1ZZ
    t290	4
    nSlovenia
    oslpc
    qsc
    uc
    PPostal code
    CCity
    x[0-9]{4}
    f%N%n%A%nSI-%Z %C
    ep4000
    k
    bSI	SLO
    z4000	1001	2500
    t386	7
    nSvalbard & Jan Mayen
    oslpc
    qscp
    uc
    PPostal code
    CPost town
    x[0-9]{4}
    f%N%n%A%n%Z %C
    ep9170
    k
    z9170
    t47	7
    nSlovakia
    oslpc
    qscp
    uc
    PPostal code
    CCity
    x[0-9]{3} ?[0-9]{2}
    f%N%n%A%n%Z %C
    ep010 01
    k
    h*** **
    bSK
    z010 01	023 14	972 48	921 01	975 99
    t421	7
    nSierra Leone
    oslc
    qsc
    uc
    CCity
    f%N%n%A%n%C
    t232	7
    nSan Marino
    oslpc
    qsp
    uc
    PPostal code
    CCity
    x4789[0-9]
    f%N%n%A%n%Z %C
    ep47890
    k
    bSM	RSM
    z47890	47891	47895	47899
    t378	7
    nSenegal
    oslpc
    qsc
    uc
    PPostal code
    CCity
    x[0-9]{5}
    f%N%n%A%n%Z %C
    ep12500
    k
    z12500	46024	16556	10000
    t221	7
    nSomalia
    oslcrp
    qscr
    uscr
    RRegion
    PPostal code
    CCity
    x[A-Z]{2} ?[0-9]{5}
    f%N%n%A%n%C, %S %Z
    epJH 09010
    h** *****
    zJH 09010	AD 11010
    t252	7
    aAD	Awdal		SO-AW
    aBK	Bakool		SO-BK
    aBN	Banaadir		SO-BN
    aBR	Bari		SO-BR
    aBY	Bay		SO-BY
    aGG	Galguduud		SO-GA
    aGD	Gedo		SO-GE
    aHR	Hiiraan		SO-HI
    aJD	Jubbada Dhexe		SO-JD
    aJH	Jubbada Hoose		SO-JH
    aMD	Mudug		SO-MU
    aNG	Nugaal		SO-NU
    aSG	Sanaag		SO-SA
    aSD	Shabeellaha Dhexe		SO-SD
    aSH	Shabeellaha Hoose		SO-SH
    aSL	Sool		SO-SO
    aTG	Togdheer		SO-TO
    aWG	Woqooyi Galbeed		SO-WO
    nSuriname
    oslcr
    qsc
    usr
    RRegion
    CCity
    f%N%n%A%n%C%n%S
    t597	6
    aBrokopondo			SR-BR
    aCommewijne			SR-CM
    aCoronie			SR-CR
    aMarowijne			SR-MA
    aNickerie			SR-NI
    aPara			SR-PR
    aParamaribo			SR-PM
    aSaramacca			SR-SA
    aSipaliwini			SR-SI
    aWanica			SR-WA
    nSouth Sudan
    oslc
    qsc
    uc
    CCity
    f%N%n%A%n%C
    t211	7
    nSão Tomé & Príncipe
    oslc
    qsc
    uc
    CCity
    f%N%n%A%n%C
    t239	7
    nEl Salvador
    oslpcr
    qscr
    ucrp
    RRegion
    PPostal code
    CCity
    x[1-3][1-7][0-2][0-9]
    f%N%n%A%n%Z-%C%n%S
    drDepartment
    ep1101
    k
    bCP
    z1101
    t503	7
    aAhuachapan	Ahuachapán		SV-AH	21
    aCabanas	Cabañas		SV-CA	12
    aCalatenango	Chalatenango		SV-CH	13
    aCuscatlan	Cuscatlán		SV-CU	14
    aLa Libertad			SV-LI	15
    aLa Paz			SV-PA	16
    aLa Union	La Unión		SV-UN	31
    aMorazan	Morazán		SV-MO	32
    aSan Miguel			SV-SM	33
    aSan Salvador			SV-SS	11
    aSan Vicente			SV-SV	17
    aSanta Ana			SV-SA	22
    aSonsonate			SV-SO	23
    aUsulutan	Usulután		SV-US	34
    nSint Maarten
    oslc
    qsc
    uc
    CCity
    f%N%n%A%n%C
    t1	10
    nSyria
    oslc
    qsc
    uc
    CDistrict
    f%N%n%A%n%C
    t963	7
    nEswatini
    oslcp
    qsc
    uscp
    PPostal code
    CCity
    x[HLMS][0-9]{3}
    f%N%n%A%n%C%n%Z
    epH100
    zH100
    t268	7
    nTristan da Cunha
    oslcp
    qsc
    uc
    PPostal code
    CCity
    xTDCU 1ZZ
    f%N%n%A%n%C%n%Z
    dpPostcode
    epTDCU 1ZZ
    h**** ***
    zTDCU 1ZZ
    t290	4
    nTurks & Caicos Islands
    oslcp
    qscp
    ucp
    PPostal code
    CCity
    xTKCA 1ZZ
    f%N%n%A%n%C%n%Z
    dpPostcode
    epTKCA 1ZZ
    h**** ***
    zTKCA 1ZZ
    t1	10
    nChad
    oslc
    qsc
    uc
    CCity
    f%N%n%A%n%C
    t235	7
    nFrench Southern and Antarctic Lands
    oslc
    qsc
    uc
    CCity
    f%N%n%A%n%C
    t	7
    nTogo
    oslc
    qsc
    uc
    CCity
    f%N%n%A%n%C
    t228	7
    nThailand
    oslucrp
    qsc
    ur
    RProvince
    PPostal code
    CCity
    USuburb
    x[0-9]{5}
    f%N%n%A%n%D %C%n%S %Z
    F%N%n%A%n%D, %C%n%S %Z
    erกรุงเทพมหานคร
    ep10150
    k
    z10150	10210
    t66	7
    aกระบี่		Krabi	TH-81	81
    aกรุงเทพมหานคร		Bangkok	TH-10	10
    aกาญจนบุรี		Kanchanaburi	TH-71	71
    aกาฬสินธุ์		Kalasin	TH-46	46
    aกำแพงเพชร		Kamphaeng Phet	TH-62	62
    aขอนแก่น		Khon Kaen	TH-40	40
    aจังหวัด บึงกาฬ		Bueng Kan	TH-38
    aจันทบุรี		Chanthaburi	TH-22	22
    aฉะเชิงเทรา		Chachoengsao	TH-24	24
    aชลบุรี		Chon Buri	TH-20	20
    aชัยนาท		Chai Nat	TH-18	17
    aชัยภูมิ		Chaiyaphum	TH-36	36
    aชุมพร		Chumpon	TH-86	86
    aเชียงราย		Chiang Rai	TH-57	57
    aเชียงใหม่		Chiang Mai	TH-50	50
    aตรัง		Trang	TH-92	92
    aตราด		Trat	TH-23	23
    aตาก		Tak	TH-63	63
    aนครนายก		Nakhon Nayok	TH-26	26
    aนครปฐม		Nakhon Pathom	TH-73	73
    aนครพนม		Nakhon Phanom	TH-48	48
    aนครราชสีมา		Nakhon Ratchasima	TH-30	30
    aนครศรีธรรมราช		Nakhon Si Thammarat	TH-80	80
    aนครสวรรค์		Nakhon Sawan	TH-60	60
    aนนทบุรี		Nonthaburi	TH-12	11
    aนราธิวาส		Narathiwat	TH-96	96
    aน่าน		Nan	TH-55	55
    aบุรีรัมย์		Buri Ram	TH-31	31
    aปทุมธานี		Pathum Thani	TH-13	12
    aประจวบคีรีขันธ์		Prachuap Khiri Khan	TH-77	77
    aปราจีนบุรี		Prachin Buri	TH-25	25
    aปัตตานี		Pattani	TH-94	94
    aพระนครศรีอยุธยา		Phra Nakhon Si Ayutthaya	TH-14	13
    aพะเยา		Phayao	TH-56	56
    aพังงา		Phang Nga	TH-82	82
    aพัทลุง		Phattalung	TH-93	93
    aพิจิตร		Phichit	TH-66	66
    aพิษณุโลก		Phitsanulok	TH-65	65
    aเพชรบุรี		Phetchaburi	TH-76	76
    aเพชรบูรณ์		Phetchabun	TH-67	67
    aแพร่		Phrae	TH-54	54
    aภูเก็ต		Phuket	TH-83	83
    aมหาสารคาม		Maha Sarakham	TH-44	44
    aมุกดาหาร		Mukdahan	TH-49	49
    aแม่ฮ่องสอน		Mae Hong Son	TH-58	58
    aยโสธร		Yasothon	TH-35	35
    aยะลา		Yala	TH-95	95
    aร้อยเอ็ด		Roi Et	TH-45	45
    aระนอง		Ranong	TH-85	85
    aระยอง		Rayong	TH-21	21
    aราชบุรี		Ratchaburi	TH-70	70
    aลพบุรี		Lop Buri	TH-16	15
    aลำปาง		Lampang	TH-52	52
    aลำพูน		Lamphun	TH-51	51
    aเลย		Loei	TH-42	42
    aศรีสะเกษ		Si Sa Ket	TH-33	33
    aสกลนคร		Sakon Nakhon	TH-47	47
    aสงขลา		Songkhla	TH-90	90
    aสตูล		Satun	TH-91	91
    aสมุทรปราการ		Samut Prakan	TH-11	10
    aสมุทรสงคราม		Samut Songkhram	TH-75	75
    aสมุทรสาคร		Samut Sakhon	TH-74	74
    aสระแก้ว		Sa Kaeo	TH-27	27
    aสระบุรี		Saraburi	TH-19	18
    aสิงห์บุรี		Sing Buri	TH-17	16
    aสุโขทัย		Sukhothai	TH-64	64
    aสุพรรณบุรี		Suphanburi	TH-72	72
    aสุราษฎร์ธานี		Surat Thani	TH-84	84
    aสุรินทร์		Surin	TH-32	32
    aหนองคาย		Nong Khai	TH-43	43
    aหนองบัวลำภู		Nong Bua Lam Phu	TH-39	39
    aอ่างทอง		Ang Thong	TH-15	14
    aอำนาจเจริญ		Amnat Charoen	TH-37	37
    aอุดรธานี		Udon Thani	TH-41	41
    aอุตรดิตถ์		Uttaradit	TH-53	53
    aอุทัยธานี		Uthai Thani	TH-61	61
    aอุบลราชธานี		Ubon Ratchathani	TH-34	34
    nTajikistan
    oslpc
    qsc
    uc
    PPostal code
    CCity
    x[0-9]{6}
    f%N%n%A%n%Z %C
    ep735450
    k
    z735450	734025
    t992	7
    nTokelau
    oslc
    qsc
    uc
    CCity
    f%N%n%A%n%C
    t690	4
    nTimor-Leste
    oslc
    qsc
    uc
    CCity
    f%N%n%A%n%C
    t670	7
    nTurkmenistan
    oslpc
    qsc
    uc
    PPostal code
    CCity
    x[0-9]{6}
    f%N%n%A%n%Z %C
    ep744000
    k
    z744000
    t993	7
    nTunisia
    oslpc
    qsc
    uc
    PPostal code
    CCity
    x[0-9]{4}
    f%N%n%A%n%Z %C
    ep1002
    k
    z1002	8129	3100	1030
    t216	7
    nTonga
    oslc
    qsc
    uc
    CCity
    f%N%n%A%n%C
    t676	5
    nTürkiye
    oslpcr
    qscp
    uc
    RProvince
    PPostal code
    CDistrict
    x[0-9]{5}
    f%N%n%A%n%Z %C/%S
    erAdana
    ep01960
    k
    z01960	06101
    t90	7
    aAdana			TR-01	01
    aAdıyaman			TR-02	02
    aAfyon			TR-03	03
    aAğrı			TR-04	04
    aAksaray			TR-68	68
    aAmasya			TR-05	05
    aAnkara			TR-06	06
    aAntalya			TR-07	07
    aArdahan			TR-75	75
    aArtvin			TR-08	08
    aAydın			TR-09	09
    aBalıkesir			TR-10	10
    aBartın			TR-74	74
    aBatman			TR-72	72
    aBayburt			TR-69	69
    aBilecik			TR-11	11
    aBingöl			TR-12	12
    aBitlis			TR-13	13
    aBolu			TR-14	14
    aBurdur			TR-15	15
    aBursa			TR-16	16
    aÇanakkale			TR-17	17
    aÇankırı			TR-18	18
    aÇorum			TR-19	19
    aDenizli			TR-20	20
    aDiyarbakır			TR-21	21
    aDüzce			TR-81	81
    aEdirne			TR-22	22
    aElazığ			TR-23	23
    aErzincan			TR-24	24
    aErzurum			TR-25	25
    aEskişehir			TR-26	26
    aGaziantep			TR-27	27
    aGiresun			TR-28	28
    aGümüşhane			TR-29	29
    aHakkari			TR-30	30
    aHatay			TR-31	31
    aIğdır			TR-76	76
    aIsparta			TR-32	32
    aİstanbul			TR-34	34
    aİzmir			TR-35	35
    aKahramanmaraş			TR-46	46
    aKarabük			TR-78	78
    aKaraman			TR-70	70
    aKars			TR-36	36
    aKastamonu			TR-37	37
    aKayseri			TR-38	38
    aKırıkkale			TR-71	71
    aKırklareli			TR-39	39
    aKırşehir			TR-40	40
    aKilis			TR-79	79
    aKocaeli			TR-41	41
    aKonya			TR-42	42
    aKütahya			TR-43	43
    aMalatya			TR-44	44
    aManisa			TR-45	45
    aMardin			TR-47	47
    aMersin			TR-33	33
    aMuğla			TR-48	48
    aMuş			TR-49	49
    aNevşehir			TR-50	50
    aNiğde			TR-51	51
    aOrdu			TR-52	52
    aOsmaniye			TR-80	80
    aRize			TR-53	53
    aSakarya			TR-54	54
    aSamsun			TR-55	55
    aSiirt			TR-56	56
    aSinop			TR-57	57
    aSivas			TR-58	58
    aŞanlıurfa			TR-63	63
    aŞırnak			TR-73	73
    aTekirdağ			TR-59	59
    aTokat			TR-60	60
    aTrabzon			TR-61	61
    aTunceli			TR-62	62
    aUşak			TR-64	64
    aVan			TR-65	65
    aYalova			TR-77	77
    aYozgat			TR-66	66
    aZonguldak			TR-67	67
    nTrinidad & Tobago
    oslcp
    qsc
    uc
    PPostal code
    CCity
    f%N%n%A%n%C%n%Z
    ep500234
    k
    z500234
    t1	10
    nTuvalu
    oslcr
    qsc
    uscr
    RRegion
    CCity
    f%N%n%A%n%C%n%S
    drIsland
    t688	5
    aFunafuti			TV-FUN
    aNanumanga			TV-NMG
    aNanumea			TV-NMA
    aNiulakita
    aNiutao			TV-NIT
    aNui			TV-NUI
    aNukufetau			TV-NKF
    aNukulaelae			TV-NKL
    aVaitupu			TV-VAI
    nTaiwan
    oprcsl
    qscrp
    uc
    RRegion
    PPostal code
    CDistrict
    x[0-9]{3}(?:[0-9]{2,3})?
    f%Z%n%S%C%n%A%n%N
    F%N%n%A%n%C, %S %Z
    drCounty
    er台北市
    ep104
    k
    z104	106	10603	40867
    t886	7
    a台中市		Taichung City	TW-TXG	4[0-3]
    a台北市		Taipei City	TW-TPE	1[01]
    a台東縣		Taitung County	TW-TTT	9[56]
    a台南市		Tainan City	TW-TNN	7[0-4]
    a宜蘭縣		Yilan County	TW-ILA	2[67]
    a花蓮縣		Hualien County	TW-HUA	9[78]
    a金門縣		Kinmen County		89
    a南投縣		Nantou County	TW-NAN	5[45]
    a屏東縣		Pingtung County	TW-PIF	9[0-4]
    a苗栗縣		Miaoli County	TW-MIA	3[56]
    a桃園市		Taoyuan City	TW-TAO	3[23]
    a高雄市		Kaohsiung City	TW-KHH	8[02-5]|81[1-579]
    a基隆市		Keelung City	TW-KEE	20[0-6]
    a連江縣		Lienchiang County		209|21[012]
    a雲林縣		Yunlin County	TW-YUN	6[3-5]
    a新北市		New Taipei City	TW-NWT	20[78]|2[2345]
    a新竹市		Hsinchu City	TW-HSZ	300
    a新竹縣		Hsinchu County	TW-HSQ	30[2-8]|31
    a嘉義市		Chiayi City	TW-CYI	600
    a嘉義縣		Chiayi County	TW-CYQ	60[1-9]|6[12]
    a彰化縣		Changhua County	TW-CHA	5[0123]
    a澎湖縣		Penghu County	TW-PEN	88
    nTanzania
    oslpc
    qsc
    uc
    PPostal code
    CCity
    x[0-9]{4,5}
    f%N%n%A%n%Z %C
    ep6090
    k
    z6090	34413
    t255	7
    nUkraine
    oslcrp
    qscp
    uc
    RRegion
    PPostal code
    CCity
    x[0-9]{5}
    f%N%n%A%n%C%n%S%n%Z
    drOblast
    erЧернігівська область
    ep15432
    k
    z15432	01055	01001
    t380	7
    aАвтономна Республіка Крим		Crimea	UA-43	9[5-8]
    aВінницька область		Vinnyts'ka oblast	UA-05	2[1-4]
    aВолинська область		Volyns'ka oblast	UA-07	4[3-5]
    aДніпропетровська область		Dnipropetrovsk oblast	UA-12	49|5[0-3]
    aДонецька область		Donetsk oblast	UA-14	8[3-7]
    aЖитомирська область		Zhytomyrs'ka oblast	UA-18	1[0-3]
    aЗакарпатська область		Zakarpats'ka oblast	UA-21	8[89]|90
    aЗапорізька область		Zaporiz'ka oblast	UA-23	69|7[0-2]
    aІвано-Франківська область		Ivano-Frankivs'ka oblast	UA-26	7[6-8]
    aмісто Київ	Київ	Kyiv city	UA-30	0[1-6]
    aКиївська область		Kiev oblast	UA-32	0[7-9]
    aКіровоградська область		Kirovohrads'ka oblast	UA-35	2[5-8]
    aЛуганська область		Luhans'ka oblast	UA-09	9[1-4]
    aЛьвівська область		Lviv oblast	UA-46	79|8[0-2]
    aМиколаївська область		Mykolaivs'ka oblast	UA-48	5[4-7]
    aОдеська область		Odessa oblast	UA-51	6[5-8]
    aПолтавська область		Poltavs'ka oblast	UA-53	3[6-9]
    aРівненська область		Rivnens'ka oblast	UA-56	3[3-5]
    aмісто Севастополь	Севастополь	Sevastopol' city	UA-40	99
    aСумська область		Sums'ka oblast	UA-59	4[0-2]
    aТернопільська область		Ternopil's'ka oblast	UA-61	4[6-8]
    aХарківська область		Kharkiv oblast	UA-63	6[1-4]
    aХерсонська область		Khersons'ka oblast	UA-65	7[3-5]
    aХмельницька область		Khmel'nyts'ka oblast	UA-68	29|3[0-2]
    aЧеркаська область		Cherkas'ka oblast	UA-71	1[89]|20
    aЧернівецька область		Chernivets'ka oblast	UA-77	5[89]|60
    aЧернігівська область		Chernihivs'ka oblast	UA-74	1[4-7]
    nUganda
    oslc
    qsc
    uc
    CCity
    f%N%n%A%n%C
    t256	7
    nU.S. Outlying Islands
    oslcrp
    qscr
    unscr
    RRegion
    PPostal code
    CCity
    x96898
    f%N%n%A%n%C %S %Z
    drState
    dpZIP code
    ep96898
    k
    h*****	*****-****
    z96898
    t	7
    nUnited States
    oslcrp
    qscrp
    ucr
    RState
    PZIP code
    CCity
    x([0-9]{5})(?:[ \-]([0-9]{4}))?
    f%N%n%A%n%C, %S %Z
    erCA
    ep95014
    k
    h*****	*****-****
    z95014	22162-1010
    t1	10
    aAL	Alabama		US-AL	3[56]
    aAK	Alaska		US-AK	99[5-9]
    aAS	American Samoa			96799
    aAZ	Arizona		US-AZ	8[56]
    aAR	Arkansas		US-AR	71[6-9]|72
    aAA	Armed Forces (AA)			340
    aAE	Armed Forces (AE)			09
    aAP	Armed Forces (AP)			96[2-6]
    aCA	California		US-CA	9[0-5]|96[01]
    aCO	Colorado		US-CO	8[01]
    aCT	Connecticut		US-CT	06
    aDE	Delaware		US-DE	19[7-9]
    aDC	District of Columbia		US-DC	20[02-5]|569
    aFL	Florida		US-FL	3[23]|34[1-9]
    aGA	Georgia		US-GA	3[01]|398|39901
    aGU	Guam			969([1-2][0-9]|3[12])
    aHI	Hawaii		US-HI	967[0-8]|9679[0-8]|968
    aID	Idaho		US-ID	83[2-9]
    aIL	Illinois		US-IL	6[0-2]
    aIN	Indiana		US-IN	4[67]
    aIA	Iowa		US-IA	5[0-2]
    aKS	Kansas		US-KS	6[67]
    aKY	Kentucky		US-KY	4[01]|42[0-7]
    aLA	Louisiana		US-LA	70|71[0-5]
    aME	Maine		US-ME	039|04
    aMH	Marshall Islands			969[67]
    aMD	Maryland		US-MD	20[6-9]|21
    aMA	Massachusetts		US-MA	01|02[0-7]|05501|05544
    aMI	Michigan		US-MI	4[89]
    aFM	Micronesia			9694[1-4]
    aMN	Minnesota		US-MN	55|56[0-7]
    aMS	Mississippi		US-MS	38[6-9]|39[0-7]
    aMO	Missouri		US-MO	6[3-5]
    aMT	Montana		US-MT	59
    aNE	Nebraska		US-NE	6[89]
    aNV	Nevada		US-NV	889|89
    aNH	New Hampshire		US-NH	03[0-8]
    aNJ	New Jersey		US-NJ	0[78]
    aNM	New Mexico		US-NM	87|88[0-4]
    aNY	New York		US-NY	1[0-4]|06390|00501|00544
    aNC	North Carolina		US-NC	2[78]
    aND	North Dakota		US-ND	58
    aMP	Northern Mariana Islands			9695[0-2]
    aOH	Ohio		US-OH	4[3-5]
    aOK	Oklahoma		US-OK	7[34]
    aOR	Oregon		US-OR	97
    aPW	Palau			969(39|40)
    aPA	Pennsylvania		US-PA	1[5-8]|19[0-6]
    aPR	Puerto Rico			00[679]
    aRI	Rhode Island		US-RI	02[89]
    aSC	South Carolina		US-SC	29
    aSD	South Dakota		US-SD	57
    aTN	Tennessee		US-TN	37|38[0-5]
    aTX	Texas		US-TX	7[5-9]|885|73301|73344
    aUT	Utah		US-UT	84
    aVT	Vermont		US-VT	05
    aVI	Virgin Islands			008
    aVA	Virginia		US-VA	201|2[23]|24[0-6]
    aWA	Washington		US-WA	98|99[0-4]
    aWV	West Virginia		US-WV	24[7-9]|2[56]
    aWI	Wisconsin		US-WI	5[34]
    aWY	Wyoming		US-WY	82|83[01]|83414
    nUruguay
    oslpcr
    qsc
    ucr
    RRegion
    PPostal code
    CCity
    x[0-9]{5}
    f%N%n%A%n%Z %C %S
    drDepartment
    erMontevideo
    ep11600
    k
    z11600
    t598	7
    aArtigas			UY-AR	55
    aCanelones			UY-CA	9[01]|1[456]
    aCerro Largo			UY-CL	37
    aColonia			UY-CO	70|75204
    aDurazno			UY-DU	97
    aFlores			UY-FS	85
    aFlorida			UY-FD	94|9060|97005
    aLavalleja			UY-LA	30
    aMaldonado			UY-MA	20
    aMontevideo			UY-MO	1|91600
    aPaysandú			UY-PA	60
    aRío Negro			UY-RN	65|60002
    aRivera			UY-RV	40
    aRocha			UY-RO	27
    aSalto			UY-SA	50
    aSan José			UY-SJ	80
    aSoriano			UY-SO	75|70003
    aTacuarembó			UY-TA	45
    aTreinta y Tres			UY-TT	33|30203|30204|30302|37007
    nUzbekistan
    oslpcr
    qsc
    ucr
    RRegion
    PPostal code
    CCity
    x[0-9]{6}
    f%N%n%A%n%Z %C%n%S
    ep702100
    k
    z702100	700000
    t998	7
    nVatican City
    oslpc
    qsc
    uc
    PPostal code
    CCity
    x00120
    f%N%n%A%n%Z %C
    ep00120
    k
    z00120
    t39	7
    nSt. Vincent & Grenadines
    oslcp
    qsc
    uc
    PPostal code
    CCity
    xVC[0-9]{4}
    f%N%n%A%n%C %Z
    epVC0100
    zVC0100	VC0110	VC0400
    t1	10
    nVenezuela
    oslcpr
    qscr
    ucr
    RRegion
    PPostal code
    CCity
    x[0-9]{4}
    f%N%n%A%n%C %Z, %S
    drState
    ep1010
    k
    z1010	3001	8011	1020
    t58	7
    aAmazonas			VE-Z
    aAnzoátegui			VE-B
    aApure			VE-C
    aAragua			VE-D
    aBarinas			VE-E
    aBolívar			VE-F
    aCarabobo			VE-G
    aCojedes			VE-H
    aDelta Amacuro			VE-Y
    aDependencias Federales			VE-W
    aDistrito Federal			VE-A
    aFalcón			VE-I
    aGuárico			VE-J
    aLara			VE-K
    aMérida			VE-L
    aMiranda			VE-M
    aMonagas			VE-N
    aNueva Esparta			VE-O
    aPortuguesa			VE-P
    aSucre			VE-R
    aTáchira			VE-S
    aTrujillo			VE-T
    aVargas			VE-X
    aYaracuy			VE-U
    aZulia			VE-V
    nBritish Virgin Islands
    oslcp
    qs
    uc
    PPostal code
    CCity
    xVG[0-9]{4}
    f%N%n%A%n%C%n%Z
    epVG1110
    zVG1110	VG1150	VG1160
    t1	10
    nU.S. Virgin Islands
    oslcrp
    qscrp
    unscr
    RRegion
    PPostal code
    CCity
    x(008(?:(?:[0-4][0-9])|(?:5[01])))(?:[ \-]([0-9]{4}))?
    f%N%n%A%n%C %S %Z
    drState
    dpZIP code
    ep00802-1222
    k
    h*****	*****-****
    z00802-1222	00850-9802
    t1	10
    nVietnam
    oslcrp
    qsr
    uc
    RProvince
    PPostal code
    CCity
    x[0-9]{5}[0-9]?
    f%N%n%A%n%C%n%S %Z
    ep70010
    k
    z70010	55999
    t84	7
    aAn Giang		An Giang Province	VN-44
    aBà Rịa–Vũng Tàu		Ba Ria-Vung Tau Province	VN-43
    aBạc Liêu		Bac Lieu Province	VN-55
    aBắc Giang		Bac Giang Province	VN-54
    aBắc Kạn		Bac Kan Province	VN-53
    aBắc Ninh		Bac Ninh Province	VN-56
    aBến Tre		Ben Tre Province	VN-50
    aBình Dương		Binh Duong Province	VN-57
    aBình Định		Binh Dinh Province	VN-31
    aBình Phước		Binh Phuoc Province	VN-58
    aBình Thuận		Binh Thuan Province	VN-40
    aCà Mau		Ca Mau Province	VN-59
    aCao Bằng		Cao Bang Province	VN-04
    aCần Thơ		Can Tho City	VN-CT
    aĐà Nẵng		Da Nang City	VN-DN
    aĐắk Lắk		Dak Lak Province	VN-33
    aĐăk Nông		Dak Nong Province	VN-72
    aĐiện Biên		Dien Bien Province	VN-71
    aĐồng Nai		Dong Nai Province	VN-39
    aĐồng Tháp		Dong Thap Province	VN-45
    aGia Lai		Gia Lai Province	VN-30
    aHà Giang		Ha Giang Province	VN-03
    aHà Nam		Ha Nam Province	VN-63
    aHà Nội		Hanoi City	VN-HN
    aHà Tĩnh		Ha Tinh Province	VN-23
    aHải Dương		Hai Duong Province	VN-61
    aHải Phòng		Haiphong City	VN-HP
    aHậu Giang		Hau Giang Province	VN-73
    aHòa Bình		Hoa Binh Province	VN-14
    aHưng Yên		Hung Yen Province	VN-66
    aKhánh Hòa		Khanh Hoa Province	VN-34
    aKiên Giang		Kien Giang Province	VN-47
    aKon Tum		Kon Tum Province	VN-28
    aLai Châu		Lai Chau Province	VN-01
    aLạng Sơn		Lang Song Province	VN-09
    aLào Cai		Lao Cai Province	VN-02
    aLâm Đồng		Lam Dong Province	VN-35
    aLong An		Long An Province	VN-41
    aNam Định		Nam Dinh Province	VN-67
    aNghệ An		Nghe An Province	VN-22
    aNinh Bình		Ninh Binh Province	VN-18
    aNinh Thuận		Ninh Thuan Province	VN-36
    aPhú Thọ		Phu Tho Province	VN-68
    aPhú Yên		Phu Yen Province	VN-32
    aQuảng Bình		Quang Binh Province	VN-24
    aQuảng Nam		Quang Nam Province	VN-27
    aQuảng Ngãi		Quang Ngai Province	VN-29
    aQuảng Ninh		Quang Ninh Province	VN-13
    aQuảng Trị		Quang Tri Province	VN-25
    aSóc Trăng		Soc Trang Province	VN-52
    aSơn La		Son La Province	VN-05
    aTây Ninh		Tay Ninh Province	VN-37
    aThái Bình		Thai Binh Province	VN-20
    aThái Nguyên		Thai Nguyen Province	VN-69
    aThanh Hóa		Thanh Hoa Province	VN-21
    aThành phố Hồ Chí Minh		Ho Chi Minh City	VN-SG
    aThừa Thiên–Huế		Thua Thien-Hue Province	VN-26
    aTiền Giang		Tien Giang Province	VN-46
    aTrà Vinh		Tra Vinh Province	VN-51
    aTuyên Quang		Tuyen Quang Province	VN-07
    aVĩnh Long		Vinh Long Province	VN-49
    aVĩnh Phúc		Vinh Phuc Province	VN-70
    aYên Bái		Yen Bai Province	VN-06
    nVanuatu
    oslc
    qsc
    uc
    CCity
    f%N%n%A%n%C
    t678	5
    nWallis & Futuna
    oslpc
    qscp
    usc
    PPostal code
    CCity
    x986[0-9]{2}
    f%N%n%A%n%Z %C
    ep98600
    k
    z98600
    t681	6
    nSamoa
    oslc
    qsc
    uc
    CCity
    f%N%n%A%n%C
    t685	5
    nKosovo
    oslpc
    qsc
    uc
    PPostal code
    CCity
    x[1-7][0-9]{4}
    f%N%n%A%n%Z %C
    ep10000
    k
    bXK	RKS
    z10000
    t383	7
    nYemen
    oslc
    qsc
    uc
    CCity
    f%N%n%A%n%C
    t967	7
    nMayotte
    oslpc
    qscp
    usc
    PPostal code
    CCity
    x976[0-9]{2}
    f%N%n%A%n%Z %C
    ep97600
    k
    bYT
    z97600
    t262	7
    nSouth Africa
    oslucp
    qscp
    uc
    PPostal code
    CCity
    USuburb
    x[0-9]{4}
    f%N%n%A%n%D%n%C%n%Z
    ep0083
    k
    z0083	1451	0001
    t27	7
    nZambia
    oslpc
    qsc
    uc
    PPostal code
    CCity
    x[0-9]{5}
    f%N%n%A%n%Z %C
    ep50100
    k
    z50100	50101
    t260	7
    nZimbabwe
    oslc
    qsc
    uc
    CCity
    f%N%n%A%n%C
    t263	7
    n
    oslcrp
    qsc
    uc
    RRegion
    PPostal code
    CCity
    f%N%n%A%n%C%n%S%n%Z
    t	7

    """#
}
