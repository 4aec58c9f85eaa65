// Made from country-names.tsv and country-aliases.tsv by generate-country-names.py. Do not edit.
// SHA-256 of the two: 0ee55d4548e68819aeb211e9430cd20c4c8d90e81e247ed58f9b8292ef52a092
// Names: Unicode CLDR, Copyright Unicode, Inc., Unicode License.

/// What countries are called in each language.
enum CountryNameTable {
  /// A line a language: its tag, and where its lines start and end in `names`, in bytes.
  static let index: StaticString = """
    en 0 4400
    de 4400 9172
    fr 9172 13453
    es 13453 17517
    ja 17517 23654
    ar 23654 29647
    bg 29647 36044
    cs 36044 40062
    da 40062 43873
    el 43873 50534
    et 50534 54335
    fa 54335 59942
    fi 59942 63792
    he 63792 69461
    hi 69461 78561
    hr 78561 82492
    hu 82492 86605
    id 86605 90394
    it 90394 94382
    ko 94382 99081
    lt 99081 103285
    lv 103285 107408
    nb 107408 111090
    nl 111090 115004
    pl 115004 118893
    pt 118893 122863
    ro 122863 126859
    ru 126859 133421
    sk 133421 137400
    sv 137400 141078
    th 141078 150457
    tr 150457 154349
    uk 154349 160933
    vi 160933 164993
    zh-Hans 164993 169263
    zh-Hant 169263 173447
    own 173447 175575
    """

  /// A line a name, in the order of the language: `CODE NAME`; at the end other names: `~CODE NAME`.
  static let names: StaticString = """
    AF Afghanistan
    AX Åland Islands
    AL Albania
    DZ Algeria
    AS American Samoa
    AD Andorra
    AO Angola
    AI Anguilla
    AQ Antarctica
    AG Antigua & Barbuda
    AR Argentina
    AM Armenia
    AW Aruba
    AC Ascension Island
    AU Australia
    AT Austria
    AZ Azerbaijan
    BS Bahamas
    BH Bahrain
    BD Bangladesh
    BB Barbados
    BY Belarus
    BE Belgium
    BZ Belize
    BJ Benin
    BM Bermuda
    BT Bhutan
    BO Bolivia
    BA Bosnia & Herzegovina
    BW Botswana
    BV Bouvet Island
    BR Brazil
    IO British Indian Ocean Territory
    VG British Virgin Islands
    BN Brunei
    BG Bulgaria
    BF Burkina Faso
    BI Burundi
    KH Cambodia
    CM Cameroon
    CA Canada
    CV Cape Verde
    BQ Caribbean Netherlands
    KY Cayman Islands
    CF Central African Republic
    TD Chad
    CL Chile
    CN China
    CX Christmas Island
    CC Cocos (Keeling) Islands
    CO Colombia
    KM Comoros
    CG Congo - Brazzaville
    CD Congo - Kinshasa
    CK Cook Islands
    CR Costa Rica
    CI Côte d’Ivoire
    HR Croatia
    CU Cuba
    CW Curaçao
    CY Cyprus
    CZ Czechia
    DK Denmark
    DJ Djibouti
    DM Dominica
    DO Dominican Republic
    EC Ecuador
    EG Egypt
    SV El Salvador
    GQ Equatorial Guinea
    ER Eritrea
    EE Estonia
    SZ Eswatini
    ET Ethiopia
    FK Falkland Islands
    FO Faroe Islands
    FJ Fiji
    FI Finland
    FR France
    GF French Guiana
    PF French Polynesia
    TF French Southern and Antarctic Lands
    GA Gabon
    GM Gambia
    GE Georgia
    DE Germany
    GH Ghana
    GI Gibraltar
    GR Greece
    GL Greenland
    GD Grenada
    GP Guadeloupe
    GU Guam
    GT Guatemala
    GG Guernsey
    GN Guinea
    GW Guinea-Bissau
    GY Guyana
    HT Haiti
    HM Heard Island & McDonald Islands
    HN Honduras
    HK Hong Kong SAR China
    HU Hungary
    IS Iceland
    IN India
    ID Indonesia
    IR Iran
    IQ Iraq
    IE Ireland
    IM Isle of Man
    IL Israel
    IT Italy
    JM Jamaica
    JP Japan
    JE Jersey
    JO Jordan
    KZ Kazakhstan
    KE Kenya
    KI Kiribati
    XK Kosovo
    KW Kuwait
    KG Kyrgyzstan
    LA Laos
    LV Latvia
    LB Lebanon
    LS Lesotho
    LR Liberia
    LY Libya
    LI Liechtenstein
    LT Lithuania
    LU Luxembourg
    MO Macao SAR China
    MG Madagascar
    MW Malawi
    MY Malaysia
    MV Maldives
    ML Mali
    MT Malta
    MH Marshall Islands
    MQ Martinique
    MR Mauritania
    MU Mauritius
    YT Mayotte
    MX Mexico
    FM Micronesia
    MD Moldova
    MC Monaco
    MN Mongolia
    ME Montenegro
    MS Montserrat
    MA Morocco
    MZ Mozambique
    MM Myanmar (Burma)
    NA Namibia
    NR Nauru
    NP Nepal
    NL Netherlands
    NC New Caledonia
    NZ New Zealand
    NI Nicaragua
    NE Niger
    NG Nigeria
    NU Niue
    NF Norfolk Island
    KP North Korea
    MK North Macedonia
    MP Northern Mariana Islands
    NO Norway
    OM Oman
    PK Pakistan
    PW Palau
    PS Palestinian Territories
    PA Panama
    PG Papua New Guinea
    PY Paraguay
    PE Peru
    PH Philippines
    PN Pitcairn Islands
    PL Poland
    PT Portugal
    PR Puerto Rico
    QA Qatar
    RE Réunion
    RO Romania
    RU Russia
    RW Rwanda
    WS Samoa
    SM San Marino
    ST São Tomé & Príncipe
    SA Saudi Arabia
    SN Senegal
    RS Serbia
    SC Seychelles
    SL Sierra Leone
    SG Singapore
    SX Sint Maarten
    SK Slovakia
    SI Slovenia
    SB Solomon Islands
    SO Somalia
    ZA South Africa
    GS South Georgia & South Sandwich Islands
    KR South Korea
    SS South Sudan
    ES Spain
    LK Sri Lanka
    BL St. Barthélemy
    SH St. Helena, Ascension & Tristan da Cunha
    KN St. Kitts & Nevis
    LC St. Lucia
    MF St. Martin
    PM St. Pierre & Miquelon
    VC St. Vincent & Grenadines
    SD Sudan
    SR Suriname
    SJ Svalbard & Jan Mayen
    SE Sweden
    CH Switzerland
    SY Syria
    TW Taiwan
    TJ Tajikistan
    TZ Tanzania
    TH Thailand
    TL Timor-Leste
    TG Togo
    TK Tokelau
    TO Tonga
    TT Trinidad & Tobago
    TA Tristan da Cunha
    TN Tunisia
    TR Türkiye
    TM Turkmenistan
    TC Turks & Caicos Islands
    TV Tuvalu
    UM U.S. Outlying Islands
    VI U.S. Virgin Islands
    UG Uganda
    UA Ukraine
    AE United Arab Emirates
    GB United Kingdom
    US United States
    UY Uruguay
    UZ Uzbekistan
    VU Vanuatu
    VA Vatican City
    VE Venezuela
    VN Vietnam
    WF Wallis & Futuna
    EH Western Sahara
    YE Yemen
    ZM Zambia
    ZW Zimbabwe
    ~BA Bosnia
    ~CD Congo (DRC)
    ~CG Congo (Republic)
    ~CI Ivory Coast
    ~CV Cabo Verde
    ~CZ Czech Republic
    ~FK Falkland Islands (Islas Malvinas)
    ~GB UK
    ~HK Hong Kong
    ~HM Heard & McDonald Islands
    ~MM Myanmar
    ~MO Macao
    ~PS Palestine
    ~SH St. Helena
    ~SZ Swaziland
    ~TF French Southern Territories
    ~TL East Timor
    ~TR Turkey
    ~US US
    ~NL Holland
    ~GB Great Britain
    ~GB Britain
    ~GB England
    ~GB Scotland
    ~GB Wales
    ~GB Northern Ireland
    ~GB U.K.
    ~US America
    ~US United States of America
    ~CI Cote d'Ivoire
    ~MM Burma
    ~CD Democratic Republic of the Congo
    ~CG Republic of the Congo
    ~RU Russian Federation
    ~KR Republic of Korea
    ~VA Holy See
    ~VN Viet Nam
    ~BY Belorussia
    ~MK Macedonia
    ~MD Moldavia
    ~IE Eire
    ~IR Persia
    ~LK Ceylon
    ~TH Siam
    ~LA Lao
    ~BN Brunei Darussalam
    ~SY Syrian Arab Republic
    ~CN PRC
    ~TW Republic of China
    ~FK Malvinas
    ~ZM Northern Rhodesia
    ~ZW Rhodesia
    ~BF Upper Volta
    ~BJ Dahomey
    ~KH Kampuchea
    AF Afghanistan
    EG Ägypten
    AX Ålandinseln
    AL Albanien
    DZ Algerien
    AS Amerikanisch-Samoa
    VI Amerikanische Jungferninseln
    UM Amerikanische Überseeinseln
    AD Andorra
    AO Angola
    AI Anguilla
    AQ Antarktis
    AG Antigua und Barbuda
    GQ Äquatorialguinea
    AR Argentinien
    AM Armenien
    AW Aruba
    AC Ascension
    AZ Aserbaidschan
    ET Äthiopien
    AU Australien
    BS Bahamas
    BH Bahrain
    BD Bangladesch
    BB Barbados
    BY Belarus
    BE Belgien
    BZ Belize
    BJ Benin
    BM Bermuda
    BT Bhutan
    BO Bolivien
    BA Bosnien und Herzegowina
    BW Botsuana
    BV Bouvetinsel
    BR Brasilien
    VG Britische Jungferninseln
    IO Britisches Territorium im Indischen Ozean
    BN Brunei Darussalam
    BG Bulgarien
    BF Burkina Faso
    BI Burundi
    CV Cabo Verde
    CL Chile
    CN China
    CK Cookinseln
    CR Costa Rica
    CI Côte d’Ivoire
    CW Curaçao
    DK Dänemark
    DE Deutschland
    DM Dominica
    DO Dominikanische Republik
    DJ Dschibuti
    EC Ecuador
    SV El Salvador
    ER Eritrea
    EE Estland
    SZ Eswatini
    FK Falklandinseln
    FO Färöer
    FJ Fidschi
    FI Finnland
    FR Frankreich
    GF Französisch-Guayana
    PF Französisch-Polynesien
    TF Französische Süd- und Antarktisgebiete
    GA Gabun
    GM Gambia
    GE Georgien
    GH Ghana
    GI Gibraltar
    GD Grenada
    GR Griechenland
    GL Grönland
    GP Guadeloupe
    GU Guam
    GT Guatemala
    GG Guernsey
    GN Guinea
    GW Guinea-Bissau
    GY Guyana
    HT Haiti
    HM Heard und McDonaldinseln
    HN Honduras
    IN Indien
    ID Indonesien
    IQ Irak
    IR Iran
    IE Irland
    IS Island
    IM Isle of Man
    IL Israel
    IT Italien
    JM Jamaika
    JP Japan
    YE Jemen
    JE Jersey
    JO Jordanien
    KY Kaimaninseln
    KH Kambodscha
    CM Kamerun
    CA Kanada
    BQ Karibische Niederlande
    KZ Kasachstan
    QA Katar
    KE Kenia
    KG Kirgisistan
    KI Kiribati
    CC Kokosinseln
    CO Kolumbien
    KM Komoren
    CG Kongo-Brazzaville
    CD Kongo-Kinshasa
    XK Kosovo
    HR Kroatien
    CU Kuba
    KW Kuwait
    LA Laos
    LS Lesotho
    LV Lettland
    LB Libanon
    LR Liberia
    LY Libyen
    LI Liechtenstein
    LT Litauen
    LU Luxemburg
    MG Madagaskar
    MW Malawi
    MY Malaysia
    MV Malediven
    ML Mali
    MT Malta
    MA Marokko
    MH Marshallinseln
    MQ Martinique
    MR Mauretanien
    MU Mauritius
    YT Mayotte
    MX Mexiko
    FM Mikronesien
    MC Monaco
    MN Mongolei
    ME Montenegro
    MS Montserrat
    MZ Mosambik
    MM Myanmar
    NA Namibia
    NR Nauru
    NP Nepal
    NC Neukaledonien
    NZ Neuseeland
    NI Nicaragua
    NL Niederlande
    NE Niger
    NG Nigeria
    NU Niue
    KP Nordkorea
    MP Nördliche Marianen
    MK Nordmazedonien
    NF Norfolkinsel
    NO Norwegen
    OM Oman
    AT Österreich
    PK Pakistan
    PS Palästinensische Autonomiegebiete
    PW Palau
    PA Panama
    PG Papua-Neuguinea
    PY Paraguay
    PE Peru
    PH Philippinen
    PN Pitcairninseln
    PL Polen
    PT Portugal
    PR Puerto Rico
    MD Republik Moldau
    RE Réunion
    RW Ruanda
    RO Rumänien
    RU Russland
    SB Salomonen
    ZM Sambia
    WS Samoa
    SM San Marino
    ST São Tomé und Príncipe
    SA Saudi-Arabien
    SE Schweden
    CH Schweiz
    SN Senegal
    RS Serbien
    SC Seychellen
    SL Sierra Leone
    ZW Simbabwe
    SG Singapur
    SX Sint Maarten
    SK Slowakei
    SI Slowenien
    SO Somalia
    HK Sonderverwaltungsregion Hongkong
    MO Sonderverwaltungsregion Macau
    ES Spanien
    SJ Spitzbergen und Jan Mayen
    LK Sri Lanka
    BL St. Barthélemy
    SH St. Helena
    KN St. Kitts und Nevis
    LC St. Lucia
    MF St. Martin
    PM St. Pierre und Miquelon
    VC St. Vincent und die Grenadinen
    ZA Südafrika
    SD Sudan
    GS Südgeorgien und die Südlichen Sandwichinseln
    KR Südkorea
    SS Südsudan
    SR Suriname
    SY Syrien
    TJ Tadschikistan
    TW Taiwan
    TZ Tansania
    TH Thailand
    TL Timor-Leste
    TG Togo
    TK Tokelau
    TO Tonga
    TT Trinidad und Tobago
    TA Tristan da Cunha
    TD Tschad
    CZ Tschechien
    TN Tunesien
    TR Türkei
    TM Turkmenistan
    TC Turks- und Caicosinseln
    TV Tuvalu
    UG Uganda
    UA Ukraine
    HU Ungarn
    UY Uruguay
    UZ Usbekistan
    VU Vanuatu
    VA Vatikanstadt
    VE Venezuela
    AE Vereinigte Arabische Emirate
    US Vereinigte Staaten
    GB Vereinigtes Königreich
    VN Vietnam
    WF Wallis und Futuna
    CX Weihnachtsinsel
    EH Westsahara
    CF Zentralafrikanische Republik
    CY Zypern
    ~CD Kongo (Demokratische Republik)
    ~CG Kongo (Republik)
    ~CI Elfenbeinküste
    ~CZ Tschechische Republik
    ~FK Falklandinseln (Malwinen)
    ~GB UK
    ~HK Hongkong
    ~MO Macau
    ~PS Palästina
    ~SZ Swasiland
    ~TL Osttimor
    ~US USA
    ~NL Holland
    ~GB Großbritannien
    ~GB England
    ~GB Schottland
    ~GB Wales
    ~GB Nordirland
    ~US Amerika
    ~US Vereinigte Staaten von Amerika
    ~AE VAE
    ~MM Birma
    ~MM Burma
    ~BY Weißrussland
    ~BY Weissrussland
    ~CZ Tschechei
    ~RU Russische Föderation
    ~VA Vatikan
    ~VA Heiliger Stuhl
    ~MK Mazedonien
    ~MD Moldau
    ~MD Moldawien
    ~KP DVRK
    ~CN Volksrepublik China
    ~IR Persien
    ~CD Demokratische Republik Kongo
    ~CG Republik Kongo
    ~EG Aegypten
    ~UM Amerikanische Ueberseeinseln
    ~GQ Aequatorialguinea
    ~ET Aethiopien
    ~DK Daenemark
    ~FO Faeroeer
    ~GF Franzoesisch-Guayana
    ~PF Franzoesisch-Polynesien
    ~TF Franzoesische Sued- und Antarktisgebiete
    ~GL Groenland
    ~MP Noerdliche Marianen
    ~AT Oesterreich
    ~PS Palaestinensische Autonomiegebiete
    ~RO Rumaenien
    ~ZA Suedafrika
    ~GS Suedgeorgien und die Suedlichen Sandwichinseln
    ~KR Suedkorea
    ~SS Suedsudan
    ~TR Tuerkei
    ~GB Vereinigtes Koenigreich
    ~CI Elfenbeinkueste
    ~PS Palaestina
    ~RU Russische Foederation
    AF Afghanistan
    ZA Afrique du Sud
    AL Albanie
    DZ Algérie
    DE Allemagne
    AD Andorre
    AO Angola
    AI Anguilla
    AQ Antarctique
    AG Antigua-et-Barbuda
    SA Arabie saoudite
    AR Argentine
    AM Arménie
    AW Aruba
    AU Australie
    AT Autriche
    AZ Azerbaïdjan
    BS Bahamas
    BH Bahreïn
    BD Bangladesh
    BB Barbade
    BE Belgique
    BZ Belize
    BJ Bénin
    BM Bermudes
    BT Bhoutan
    BY Biélorussie
    BO Bolivie
    BA Bosnie-Herzégovine
    BW Botswana
    BR Brésil
    BN Brunei
    BG Bulgarie
    BF Burkina Faso
    BI Burundi
    KH Cambodge
    CM Cameroun
    CA Canada
    CV Cap-Vert
    CL Chili
    CN Chine
    CY Chypre
    CO Colombie
    KM Comores
    CG Congo-Brazzaville
    CD Congo-Kinshasa
    KP Corée du Nord
    KR Corée du Sud
    CR Costa Rica
    CI Côte d’Ivoire
    HR Croatie
    CU Cuba
    CW Curaçao
    DK Danemark
    DJ Djibouti
    DM Dominique
    EG Égypte
    AE Émirats arabes unis
    EC Équateur
    ER Érythrée
    ES Espagne
    EE Estonie
    SZ Eswatini
    VA État de la Cité du Vatican
    US États-Unis
    ET Éthiopie
    FJ Fidji
    FI Finlande
    FR France
    GA Gabon
    GM Gambie
    GE Géorgie
    GS Géorgie du Sud-et-les Îles Sandwich du Sud
    GH Ghana
    GI Gibraltar
    GR Grèce
    GD Grenade
    GL Groenland
    GP Guadeloupe
    GU Guam
    GT Guatemala
    GG Guernesey
    GN Guinée
    GQ Guinée équatoriale
    GW Guinée-Bissau
    GY Guyana
    GF Guyane française
    HT Haïti
    HN Honduras
    HU Hongrie
    BV Île Bouvet
    CX Île Christmas
    AC Île de l’Ascension
    IM Île de Man
    NF Île Norfolk
    AX Îles Åland
    KY Îles Caïmans
    CC Îles Cocos
    CK Îles Cook
    FO Îles Féroé
    HM Îles Heard-et-MacDonald
    FK Îles Malouines
    MP Îles Mariannes du Nord
    MH Îles Marshall
    UM Îles mineures éloignées des États-Unis
    PN Îles Pitcairn
    SB Îles Salomon
    TC Îles Turques-et-Caïques
    VG Îles Vierges britanniques
    VI Îles Vierges des États-Unis
    IN Inde
    ID Indonésie
    IQ Irak
    IR Iran
    IE Irlande
    IS Islande
    IL Israël
    IT Italie
    JM Jamaïque
    JP Japon
    JE Jersey
    JO Jordanie
    KZ Kazakhstan
    KE Kenya
    KG Kirghizstan
    KI Kiribati
    XK Kosovo
    KW Koweït
    RE La Réunion
    LA Laos
    LS Lesotho
    LV Lettonie
    LB Liban
    LR Liberia
    LY Libye
    LI Liechtenstein
    LT Lituanie
    LU Luxembourg
    MK Macédoine du Nord
    MG Madagascar
    MY Malaisie
    MW Malawi
    MV Maldives
    ML Mali
    MT Malte
    MA Maroc
    MQ Martinique
    MU Maurice
    MR Mauritanie
    YT Mayotte
    MX Mexique
    FM Micronésie
    MD Moldavie
    MC Monaco
    MN Mongolie
    ME Monténégro
    MS Montserrat
    MZ Mozambique
    MM Myanmar (Birmanie)
    NA Namibie
    NR Nauru
    NP Népal
    NI Nicaragua
    NE Niger
    NG Nigeria
    NU Niue
    NO Norvège
    NC Nouvelle-Calédonie
    NZ Nouvelle-Zélande
    OM Oman
    UG Ouganda
    UZ Ouzbékistan
    PK Pakistan
    PW Palaos
    PA Panama
    PG Papouasie-Nouvelle-Guinée
    PY Paraguay
    NL Pays-Bas
    BQ Pays-Bas caribéens
    PE Pérou
    PH Philippines
    PL Pologne
    PF Polynésie française
    PR Porto Rico
    PT Portugal
    QA Qatar
    HK R.A.S. chinoise de Hong Kong
    MO R.A.S. chinoise de Macao
    CF République centrafricaine
    DO République dominicaine
    RO Roumanie
    GB Royaume-Uni
    RU Russie
    RW Rwanda
    EH Sahara occidental
    BL Saint-Barthélemy
    KN Saint-Christophe-et-Niévès
    SM Saint-Marin
    MF Saint-Martin
    SX Saint-Martin (partie néerlandaise)
    PM Saint-Pierre-et-Miquelon
    VC Saint-Vincent-et-les Grenadines
    SH Sainte-Hélène
    LC Sainte-Lucie
    SV Salvador
    WS Samoa
    AS Samoa américaines
    ST Sao Tomé-et-Principe
    SN Sénégal
    RS Serbie
    SC Seychelles
    SL Sierra Leone
    SG Singapour
    SK Slovaquie
    SI Slovénie
    SO Somalie
    SD Soudan
    SS Soudan du Sud
    LK Sri Lanka
    SE Suède
    CH Suisse
    SR Suriname
    SJ Svalbard et Jan Mayen
    SY Syrie
    TJ Tadjikistan
    TW Taïwan
    TZ Tanzanie
    TD Tchad
    CZ Tchéquie
    TF Terres australes françaises
    IO Territoire britannique de l’océan Indien
    PS Territoires palestiniens
    TH Thaïlande
    TL Timor oriental
    TG Togo
    TK Tokelau
    TO Tonga
    TT Trinité-et-Tobago
    TA Tristan da Cunha
    TN Tunisie
    TM Turkménistan
    TR Turquie
    TV Tuvalu
    UA Ukraine
    UY Uruguay
    VU Vanuatu
    VE Venezuela
    VN Viêt Nam
    WF Wallis-et-Futuna
    YE Yémen
    ZM Zambie
    ZW Zimbabwe
    ~CD Congo (RDC)
    ~CG République du Congo
    ~CI République de Côte d’Ivoire
    ~CZ République tchèque
    ~FK Îles Malouines (Îles Falkland)
    ~GB R.-U.
    ~HK Hong Kong
    ~MO Macao
    ~PS Palestine
    ~SZ Swaziland
    ~TL Timor-Oriental
    ~US É.-U.
    ~NL Hollande
    ~CI Côte d'Ivoire
    ~GB Grande-Bretagne
    ~GB Angleterre
    ~GB Écosse
    ~GB Pays de Galles
    ~GB Irlande du Nord
    ~US Amérique
    ~US États-Unis d'Amérique
    ~US E.-U.
    ~AE EAU
    ~MM Birmanie
    ~RU Fédération de Russie
    ~VA Vatican
    ~VA Saint-Siège
    ~MK Macédoine
    ~CD RDC
    ~CD République démocratique du Congo
    ~IR Perse
    ~FK Malouines
    AF Afganistán
    AL Albania
    DE Alemania
    AD Andorra
    AO Angola
    AI Anguila
    AQ Antártida
    AG Antigua y Barbuda
    SA Arabia Saudí
    DZ Argelia
    AR Argentina
    AM Armenia
    AW Aruba
    AU Australia
    AT Austria
    AZ Azerbaiyán
    BS Bahamas
    BD Bangladés
    BB Barbados
    BH Baréin
    BE Bélgica
    BZ Belice
    BJ Benín
    BM Bermudas
    BY Bielorrusia
    BO Bolivia
    BA Bosnia y Herzegovina
    BW Botsuana
    BR Brasil
    BN Brunéi
    BG Bulgaria
    BF Burkina Faso
    BI Burundi
    BT Bután
    CV Cabo Verde
    KH Camboya
    CM Camerún
    CA Canadá
    BQ Caribe neerlandés
    QA Catar
    TD Chad
    CZ Chequia
    CL Chile
    CN China
    CY Chipre
    VA Ciudad del Vaticano
    CO Colombia
    KM Comoras
    CG Congo
    KP Corea del Norte
    KR Corea del Sur
    CR Costa Rica
    CI Côte d’Ivoire
    HR Croacia
    CU Cuba
    CW Curazao
    DK Dinamarca
    DM Dominica
    EC Ecuador
    EG Egipto
    SV El Salvador
    AE Emiratos Árabes Unidos
    ER Eritrea
    SK Eslovaquia
    SI Eslovenia
    ES España
    US Estados Unidos
    EE Estonia
    SZ Esuatini
    ET Etiopía
    PH Filipinas
    FI Finlandia
    FJ Fiyi
    FR Francia
    GA Gabón
    GM Gambia
    GE Georgia
    GH Ghana
    GI Gibraltar
    GD Granada
    GR Grecia
    GL Groenlandia
    GP Guadalupe
    GU Guam
    GT Guatemala
    GF Guayana Francesa
    GG Guernesey
    GN Guinea
    GQ Guinea Ecuatorial
    GW Guinea-Bisáu
    GY Guyana
    HT Haití
    HN Honduras
    HU Hungría
    IN India
    ID Indonesia
    IQ Irak
    IR Irán
    IE Irlanda
    BV Isla Bouvet
    AC Isla de la Ascensión
    IM Isla de Man
    CX Isla de Navidad
    NF Isla Norfolk
    IS Islandia
    AX Islas Aland
    KY Islas Caimán
    CC Islas Cocos
    CK Islas Cook
    FO Islas Feroe
    GS Islas Georgia del Sur y Sandwich del Sur
    HM Islas Heard y McDonald
    FK Islas Malvinas
    MP Islas Marianas del Norte
    MH Islas Marshall
    UM Islas menores alejadas de EE. UU.
    PN Islas Pitcairn
    SB Islas Salomón
    TC Islas Turcas y Caicos
    VG Islas Vírgenes Británicas
    VI Islas Vírgenes de EE. UU.
    IL Israel
    IT Italia
    JM Jamaica
    JP Japón
    JE Jersey
    JO Jordania
    KZ Kazajistán
    KE Kenia
    KG Kirguistán
    KI Kiribati
    XK Kosovo
    KW Kuwait
    LA Laos
    LS Lesoto
    LV Letonia
    LB Líbano
    LR Liberia
    LY Libia
    LI Liechtenstein
    LT Lituania
    LU Luxemburgo
    MK Macedonia del Norte
    MG Madagascar
    MY Malasia
    MW Malaui
    MV Maldivas
    ML Mali
    MT Malta
    MA Marruecos
    MQ Martinica
    MU Mauricio
    MR Mauritania
    YT Mayotte
    MX México
    FM Micronesia
    MD Moldavia
    MC Mónaco
    MN Mongolia
    ME Montenegro
    MS Montserrat
    MZ Mozambique
    MM Myanmar (Birmania)
    NA Namibia
    NR Nauru
    NP Nepal
    NI Nicaragua
    NE Níger
    NG Nigeria
    NU Niue
    NO Noruega
    NC Nueva Caledonia
    NZ Nueva Zelanda
    OM Omán
    NL Países Bajos
    PK Pakistán
    PW Palaos
    PA Panamá
    PG Papúa Nueva Guinea
    PY Paraguay
    PE Perú
    PF Polinesia Francesa
    PL Polonia
    PT Portugal
    PR Puerto Rico
    HK RAE de Hong Kong (China)
    MO RAE de Macao (China)
    GB Reino Unido
    CF República Centroafricana
    CD República Democrática del Congo
    DO República Dominicana
    RE Reunión
    RW Ruanda
    RO Rumanía
    RU Rusia
    EH Sáhara Occidental
    WS Samoa
    AS Samoa Americana
    BL San Bartolomé
    KN San Cristóbal y Nieves
    SM San Marino
    MF San Martín
    PM San Pedro y Miquelón
    VC San Vicente y las Granadinas
    SH Santa Elena
    LC Santa Lucía
    ST Santo Tomé y Príncipe
    SN Senegal
    RS Serbia
    SC Seychelles
    SL Sierra Leona
    SG Singapur
    SX Sint Maarten
    SY Siria
    SO Somalia
    LK Sri Lanka
    ZA Sudáfrica
    SD Sudán
    SS Sudán del Sur
    SE Suecia
    CH Suiza
    SR Surinam
    SJ Svalbard y Jan Mayen
    TH Tailandia
    TW Taiwán
    TZ Tanzania
    TJ Tayikistán
    IO Territorio Británico del Océano Índico
    TF Territorios Australes Franceses
    PS Territorios Palestinos
    TL Timor-Leste
    TG Togo
    TK Tokelau
    TO Tonga
    TT Trinidad y Tobago
    TA Tristán de Acuña
    TN Túnez
    TM Turkmenistán
    TR Turquía
    TV Tuvalu
    UA Ucrania
    UG Uganda
    UY Uruguay
    UZ Uzbekistán
    VU Vanuatu
    VE Venezuela
    VN Vietnam
    WF Wallis y Futuna
    YE Yemen
    DJ Yibuti
    ZM Zambia
    ZW Zimbabue
    ~CD Congo (RDC)
    ~CG Congo (República)
    ~CI Costa de Marfil
    ~CZ República Checa
    ~FK Islas Malvinas (Islas Falkland)
    ~GB RU
    ~HK Hong Kong
    ~MO Macao
    ~PS Palestina
    ~SZ Suazilandia
    ~TL Timor Oriental
    ~US EE. UU.
    ~NL Holanda
    ~GB Gran Bretaña
    ~GB Inglaterra
    ~GB Escocia
    ~GB Gales
    ~GB Irlanda del Norte
    ~US América
    ~US Estados Unidos de América
    ~US EUA
    ~AE EAU
    ~MM Birmania
    ~RU Federación de Rusia
    ~VA Vaticano
    ~VA Santa Sede
    ~MK Macedonia
    ~CG República del Congo
    ~FK Malvinas
    IS アイスランド
    IE アイルランド
    AZ アゼルバイジャン
    AC アセンション島
    AF アフガニスタン
    US アメリカ合衆国
    AE アラブ首長国連邦
    DZ アルジェリア
    AR アルゼンチン
    AW アルバ
    AL アルバニア
    AM アルメニア
    AI アンギラ
    AO アンゴラ
    AG アンティグア・バーブーダ
    AD アンドラ
    YE イエメン
    GB イギリス
    IL イスラエル
    IT イタリア
    IQ イラク
    IR イラン
    IN インド
    ID インドネシア
    WF ウォリス・フツナ
    UG ウガンダ
    UA ウクライナ
    UZ ウズベキスタン
    UY ウルグアイ
    EC エクアドル
    EG エジプト
    EE エストニア
    SZ エスワティニ
    ET エチオピア
    ER エリトリア
    SV エルサルバドル
    AU オーストラリア
    AT オーストリア
    AX オーランド諸島
    OM オマーン
    NL オランダ
    BQ オランダ領カリブ
    GH ガーナ
    CV カーボベルデ
    GG ガーンジー
    GY ガイアナ
    KZ カザフスタン
    QA カタール
    CA カナダ
    GA ガボン
    CM カメルーン
    GM ガンビア
    KH カンボジア
    GN ギニア
    GW ギニアビサウ
    CY キプロス
    CU キューバ
    CW キュラソー
    GR ギリシャ
    KI キリバス
    KG キルギス
    GT グアテマラ
    GP グアドループ
    GU グアム
    KW クウェート
    CK クック諸島
    GL グリーンランド
    CX クリスマス島
    GD グレナダ
    HR クロアチア
    KY ケイマン諸島
    KE ケニア
    CI コートジボワール
    CC ココス(キーリング)諸島
    CR コスタリカ
    XK コソボ
    KM コモロ
    CO コロンビア
    CG コンゴ共和国(ブラザビル)
    CD コンゴ民主共和国(キンシャサ)
    SA サウジアラビア
    GS サウスジョージア・サウスサンドウィッチ諸島
    WS サモア
    BL サン・バルテルミー
    MF サン・マルタン
    ST サントメ・プリンシペ
    ZM ザンビア
    PM サンピエール島・ミクロン島
    SM サンマリノ
    SL シエラレオネ
    DJ ジブチ
    GI ジブラルタル
    JE ジャージー
    JM ジャマイカ
    GE ジョージア
    SY シリア
    SG シンガポール
    SX シント・マールテン
    ZW ジンバブエ
    CH スイス
    SE スウェーデン
    SD スーダン
    SJ スバールバル諸島・ヤンマイエン島
    ES スペイン
    SR スリナム
    LK スリランカ
    SK スロバキア
    SI スロベニア
    SC セーシェル
    SN セネガル
    RS セルビア
    KN セントクリストファー・ネーヴィス
    VC セントビンセント及びグレナディーン諸島
    SH セントヘレナ
    LC セントルシア
    SO ソマリア
    SB ソロモン諸島
    TC タークス・カイコス諸島
    TH タイ
    TJ タジキスタン
    TZ タンザニア
    CZ チェコ
    TD チャド
    TN チュニジア
    CL チリ
    TV ツバル
    DK デンマーク
    DE ドイツ
    TG トーゴ
    TK トケラウ
    DO ドミニカ共和国
    DM ドミニカ国
    TA トリスタン・ダ・クーニャ
    TT トリニダード・トバゴ
    TM トルクメニスタン
    TR トルコ
    TO トンガ
    NG ナイジェリア
    NR ナウル
    NA ナミビア
    NU ニウエ
    NI ニカラグア
    NE ニジェール
    NC ニューカレドニア
    NZ ニュージーランド
    NP ネパール
    NF ノーフォーク島
    NO ノルウェー
    HM ハード島・マクドナルド諸島
    BH バーレーン
    HT ハイチ
    PK パキスタン
    VA バチカン市国
    PA パナマ
    VU バヌアツ
    BS バハマ
    PG パプアニューギニア
    BM バミューダ
    PW パラオ
    PY パラグアイ
    BB バルバドス
    PS パレスチナ自治区
    HU ハンガリー
    BD バングラデシュ
    PN ピトケアン諸島
    FJ フィジー
    PH フィリピン
    FI フィンランド
    BT ブータン
    BV ブーベ島
    PR プエルトリコ
    FO フェロー諸島
    FK フォークランド諸島
    BR ブラジル
    FR フランス
    BG ブルガリア
    BF ブルキナファソ
    BN ブルネイ
    BI ブルンジ
    VN ベトナム
    BJ ベナン
    VE ベネズエラ
    BY ベラルーシ
    BZ ベリーズ
    PE ペルー
    BE ベルギー
    PL ポーランド
    BA ボスニア・ヘルツェゴビナ
    BW ボツワナ
    BO ボリビア
    PT ポルトガル
    HN ホンジュラス
    MH マーシャル諸島
    MG マダガスカル
    YT マヨット
    MW マラウイ
    ML マリ
    MT マルタ
    MQ マルティニーク
    MY マレーシア
    IM マン島
    FM ミクロネシア連邦
    MM ミャンマー (ビルマ)
    MX メキシコ
    MU モーリシャス
    MR モーリタニア
    MZ モザンビーク
    MC モナコ
    MV モルディブ
    MD モルドバ
    MA モロッコ
    MN モンゴル
    ME モンテネグロ
    MS モントセラト
    JO ヨルダン
    LA ラオス
    LV ラトビア
    LT リトアニア
    LY リビア
    LI リヒテンシュタイン
    LR リベリア
    RO ルーマニア
    LU ルクセンブルク
    RW ルワンダ
    LS レソト
    LB レバノン
    RE レユニオン
    RU ロシア
    IO 英領インド洋地域
    VG 英領ヴァージン諸島
    KR 韓国
    UM 合衆国領有小離島
    EH 西サハラ
    GQ 赤道ギニア
    TW 台湾
    CF 中央アフリカ共和国
    MO 中華人民共和国マカオ特別行政区
    HK 中華人民共和国香港特別行政区
    CN 中国
    TL 東ティモール
    ZA 南アフリカ
    SS 南スーダン
    AQ 南極
    JP 日本
    GF 仏領ギアナ
    PF 仏領ポリネシア
    TF 仏領極南諸島
    VI 米領ヴァージン諸島
    AS 米領サモア
    MK 北マケドニア
    MP 北マリアナ諸島
    KP 北朝鮮
    ~CD コンゴ民主共和国
    ~CG コンゴ共和国
    ~CI 象牙海岸
    ~CZ チェコ共和国
    ~FK フォークランド諸島 (マルビーナス諸島)
    ~GB 英国
    ~HK 香港
    ~MO マカオ
    ~PS パレスチナ
    ~SZ スワジランド
    ~TL 東チモール
    ~US アメリカ
    ~NL 阿蘭陀
    ~GB イングランド
    ~GB スコットランド
    ~GB ウェールズ
    ~GB 北アイルランド
    ~GB グレートブリテン
    ~US 米国
    ~KR 大韓民国
    ~KR 南朝鮮
    ~JP にほん
    ~JP にっぽん
    ~KR かんこく
    ~KP きたちょうせん
    ~CN ちゅうごく
    ~TW たいわん
    ~HK ほんこん
    ~ZA みなみアフリカ
    ~SS みなみスーダン
    ~CF ちゅうおうアフリカ
    ~GQ せきどうギニア
    ~EH にしサハラ
    ~TL ひがしティモール
    ~MK きたマケドニア
    ~GB えいこく
    ~US べいこく
    ~AQ なんきょく
    ~CN 中華人民共和国
    ~TW 中華民国
    ~MM ビルマ
    ~VA バチカン
    ~RU ロシア連邦
    ~DE 独国
    ~FR 仏国
    ~AE UAE
    IS آيسلندا
    ET إثيوبيا
    AZ أذربيجان
    AM أرمينيا
    AW أروبا
    ER إريتريا
    ES إسبانيا
    AU أستراليا
    EE إستونيا
    IL إسرائيل
    SZ إسواتيني
    AF أفغانستان
    PS الأراضي الفلسطينية
    AR الأرجنتين
    JO الأردن
    TF الأقاليم الجنوبية الفرنسية
    IO الإقليم البريطاني في المحيط الهندي
    EC الإكوادور
    AE الإمارات العربية المتحدة
    AL ألبانيا
    BH البحرين
    BR البرازيل
    PT البرتغال
    BA البوسنة والهرسك
    CZ التشيك
    ME الجبل الأسود
    DZ الجزائر
    DK الدانمرك
    CV الرأس الأخضر
    SV السلفادور
    SN السنغال
    SD السودان
    SE السويد
    EH الصحراء الغربية
    SO الصومال
    CN الصين
    IQ العراق
    GA الغابون
    VA الفاتيكان
    PH الفلبين
    CM الكاميرون
    CG الكونغو - برازافيل
    CD الكونغو - كينشاسا
    KW الكويت
    DE ألمانيا
    MA المغرب
    MX المكسيك
    SA المملكة العربية السعودية
    GB المملكة المتحدة
    NO النرويج
    AT النمسا
    NE النيجر
    IN الهند
    US الولايات المتحدة
    JP اليابان
    YE اليمن
    GR اليونان
    AQ أنتاركتيكا
    AG أنتيغوا وبربودا
    AD أندورا
    ID إندونيسيا
    AO أنغولا
    AI أنغويلا
    UY أورغواي
    UZ أوزبكستان
    UG أوغندا
    UA أوكرانيا
    IR إيران
    IE أيرلندا
    IT إيطاليا
    PG بابوا غينيا الجديدة
    PY باراغواي
    PK باكستان
    PW بالاو
    BB بربادوس
    BM برمودا
    BN بروناي
    BE بلجيكا
    BG بلغاريا
    BZ بليز
    BD بنغلاديش
    PA بنما
    BJ بنين
    BT بوتان
    BW بوتسوانا
    PR بورتوريكو
    BF بوركينا فاسو
    BI بوروندي
    PL بولندا
    BO بوليفيا
    PF بولينيزيا الفرنسية
    PE بيرو
    BY بيلاروس
    TH تايلاند
    TW تايوان
    TM تركمانستان
    TR تركيا
    TA تريستان دا كونا
    TT ترينيداد وتوباغو
    TD تشاد
    CL تشيلي
    TZ تنزانيا
    TG توغو
    TV توفالو
    TK توكيلو
    TN تونس
    TO تونغا
    TL تيمور - ليشتي
    JM جامايكا
    GI جبل طارق
    AX جزر آلاند
    BS جزر البهاما
    KM جزر القمر
    MQ جزر المارتينيك
    MV جزر المالديف
    UM جزر الولايات المتحدة النائية
    PN جزر بيتكيرن
    TC جزر توركس وكايكوس
    SB جزر سليمان
    FO جزر فارو
    FK جزر فوكلاند
    VG جزر فيرجن البريطانية
    VI جزر فيرجن التابعة للولايات المتحدة
    KY جزر كايمان
    CK جزر كوك
    CC جزر كوكوس (كيلينغ)
    MH جزر مارشال
    MP جزر ماريانا الشمالية
    WF جزر والس وفوتونا
    AC جزيرة أسينشيون
    BV جزيرة بوفيه
    CX جزيرة كريسماس
    IM جزيرة مان
    NF جزيرة نورفولك
    HM جزيرة هيرد وجزر ماكدونالد
    CF جمهورية أفريقيا الوسطى
    DO جمهورية الدومينيكان
    ZA جنوب أفريقيا
    SS جنوب السودان
    GE جورجيا
    GS جورجيا الجنوبية وجزر ساندويتش الجنوبية
    DJ جيبوتي
    JE جيرسي
    DM دومينيكا
    RW رواندا
    RU روسيا
    RO رومانيا
    RE روينيون
    ZM زامبيا
    ZW زيمبابوي
    CI ساحل العاج
    WS ساموا
    AS ساموا الأمريكية
    BL سان بارتليمي
    PM سان بيير ومكويلون
    MF سان مارتن
    SM سان مارينو
    VC سانت فنسنت وجزر غرينادين
    KN سانت كيتس ونيفيس
    LC سانت لوسيا
    SX سانت مارتن
    SH سانت هيلينا
    ST ساو تومي وبرينسيبي
    LK سريلانكا
    SJ سفالبارد وجان ماين
    SK سلوفاكيا
    SI سلوفينيا
    SG سنغافورة
    SY سوريا
    SR سورينام
    CH سويسرا
    SL سيراليون
    SC سيشل
    RS صربيا
    TJ طاجيكستان
    OM عُمان
    GM غامبيا
    GH غانا
    GD غرينادا
    GL غرينلاند
    GT غواتيمالا
    GP غوادلوب
    GU غوام
    GF غويانا الفرنسية
    GY غيانا
    GG غيرنزي
    GN غينيا
    GQ غينيا الاستوائية
    GW غينيا بيساو
    VU فانواتو
    FR فرنسا
    VE فنزويلا
    FI فنلندا
    VN فيتنام
    FJ فيجي
    CY قبرص
    QA قطر
    KG قيرغيزستان
    KZ كازاخستان
    NC كاليدونيا الجديدة
    HR كرواتيا
    KH كمبوديا
    CA كندا
    CU كوبا
    CW كوراساو
    KR كوريا الجنوبية
    KP كوريا الشمالية
    CR كوستاريكا
    XK كوسوفو
    CO كولومبيا
    KI كيريباتي
    KE كينيا
    LV لاتفيا
    LA لاوس
    LB لبنان
    LU لوكسمبورغ
    LY ليبيا
    LR ليبيريا
    LT ليتوانيا
    LI ليختنشتاين
    LS ليسوتو
    MT مالطا
    ML مالي
    MY ماليزيا
    YT مايوت
    MG مدغشقر
    EG مصر
    MK مقدونيا الشمالية
    MW ملاوي
    MO منطقة ماكاو الإدارية الخاصة
    MN منغوليا
    MR موريتانيا
    MU موريشيوس
    MZ موزمبيق
    MD مولدوفا
    MC موناكو
    MS مونتسرات
    MM ميانمار (بورما)
    FM ميكرونيزيا
    NA ناميبيا
    NR ناورو
    NP نيبال
    NG نيجيريا
    NI نيكاراغوا
    NZ نيوزيلندا
    NU نيوي
    HT هايتي
    HN هندوراس
    HU هنغاريا
    NL هولندا
    BQ هولندا الكاريبية
    HK هونغ كونغ الصينية (منطقة إدارية خاصة)
    ~CD جمهورية الكونغو الديمقراطية
    ~CG جمهورية الكونغو
    ~CI كوت ديفوار
    ~CZ جمهورية التشيك
    ~FK جزر فوكلاند - جزر مالفيناس
    ~HK هونغ كونغ
    ~MO مكاو
    ~PS فلسطين
    ~SZ سوازيلاند
    ~TL تيمور الشرقية
    ~GB بريطانيا
    ~GB إنجلترا
    ~US أمريكا
    ~MM بورما
    AU Австралия
    AT Австрия
    AZ Азербайджан
    AL Албания
    DZ Алжир
    AS Американска Самоа
    VI Американски Вирджински острови
    AO Ангола
    AI Ангуила
    AD Андора
    AQ Антарктика
    AG Антигуа и Барбуда
    AR Аржентина
    AM Армения
    AW Аруба
    AF Афганистан
    BD Бангладеш
    BB Барбадос
    BS Бахамски острови
    BH Бахрейн
    BY Беларус
    BE Белгия
    BZ Белиз
    BJ Бенин
    BM Бермудски острови
    BO Боливия
    BA Босна и Херцеговина
    BW Ботсвана
    BR Бразилия
    IO Британска територия в Индийския океан
    VG Британски Вирджински острови
    BN Бруней Даруссалам
    BF Буркина Фасо
    BI Бурунди
    BT Бутан
    BG България
    VU Вануату
    VA Ватикан
    VE Венецуела
    VN Виетнам
    GA Габон
    GM Гамбия
    GH Гана
    GY Гаяна
    GP Гваделупа
    GT Гватемала
    GN Гвинея
    GW Гвинея-Бисау
    DE Германия
    GI Гибралтар
    GD Гренада
    GL Гренландия
    GE Грузия
    GU Гуам
    GG Гърнзи
    GR Гърция
    DK Дания
    DJ Джибути
    JE Джърси
    DM Доминика
    DO Доминиканска република
    EG Египет
    EC Еквадор
    GQ Екваториална Гвинея
    ER Еритрея
    SZ Есватини
    EE Естония
    ET Етиопия
    ZM Замбия
    EH Западна Сахара
    ZW Зимбабве
    IL Израел
    IN Индия
    ID Индонезия
    IQ Ирак
    IR Иран
    IE Ирландия
    IS Исландия
    ES Испания
    IT Италия
    YE Йемен
    JO Йордания
    CV Кабо Верде
    KZ Казахстан
    KY Кайманови острови
    KH Камбоджа
    CM Камерун
    CA Канада
    BQ Карибска Нидерландия
    QA Катар
    KE Кения
    CY Кипър
    KG Киргизстан
    KI Кирибати
    CN Китай
    CC Кокосови острови (острови Кийлинг)
    CO Колумбия
    KM Коморски острови
    CG Конго (Бразавил)
    CD Конго (Киншаса)
    XK Косово
    CR Коста Рика
    CI Кот д’Ивоар
    CU Куба
    KW Кувейт
    CW Кюрасао
    LA Лаос
    LV Латвия
    LS Лесото
    LR Либерия
    LY Либия
    LB Ливан
    LT Литва
    LI Лихтенщайн
    LU Люксембург
    MR Мавритания
    MU Мавриций
    MG Мадагаскар
    YT Майот
    MO Макао, САР на Китай
    MW Малави
    MY Малайзия
    MV Малдиви
    ML Мали
    MT Малта
    MA Мароко
    MQ Мартиника
    MH Маршалови острови
    MX Мексико
    MM Мианмар (Бирма)
    FM Микронезия
    MZ Мозамбик
    MD Молдова
    MC Монако
    MN Монголия
    MS Монтсерат
    NA Намибия
    NR Науру
    NP Непал
    NE Нигер
    NG Нигерия
    NL Нидерландия
    NI Никарагуа
    NU Ниуе
    NZ Нова Зеландия
    NC Нова Каледония
    NO Норвегия
    AE Обединени арабски емирства
    GB Обединеното кралство
    AX Оландски острови
    OM Оман
    BV остров Буве
    AC остров Възнесение
    IM остров Ман
    NF остров Норфолк
    CX остров Рождество
    CK острови Кук
    PN Острови Питкерн
    TC острови Търкс и Кайкос
    HM острови Хърд и Макдоналд
    UM Отдалечени острови на САЩ
    PK Пакистан
    PW Палау
    PS Палестински територии
    PA Панама
    PG Папуа-Нова Гвинея
    PY Парагвай
    PE Перу
    PL Полша
    PT Португалия
    PR Пуерто Рико
    RE Реюнион
    RW Руанда
    RO Румъния
    RU Русия
    SV Салвадор
    WS Самоа
    SM Сан Марино
    ST Сао Томе и Принсипи
    SA Саудитска Арабия
    SJ Свалбард и Ян Майен
    SH Света Елена
    KP Северна Корея
    MK Северна Македония
    MP Северни Мариански острови
    VC Сейнт Винсънт и Гренадини
    KN Сейнт Китс и Невис
    LC Сейнт Лусия
    SC Сейшели
    BL Сен Бартелеми
    MF Сен Мартен
    PM Сен Пиер и Микелон
    SN Сенегал
    SL Сиера Леоне
    SG Сингапур
    SX Синт Мартен
    SY Сирия
    SK Словакия
    SI Словения
    SB Соломонови острови
    SO Сомалия
    SD Судан
    SR Суринам
    US Съединени щати
    RS Сърбия
    TJ Таджикистан
    TW Тайван
    TH Тайланд
    TZ Танзания
    TL Тимор Лесте
    TG Того
    TK Токелау
    TO Тонга
    TT Тринидад и Тобаго
    TA Тристан да Куня
    TV Тувалу
    TN Тунис
    TM Туркменистан
    TR Турция
    UG Уганда
    UZ Узбекистан
    UA Украйна
    HU Унгария
    WF Уолис и Футуна
    UY Уругвай
    FO Фарьорски острови
    FJ Фиджи
    PH Филипини
    FI Финландия
    FK Фолкландски острови
    FR Франция
    GF Френска Гвиана
    PF Френска Полинезия
    TF Френски южни територии
    HT Хаити
    HN Хондурас
    HK Хонконг, САР на Китай
    HR Хърватия
    CF Централноафриканска република
    TD Чад
    ME Черна гора
    CZ Чехия
    CL Чили
    CH Швейцария
    SE Швеция
    LK Шри Ланка
    SS Южен Судан
    ZA Южна Африка
    GS Южна Джорджия и Южни Сандвичеви острови
    KR Южна Корея
    JM Ямайка
    JP Япония
    ~CD Конго (ДРК)
    ~CG Конго (Република)
    ~CZ Чешка република
    ~FK Фолкландски острови (Малвински острови)
    ~HK Хонконг
    ~MO Макао
    ~PS Палестина
    ~SZ Свазиленд
    ~TL Източен Тимор
    ~US САЩ
    ~NL Холандия
    ~GB Великобритания
    ~GB Англия
    ~GB Шотландия
    ~CI Бряг на слоновата кост
    ~US Америка
    ~MM Бирма
    AF Afghánistán
    AX Ålandy
    AL Albánie
    DZ Alžírsko
    AS Americká Samoa
    VI Americké Panenské ostrovy
    AD Andorra
    AO Angola
    AI Anguilla
    AQ Antarktida
    AG Antigua a Barbuda
    AR Argentina
    AM Arménie
    AW Aruba
    AC Ascension
    AU Austrálie
    AZ Ázerbájdžán
    BS Bahamy
    BH Bahrajn
    BD Bangladéš
    BB Barbados
    BE Belgie
    BZ Belize
    BY Bělorusko
    BJ Benin
    BM Bermudy
    BT Bhútán
    BO Bolívie
    BA Bosna a Hercegovina
    BW Botswana
    BV Bouvetův ostrov
    BR Brazílie
    IO Britské indickooceánské území
    VG Britské Panenské ostrovy
    BN Brunej
    BG Bulharsko
    BF Burkina Faso
    BI Burundi
    CK Cookovy ostrovy
    CW Curaçao
    TD Čad
    ME Černá Hora
    CZ Česko
    CN Čína
    DK Dánsko
    DM Dominika
    DO Dominikánská republika
    DJ Džibutsko
    EG Egypt
    EC Ekvádor
    ER Eritrea
    EE Estonsko
    SZ Eswatini
    ET Etiopie
    FO Faerské ostrovy
    FK Falklandské ostrovy
    FJ Fidži
    PH Filipíny
    FI Finsko
    FR Francie
    GF Francouzská Guyana
    TF Francouzská jižní území
    PF Francouzská Polynésie
    GA Gabon
    GM Gambie
    GH Ghana
    GI Gibraltar
    GD Grenada
    GL Grónsko
    GE Gruzie
    GP Guadeloupe
    GU Guam
    GT Guatemala
    GG Guernsey
    GN Guinea
    GW Guinea-Bissau
    GY Guyana
    HT Haiti
    HM Heardův ostrov a McDonaldovy ostrovy
    HN Honduras
    HK Hongkong – ZAO Číny
    CL Chile
    HR Chorvatsko
    IN Indie
    ID Indonésie
    IQ Irák
    IR Írán
    IE Irsko
    IS Island
    IT Itálie
    IL Izrael
    JM Jamajka
    JP Japonsko
    YE Jemen
    JE Jersey
    ZA Jihoafrická republika
    GS Jižní Georgie a Jižní Sandwichovy ostrovy
    KR Jižní Korea
    SS Jižní Súdán
    JO Jordánsko
    KY Kajmanské ostrovy
    KH Kambodža
    CM Kamerun
    CA Kanada
    CV Kapverdy
    BQ Karibské Nizozemsko
    QA Katar
    KZ Kazachstán
    KE Keňa
    KI Kiribati
    CC Kokosové ostrovy
    CO Kolumbie
    KM Komory
    CG Kongo – Brazzaville
    CD Kongo – Kinshasa
    XK Kosovo
    CR Kostarika
    CU Kuba
    KW Kuvajt
    CY Kypr
    KG Kyrgyzstán
    LA Laos
    LS Lesotho
    LB Libanon
    LR Libérie
    LY Libye
    LI Lichtenštejnsko
    LT Litva
    LV Lotyšsko
    LU Lucembursko
    MO Macao – ZAO Číny
    MG Madagaskar
    HU Maďarsko
    MY Malajsie
    MW Malawi
    MV Maledivy
    ML Mali
    MT Malta
    MA Maroko
    MH Marshallovy ostrovy
    MQ Martinik
    MU Mauricius
    MR Mauritánie
    YT Mayotte
    UM Menší odlehlé ostrovy USA
    MX Mexiko
    FM Mikronésie
    MD Moldavsko
    MC Monako
    MN Mongolsko
    MS Montserrat
    MZ Mosambik
    MM Myanmar (Barma)
    NA Namibie
    NR Nauru
    DE Německo
    NP Nepál
    NE Niger
    NG Nigérie
    NI Nikaragua
    NU Niue
    NL Nizozemsko
    NF Norfolk
    NO Norsko
    NC Nová Kaledonie
    NZ Nový Zéland
    OM Omán
    IM Ostrov Man
    PK Pákistán
    PW Palau
    PS Palestinská území
    PA Panama
    PG Papua-Nová Guinea
    PY Paraguay
    PE Peru
    PN Pitcairnovy ostrovy
    CI Pobřeží slonoviny
    PL Polsko
    PR Portoriko
    PT Portugalsko
    AT Rakousko
    RE Réunion
    GQ Rovníková Guinea
    RO Rumunsko
    RU Rusko
    RW Rwanda
    GR Řecko
    PM Saint-Pierre a Miquelon
    SV Salvador
    WS Samoa
    SM San Marino
    SA Saúdská Arábie
    SN Senegal
    KP Severní Korea
    MK Severní Makedonie
    MP Severní Mariany
    SC Seychely
    SL Sierra Leone
    SG Singapur
    SK Slovensko
    SI Slovinsko
    SO Somálsko
    AE Spojené arabské emiráty
    GB Spojené království
    US Spojené státy
    RS Srbsko
    LK Srí Lanka
    CF Středoafrická republika
    SD Súdán
    SR Surinam
    SH Svatá Helena
    LC Svatá Lucie
    BL Svatý Bartoloměj
    KN Svatý Kryštof a Nevis
    MF Svatý Martin (Francie)
    SX Svatý Martin (Nizozemsko)
    ST Svatý Tomáš a Princův ostrov
    VC Svatý Vincenc a Grenadiny
    SY Sýrie
    SB Šalamounovy ostrovy
    ES Španělsko
    SJ Špicberky a Jan Mayen
    SE Švédsko
    CH Švýcarsko
    TJ Tádžikistán
    TZ Tanzanie
    TH Thajsko
    TW Tchaj-wan
    TG Togo
    TK Tokelau
    TO Tonga
    TT Trinidad a Tobago
    TA Tristan da Cunha
    TN Tunisko
    TR Turecko
    TM Turkmenistán
    TC Turks a Caicos
    TV Tuvalu
    UG Uganda
    UA Ukrajina
    UY Uruguay
    UZ Uzbekistán
    CX Vánoční ostrov
    VU Vanuatu
    VA Vatikán
    VE Venezuela
    VN Vietnam
    TL Východní Timor
    WF Wallis a Futuna
    ZM Zambie
    EH Západní Sahara
    ZW Zimbabwe
    ~CD Kongo (DRK)
    ~CG Kongo (republika)
    ~CI Côte d’Ivoire
    ~CZ Česká republika
    ~FK Falklandské ostrovy (Malvíny)
    ~GB GB
    ~HK Hongkong
    ~MO Macao
    ~PS Palestina
    ~SZ Svazijsko
    ~TL Timor-Leste
    ~US USA
    ~NL Holandsko
    ~GB Velká Británie
    ~GB Anglie
    ~GB Skotsko
    ~US Spojené státy americké
    ~US Amerika
    ~MM Barma
    AF Afghanistan
    AL Albanien
    DZ Algeriet
    AS Amerikansk Samoa
    UM Amerikanske oversøiske øer
    AD Andorra
    AO Angola
    AI Anguilla
    AQ Antarktis
    AG Antigua og Barbuda
    AR Argentina
    AM Armenien
    AW Aruba
    AC Ascensionøen
    AZ Aserbajdsjan
    AU Australien
    BS Bahamas
    BH Bahrain
    BD Bangladesh
    BB Barbados
    BY Belarus
    BE Belgien
    BZ Belize
    BJ Benin
    BM Bermuda
    BT Bhutan
    BO Bolivia
    BA Bosnien-Hercegovina
    BW Botswana
    BV Bouvetøen
    BR Brasilien
    BN Brunei
    BG Bulgarien
    BF Burkina Faso
    BI Burundi
    KH Cambodja
    CM Cameroun
    CA Canada
    KY Caymanøerne
    CL Chile
    CC Cocosøerne
    CO Colombia
    KM Comorerne
    CG Congo-Brazzaville
    CD Congo-Kinshasa
    CK Cookøerne
    CR Costa Rica
    CU Cuba
    CW Curaçao
    CY Cypern
    DK Danmark
    VI De Amerikanske Jomfruøer
    VG De Britiske Jomfruøer
    AE De Forenede Arabiske Emirater
    TF De Franske Besiddelser i Det Sydlige Indiske Ocean og Antarktis
    PS De palæstinensiske områder
    BQ De tidligere Nederlandske Antiller
    CF Den Centralafrikanske Republik
    DO Den Dominikanske Republik
    IO Det Britiske Territorium i Det Indiske Ocean
    DJ Djibouti
    DM Dominica
    EC Ecuador
    EG Egypten
    SV El Salvador
    CI Elfenbenskysten
    ER Eritrea
    EE Estland
    SZ Eswatini
    ET Etiopien
    FK Falklandsøerne
    FJ Fiji
    PH Filippinerne
    FI Finland
    FR Frankrig
    GF Fransk Guyana
    PF Fransk Polynesien
    FO Færøerne
    GA Gabon
    GM Gambia
    GE Georgien
    GH Ghana
    GI Gibraltar
    GD Grenada
    GR Grækenland
    GL Grønland
    GP Guadeloupe
    GU Guam
    GT Guatemala
    GG Guernsey
    GN Guinea
    GW Guinea-Bissau
    GY Guyana
    HT Haiti
    HM Heard Island og McDonald Islands
    HN Honduras
    IN Indien
    ID Indonesien
    IQ Irak
    IR Iran
    IE Irland
    IS Island
    IM Isle of Man
    IL Israel
    IT Italien
    JM Jamaica
    JP Japan
    JE Jersey
    JO Jordan
    CX Juleøen
    CV Kap Verde
    KZ Kasakhstan
    KE Kenya
    CN Kina
    KG Kirgisistan
    KI Kiribati
    XK Kosovo
    HR Kroatien
    KW Kuwait
    LA Laos
    LS Lesotho
    LV Letland
    LB Libanon
    LR Liberia
    LY Libyen
    LI Liechtenstein
    LT Litauen
    LU Luxembourg
    MG Madagaskar
    MW Malawi
    MY Malaysia
    MV Maldiverne
    ML Mali
    MT Malta
    MA Marokko
    MH Marshalløerne
    MQ Martinique
    MR Mauretanien
    MU Mauritius
    YT Mayotte
    MX Mexico
    FM Mikronesien
    MD Moldova
    MC Monaco
    MN Mongoliet
    ME Montenegro
    MS Montserrat
    MZ Mozambique
    MM Myanmar (Burma)
    NA Namibia
    NR Nauru
    NL Nederlandene
    NP Nepal
    NZ New Zealand
    NI Nicaragua
    NE Niger
    NG Nigeria
    NU Niue
    KP Nordkorea
    MK Nordmakedonien
    MP Nordmarianerne
    NF Norfolk Island
    NO Norge
    NC Ny Kaledonien
    OM Oman
    PK Pakistan
    PW Palau
    PA Panama
    PG Papua Ny Guinea
    PY Paraguay
    PE Peru
    PN Pitcairn
    PL Polen
    PT Portugal
    PR Puerto Rico
    QA Qatar
    RE Réunion
    RO Rumænien
    RU Rusland
    RW Rwanda
    BL Saint Barthélemy
    KN Saint Kitts og Nevis
    LC Saint Lucia
    MF Saint Martin
    PM Saint Pierre og Miquelon
    VC Saint Vincent og Grenadinerne
    SB Salomonøerne
    WS Samoa
    SM San Marino
    ST São Tomé og Príncipe
    HK SAR Hongkong
    MO SAR Macao
    SA Saudi-Arabien
    CH Schweiz
    SN Senegal
    RS Serbien
    SC Seychellerne
    SL Sierra Leone
    SG Singapore
    SX Sint Maarten
    SK Slovakiet
    SI Slovenien
    SO Somalia
    GS South Georgia og De Sydlige Sandwichøer
    ES Spanien
    LK Sri Lanka
    SH St. Helena
    GB Storbritannien
    SD Sudan
    SR Surinam
    SJ Svalbard og Jan Mayen
    SE Sverige
    ZA Sydafrika
    KR Sydkorea
    SS Sydsudan
    SY Syrien
    TJ Tadsjikistan
    TW Taiwan
    TZ Tanzania
    TD Tchad
    TH Thailand
    TL Timor-Leste
    CZ Tjekkiet
    TG Togo
    TK Tokelau
    TO Tonga
    TT Trinidad og Tobago
    TA Tristan da Cunha
    TN Tunesien
    TM Turkmenistan
    TC Turks- og Caicosøerne
    TV Tuvalu
    TR Tyrkiet
    DE Tyskland
    UG Uganda
    UA Ukraine
    HU Ungarn
    UY Uruguay
    US USA
    UZ Usbekistan
    VU Vanuatu
    VA Vatikanstaten
    VE Venezuela
    EH Vestsahara
    VN Vietnam
    WF Wallis og Futuna
    YE Yemen
    ZM Zambia
    ZW Zimbabwe
    GQ Ækvatorialguinea
    AT Østrig
    AX Åland
    ~BY Hviderusland
    ~CD Den Demokratiske Republik Congo (DRC)
    ~CG Republikken Congo
    ~CZ Den Tjekkiske Republik
    ~FK Falklandsøerne (Islas Malvinas)
    ~HK Hongkong
    ~MO Macao
    ~NL Holland
    ~PS Palæstina
    ~SZ Swaziland
    ~TL Østtimor
    ~GB England
    ~GB Skotland
    ~US Amerika
    ~MM Burma
    SH Αγία Ελένη
    LC Αγία Λουκία
    BL Άγιος Βαρθολομαίος
    VC Άγιος Βικέντιος και Γρεναδίνες
    SM Άγιος Μαρίνος
    MF Άγιος Μαρτίνος (Γαλλικό τμήμα)
    SX Άγιος Μαρτίνος (Ολλανδικό τμήμα)
    AO Αγκόλα
    AZ Αζερμπαϊτζάν
    EG Αίγυπτος
    ET Αιθιοπία
    HT Αϊτή
    CI Ακτή Ελεφαντοστού
    AL Αλβανία
    DZ Αλγερία
    VI Αμερικανικές Παρθένες Νήσοι
    AS Αμερικανική Σαμόα
    AI Ανγκουίλα
    AD Ανδόρα
    AQ Ανταρκτική
    AG Αντίγκουα και Μπαρμπούντα
    UM Απομακρυσμένες Νησίδες ΗΠΑ
    AR Αργεντινή
    AM Αρμενία
    AW Αρούμπα
    AU Αυστραλία
    AT Αυστρία
    AF Αφγανιστάν
    VU Βανουάτου
    VA Βατικανό
    BE Βέλγιο
    VE Βενεζουέλα
    BM Βερμούδες
    VN Βιετνάμ
    BO Βολιβία
    KP Βόρεια Κορέα
    MK Βόρεια Μακεδονία
    BA Βοσνία - Ερζεγοβίνη
    BG Βουλγαρία
    BR Βραζιλία
    IO Βρετανικά Εδάφη Ινδικού Ωκεανού
    VG Βρετανικές Παρθένες Νήσοι
    FR Γαλλία
    TF Γαλλικά Νότια Εδάφη
    GF Γαλλική Γουιάνα
    PF Γαλλική Πολυνησία
    DE Γερμανία
    GE Γεωργία
    GI Γιβραλτάρ
    GM Γκάμπια
    GA Γκαμπόν
    GH Γκάνα
    GG Γκέρνζι
    GU Γκουάμ
    GP Γουαδελούπη
    WF Γουάλις και Φουτούνα
    GT Γουατεμάλα
    GY Γουιάνα
    GN Γουινέα
    GW Γουινέα Μπισάου
    GD Γρενάδα
    GL Γροιλανδία
    DK Δανία
    DO Δομινικανή Δημοκρατία
    EH Δυτική Σαχάρα
    SV Ελ Σαλβαδόρ
    CH Ελβετία
    GR Ελλάδα
    ER Ερυθραία
    EE Εσθονία
    SZ Εσουατίνι
    ZM Ζάμπια
    ZW Ζιμπάμπουε
    AE Ηνωμένα Αραβικά Εμιράτα
    US Ηνωμένες Πολιτείες
    GB Ηνωμένο Βασίλειο
    JP Ιαπωνία
    IN Ινδία
    ID Ινδονησία
    JO Ιορδανία
    IQ Ιράκ
    IR Ιράν
    IE Ιρλανδία
    GQ Ισημερινή Γουινέα
    EC Ισημερινός
    IS Ισλανδία
    ES Ισπανία
    IL Ισραήλ
    IT Ιταλία
    KZ Καζακστάν
    CM Καμερούν
    KH Καμπότζη
    CA Καναδάς
    QA Κατάρ
    NL Κάτω Χώρες
    CF Κεντροαφρικανική Δημοκρατία
    KE Κένυα
    CN Κίνα
    KG Κιργιστάν
    KI Κιριμπάτι
    CO Κολομβία
    KM Κομόρες
    CD Κονγκό - Κινσάσα
    CG Κονγκό - Μπραζαβίλ
    XK Κοσσυφοπέδιο
    CR Κόστα Ρίκα
    CU Κούβα
    KW Κουβέιτ
    CW Κουρασάο
    HR Κροατία
    CY Κύπρος
    LA Λάος
    LS Λεσότο
    LV Λετονία
    BY Λευκορωσία
    LB Λίβανος
    LR Λιβερία
    LY Λιβύη
    LT Λιθουανία
    LI Λιχτενστάιν
    LU Λουξεμβούργο
    YT Μαγιότ
    MG Μαδαγασκάρη
    MO Μακάο ΕΔΠ Κίνας
    MY Μαλαισία
    MW Μαλάουι
    MV Μαλδίβες
    ML Μάλι
    MT Μάλτα
    MA Μαρόκο
    MQ Μαρτινίκα
    MU Μαυρίκιος
    MR Μαυριτανία
    ME Μαυροβούνιο
    MX Μεξικό
    MM Μιανμάρ (Βιρμανία)
    FM Μικρονησία
    MN Μογγολία
    MZ Μοζαμβίκη
    MD Μολδαβία
    MC Μονακό
    MS Μονσεράτ
    BD Μπανγκλαντές
    BB Μπαρμπέιντος
    BS Μπαχάμες
    BH Μπαχρέιν
    BZ Μπελίζ
    BJ Μπενίν
    BW Μποτσουάνα
    BF Μπουρκίνα Φάσο
    BI Μπουρούντι
    BT Μπουτάν
    BN Μπρουνέι
    NA Ναμίμπια
    NR Ναουρού
    NZ Νέα Ζηλανδία
    NC Νέα Καληδονία
    NP Νεπάλ
    MP Νήσοι Βόρειες Μαριάνες
    KY Νήσοι Κέιμαν
    CC Νήσοι Κόκος (Κίλινγκ)
    CK Νήσοι Κουκ
    MH Νήσοι Μάρσαλ
    GS Νήσοι Νότια Γεωργία και Νότιες Σάντουιτς
    AX Νήσοι Όλαντ
    PN Νήσοι Πίτκερν
    SB Νήσοι Σολομώντος
    TC Νήσοι Τερκς και Κάικος
    FO Νήσοι Φερόες
    FK Νήσοι Φόκλαντ
    HM Νήσοι Χερντ και Μακντόναλντ
    AC Νήσος Ασενσιόν
    BV Νήσος Μπουβέ
    NF Νήσος Νόρφολκ
    IM Νήσος του Μαν
    CX Νήσος των Χριστουγέννων
    NE Νίγηρας
    NG Νιγηρία
    NI Νικαράγουα
    NU Νιούε
    NO Νορβηγία
    ZA Νότια Αφρική
    KR Νότια Κορέα
    SS Νότιο Σουδάν
    DM Ντομίνικα
    BQ Ολλανδία Καραϊβικής
    OM Ομάν
    HN Ονδούρα
    HU Ουγγαρία
    UG Ουγκάντα
    UZ Ουζμπεκιστάν
    UA Ουκρανία
    UY Ουρουγουάη
    PK Πακιστάν
    PS Παλαιστινιακά Εδάφη
    PW Παλάου
    PA Παναμάς
    PG Παπούα Νέα Γουινέα
    PY Παραγουάη
    PE Περού
    PL Πολωνία
    PT Πορτογαλία
    PR Πουέρτο Ρίκο
    CV Πράσινο Ακρωτήριο
    RE Ρεϊνιόν
    RW Ρουάντα
    RO Ρουμανία
    RU Ρωσία
    WS Σαμόα
    ST Σάο Τομέ και Πρίνσιπε
    SA Σαουδική Αραβία
    SJ Σβάλμπαρντ και Γιαν Μαγιέν
    KN Σεν Κιτς και Νέβις
    PM Σεν Πιερ και Μικελόν
    SN Σενεγάλη
    RS Σερβία
    SC Σεϋχέλλες
    SG Σιγκαπούρη
    SL Σιέρα Λεόνε
    SK Σλοβακία
    SI Σλοβενία
    SO Σομαλία
    SD Σουδάν
    SE Σουηδία
    SR Σουρινάμ
    LK Σρι Λάνκα
    SY Συρία
    TW Ταϊβάν
    TH Ταϊλάνδη
    TZ Τανζανία
    TJ Τατζικιστάν
    JM Τζαμάικα
    JE Τζέρζι
    DJ Τζιμπουτί
    TL Τιμόρ-Λέστε
    TG Τόγκο
    TK Τοκελάου
    TO Τόνγκα
    TV Τουβαλού
    TR Τουρκία
    TM Τουρκμενιστάν
    TT Τρινιντάντ και Τομπάγκο
    TA Τριστάν ντα Κούνια
    TD Τσαντ
    CZ Τσεχία
    TN Τυνησία
    YE Υεμένη
    PH Φιλιππίνες
    FI Φινλανδία
    FJ Φίτζι
    CL Χιλή
    HK Χονγκ Κονγκ ΕΔΠ Κίνας
    ~CD Κονγκό (ΛΔΚ)
    ~CG Κονγκό (Δημοκρατία)
    ~CZ Τσεχική Δημοκρατία
    ~FK Νήσοι Φόκλαντ (Νήσοι Μαλβίνας)
    ~GB ΗΒ
    ~HK Χονγκ Κονγκ
    ~MO Μακάο
    ~NL Ολλανδία
    ~PS Παλαιστίνη
    ~SZ Σουαζιλάνδη
    ~TL Ανατολικό Τιμόρ
    ~US ΗΠΑ
    ~GB Μεγάλη Βρετανία
    ~GB Αγγλία
    ~GB Σκωτία
    ~US Αμερική
    ~MM Βιρμανία
    AF Afganistan
    AX Ahvenamaa
    AL Albaania
    DZ Alžeeria
    AS Ameerika Samoa
    US Ameerika Ühendriigid
    AD Andorra
    AO Angola
    AI Anguilla
    AQ Antarktika
    AG Antigua ja Barbuda
    AE Araabia Ühendemiraadid
    AR Argentina
    AM Armeenia
    AW Aruba
    AC Ascensioni saar
    AZ Aserbaidžaan
    AU Austraalia
    AT Austria
    BS Bahama
    BH Bahrein
    BD Bangladesh
    BB Barbados
    PW Belau
    BE Belgia
    BZ Belize
    BJ Benin
    BM Bermuda
    BT Bhutan
    BO Boliivia
    BA Bosnia ja Hertsegoviina
    BW Botswana
    BV Bouvet’ saar
    BR Brasiilia
    IO Briti India ookeani ala
    VG Briti Neitsisaared
    BN Brunei
    BG Bulgaaria
    BF Burkina Faso
    BI Burundi
    CO Colombia
    CK Cooki saared
    CR Costa Rica
    CI Côte d’Ivoire
    CW Curaçao
    DJ Djibouti
    DM Dominica
    DO Dominikaani Vabariik
    EC Ecuador
    EE Eesti
    EG Egiptus
    GQ Ekvatoriaal-Guinea
    SV El Salvador
    ER Eritrea
    ET Etioopia
    FK Falklandi saared
    FJ Fidži
    PH Filipiinid
    FO Fääri saared
    GA Gabon
    GM Gambia
    GH Ghana
    GI Gibraltar
    GD Grenada
    GE Gruusia
    GL Gröönimaa
    GP Guadeloupe
    GU Guam
    GT Guatemala
    GG Guernsey
    GN Guinea
    GW Guinea-Bissau
    GY Guyana
    HT Haiti
    HM Heardi ja McDonaldi saared
    CN Hiina
    ES Hispaania
    NL Holland
    BQ Hollandi Kariibi mere saared
    HN Honduras
    HK Hongkongi erihalduspiirkond
    HR Horvaatia
    TL Ida-Timor
    IE Iirimaa
    IL Iisrael
    IN India
    ID Indoneesia
    IQ Iraak
    IR Iraan
    IS Island
    IT Itaalia
    JP Jaapan
    JM Jamaica
    YE Jeemen
    JE Jersey
    JO Jordaania
    CX Jõulusaar
    KY Kaimanisaared
    KH Kambodža
    CM Kamerun
    CA Kanada
    KZ Kasahstan
    QA Katar
    KE Keenia
    CF Kesk-Aafrika Vabariik
    KI Kiribati
    KM Komoorid
    CD Kongo DV
    CG Kongo Vabariik
    CC Kookossaared
    XK Kosovo
    GR Kreeka
    CU Kuuba
    KW Kuveit
    KG Kõrgõzstan
    CY Küpros
    LA Laos
    LT Leedu
    LS Lesotho
    LR Libeeria
    LI Liechtenstein
    LB Liibanon
    LY Liibüa
    LU Luksemburg
    ZA Lõuna-Aafrika Vabariik
    GS Lõuna-Georgia ja Lõuna-Sandwichi saared
    KR Lõuna-Korea
    SS Lõuna-Sudaan
    LV Läti
    EH Lääne-Sahara
    MO Macau erihalduspiirkond
    MG Madagaskar
    MY Malaisia
    MW Malawi
    MV Maldiivid
    ML Mali
    MT Malta
    IM Mani saar
    MA Maroko
    MH Marshalli Saared
    MQ Martinique
    MR Mauritaania
    MU Mauritius
    YT Mayotte
    MX Mehhiko
    FM Mikroneesia
    MD Moldova
    MC Monaco
    MN Mongoolia
    ME Montenegro
    MS Montserrat
    MZ Mosambiik
    MM Myanmar (Birma)
    NA Namiibia
    NR Nauru
    NP Nepal
    NI Nicaragua
    NG Nigeeria
    NE Niger
    NU Niue
    NF Norfolk
    NO Norra
    OM Omaan
    PG Paapua Uus-Guinea
    PK Pakistan
    PS Palestiina alad
    PA Panama
    PY Paraguay
    PE Peruu
    PN Pitcairni saared
    PL Poola
    PT Portugal
    GF Prantsuse Guajaana
    TF Prantsuse Lõunaalad
    PF Prantsuse Polüneesia
    FR Prantsusmaa
    PR Puerto Rico
    KP Põhja-Korea
    MK Põhja-Makedoonia
    MP Põhja-Mariaanid
    RE Réunion
    CV Roheneemesaared
    SE Rootsi
    RO Rumeenia
    RW Rwanda
    SB Saalomoni Saared
    SH Saint Helena
    KN Saint Kitts ja Nevis
    LC Saint Lucia
    VC Saint Vincent ja Grenadiinid
    BL Saint-Barthélemy
    MF Saint-Martin
    PM Saint-Pierre ja Miquelon
    DE Saksamaa
    ZM Sambia
    WS Samoa
    SM San Marino
    ST São Tomé ja Príncipe
    SA Saudi Araabia
    SC Seišellid
    SN Senegal
    RS Serbia
    SL Sierra Leone
    SG Singapur
    SX Sint Maarten
    SK Slovakkia
    SI Sloveenia
    SO Somaalia
    FI Soome
    LK Sri Lanka
    SD Sudaan
    SR Suriname
    SZ Svaasimaa
    SJ Svalbard ja Jan Mayen
    SY Süüria
    CH Šveits
    ZW Zimbabwe
    DK Taani
    TJ Tadžikistan
    TH Tai
    TW Taiwan
    TZ Tansaania
    TG Togo
    TK Tokelau
    TO Tonga
    TT Trinidad ja Tobago
    TA Tristan da Cunha
    TD Tšaad
    CZ Tšehhi
    CL Tšiili
    TN Tuneesia
    TC Turks ja Caicos
    TV Tuvalu
    TR Türgi
    TM Türkmenistan
    UG Uganda
    UA Ukraina
    HU Ungari
    UY Uruguay
    VI USA Neitsisaared
    UZ Usbekistan
    NC Uus-Kaledoonia
    NZ Uus-Meremaa
    BY Valgevene
    VU Vanuatu
    VA Vatikan
    RU Venemaa
    VE Venezuela
    VN Vietnam
    WF Wallis ja Futuna
    GB Ühendkuningriik
    UM Ühendriikide hajasaared
    ~CD Kongo-Kinshasa
    ~CG Kongo-Brazzaville
    ~CI Elevandiluurannik
    ~CZ Tšehhi Vabariik
    ~FK Falklandi saared (Malviini saared)
    ~GB ÜK
    ~HK Hongkong
    ~MO Macau
    ~PS Palestiina
    ~SZ eSwatini
    ~TL Timor-Leste
    ~US USA
    ~GB Suurbritannia
    ~GB Inglismaa
    ~GB Šotimaa
    ~US Ameerika
    ~MM Birma
    AR آرژانتین
    AW آروبا
    AL آلبانی
    DE آلمان
    AG آنتیگوا و باربودا
    AD آندورا
    AO آنگولا
    AI آنگویلا
    AT اتریش
    ET اتیوپی
    JO اردن
    AM ارمنستان
    UY اروگوئه
    ER اریتره
    UZ ازبکستان
    ES اسپانیا
    AU استرالیا
    EE استونی
    IL اسرائیل
    SK اسلواکی
    SI اسلوونی
    SZ اسواتینی
    ZA افریقای جنوبی
    AF افغانستان
    EC اکوادور
    DZ الجزایر
    SV السالوادور
    AE امارات متحدهٔ عربی
    ID اندونزی
    UA اوکراین
    UG اوگاندا
    US ایالات متحده
    IT ایتالیا
    IR ایران
    IE ایرلند
    IS ایسلند
    BB باربادوس
    BS باهاما
    BH بحرین
    BR برزیل
    BM برمودا
    BN برونئی
    GB بریتانیا
    BY بلاروس
    BE بلژیک
    BG بلغارستان
    BZ بلیز
    BD بنگلادش
    BJ بنین
    BT بوتان
    BW بوتسوانا
    BF بورکینافاسو
    BI بوروندی
    BA بوسنی و هرزگوین
    BO بولیوی
    PG پاپوا گینهٔ نو
    PY پاراگوئه
    PK پاکستان
    PW پالائو
    PA پاناما
    PT پرتغال
    PE پرو
    PF پلی‌نزی فرانسه
    PR پورتوریکو
    TJ تاجیکستان
    TZ تانزانیا
    TH تایلند
    TW تایوان
    TM ترکمنستان
    TR ترکیه
    TA تریستان دا کونا
    TT ترینیداد و توباگو
    TK توکلائو
    TG توگو
    TN تونس
    TO تونگا
    TV تووالو
    TL تیمور-لسته
    JM جامائیکا
    GI جبل‌الطارق
    JE جرزی
    AC جزایر آسنسیون
    AX جزایر آلاند
    PN جزایر پیت‌کرن
    TC جزایر تورکس و کایکوس
    UM جزایر دورافتادهٔ ایالات متحده
    SB جزایر سلیمان
    FO جزایر فارو
    FK جزایر فالکلند
    BQ جزایر کارائیب هلند
    CK جزایر کوک
    CC جزایر کوکوس
    KY جزایر کِیمن
    MH جزایر مارشال
    MP جزایر ماریانای شمالی
    VI جزایر ویرجین ایالات متحده
    VG جزایر ویرجین بریتانیا
    BV جزیرهٔ بووه
    CX جزیرهٔ کریسمس
    IM جزیرهٔ من
    NF جزیرهٔ نورفولک
    AZ جمهوری آذربایجان
    CF جمهوری افریقای مرکزی
    DO جمهوری دومینیکن
    AQ جنوبگان
    GS جورجیای جنوبی و جزایر ساندویچ جنوبی
    DJ جیبوتی
    TD چاد
    CZ چک
    CN چین
    DK دانمارک
    DM دومینیکا
    RE رئونیون
    RW رواندا
    RU روسیه
    RO رومانی
    ZM زامبیا
    ZW زیمبابوه
    JP ژاپن
    ST سائوتومه و پرینسیپ
    CI ساحل عاج
    WS ساموآ
    AS ساموآی امریکا
    SM سان‌مارینو
    TF سرزمین‌های جنوبی فرانسه
    PS سرزمین‌های فلسطینی
    LK سری‌لانکا
    BL سن بارتلمی
    PM سن پیر و میکلن
    KN سنت کیتس و نویس
    LC سنت لوسیا
    SX سنت مارتن
    MF سنت مارتین
    VC سنت وینسنت و گرنادین
    SH سنت هلن
    SG سنگاپور
    SN سنگال
    SJ سوالبارد و یان ماین
    SE سوئد
    CH سوئیس
    SD سودان
    SS سودان جنوبی
    SR سورینام
    SY سوریه
    SO سومالی
    SL سیرالئون
    SC سیشل
    CL شیلی
    EH صحرای غربی
    RS صربستان
    IQ عراق
    SA عربستان سعودی
    OM عمان
    GH غنا
    FR فرانسه
    FI فنلاند
    FJ فیجی
    PH فیلیپین
    CY قبرس
    KG قرقیزستان
    KZ قزاقستان
    QA قطر
    IO قلمرو بریتانیا در اقیانوس هند
    CR کاستاریکا
    NC کالدونیای جدید
    KH کامبوج
    CM کامرون
    CA کانادا
    HR کرواسی
    KR کرهٔ جنوبی
    KP کرهٔ شمالی
    CO کلمبیا
    CG کنگو - برازویل
    CD کنگو - کینشاسا
    KE کنیا
    CU کوبا
    CW کوراسائو
    XK کوزوو
    KM کومور
    KW کویت
    CV کیپ‌ورد
    KI کیریباتی
    GA گابن
    GM گامبیا
    GE گرجستان
    GD گرنادا
    GG گرنزی
    GL گرینلند
    GT گواتمالا
    GP گوادلوپ
    GU گوام
    GY گویان
    GF گویان فرانسه
    GN گینه
    GQ گینهٔ استوایی
    GW گینهٔ بیسائو
    LA لائوس
    LB لبنان
    LV لتونی
    LS لسوتو
    LU لوکزامبورگ
    PL لهستان
    LR لیبریا
    LY لیبی
    LT لیتوانی
    LI لیختن‌اشتاین
    MG ماداگاسکار
    MQ مارتینیک
    MO ماکائو، منطقهٔ ویژهٔ اداری چین
    MW مالاوی
    MT مالت
    MV مالدیو
    MY مالزی
    ML مالی
    YT مایوت
    HU مجارستان
    MA مراکش
    EG مصر
    MN مغولستان
    MK مقدونیهٔ شمالی
    MX مکزیک
    MR موریتانی
    MU موریس
    MZ موزامبیک
    MD مولداوی
    MC موناکو
    MS مونت‌سرات
    ME مونته‌نگرو
    MM میانمار (برمه)
    FM میکرونزی
    NR نائورو
    NA نامیبیا
    NP نپال
    NO نروژ
    NE نیجر
    NG نیجریه
    NI نیکاراگوئه
    NU نیوئه
    NZ نیوزیلند
    VA واتیکان
    WF والیس و فوتونا
    VU وانواتو
    VE ونزوئلا
    VN ویتنام
    HT هائیتی
    HM هرد و جزایر مک‌دونالد
    NL هلند
    IN هند
    HN هندوراس
    HK هنگ‌کنگ، منطقهٔ ویژهٔ اداری چین
    YE یمن
    GR یونان
    ~CD کنگو (جمهوری دموکراتیک)
    ~CG کنگو (جمهوری)
    ~CI ساحل‌عاج
    ~CZ جمهوری چک
    ~FK جزایر فالکلند (ایسلاس مالویناس)
    ~HK هنگ‌کنگ
    ~MO ماکائو
    ~PS فلسطین
    ~SA عربستان
    ~SZ سوازیلند
    ~TL تیمور شرقی
    ~GB انگلستان
    ~GB انگلیس
    ~US امریکا
    ~US آمریکا
    ~MM برمه
    AF Afganistan
    AX Ahvenanmaa
    NL Alankomaat
    AL Albania
    DZ Algeria
    AS Amerikan Samoa
    AD Andorra
    AO Angola
    AI Anguilla
    AQ Antarktis
    AG Antigua ja Barbuda
    AE Arabiemiirikunnat
    AR Argentiina
    AM Armenia
    AW Aruba
    AC Ascension-saari
    AU Australia
    AZ Azerbaidžan
    BS Bahama
    BH Bahrain
    BD Bangladesh
    BB Barbados
    BE Belgia
    BZ Belize
    BJ Benin
    BM Bermuda
    BT Bhutan
    BO Bolivia
    BA Bosnia ja Hertsegovina
    BW Botswana
    BV Bouvet’nsaari
    BR Brasilia
    IO Brittiläinen Intian valtameren alue
    VG Brittiläiset Neitsytsaaret
    BN Brunei
    BG Bulgaria
    BF Burkina Faso
    BI Burundi
    KY Caymansaaret
    CL Chile
    CK Cookinsaaret
    CR Costa Rica
    CW Curaçao
    DJ Djibouti
    DM Dominica
    DO Dominikaaninen tasavalta
    EC Ecuador
    EG Egypti
    SV El Salvador
    ER Eritrea
    ES Espanja
    SZ Eswatini
    ZA Etelä-Afrikka
    GS Etelä-Georgia ja Eteläiset Sandwichinsaaret
    KR Etelä-Korea
    SS Etelä-Sudan
    ET Etiopia
    FK Falklandinsaaret
    FJ Fidži
    PH Filippiinit
    FO Färsaaret
    GA Gabon
    GM Gambia
    GE Georgia
    GH Ghana
    GI Gibraltar
    GD Grenada
    GL Grönlanti
    GP Guadeloupe
    GU Guam
    GT Guatemala
    GG Guernsey
    GN Guinea
    GW Guinea-Bissau
    GY Guyana
    HT Haiti
    HM Heard ja McDonaldinsaaret
    HN Honduras
    HK Hongkong – Kiinan erityishallintoalue
    ID Indonesia
    IN Intia
    IQ Irak
    IR Iran
    IE Irlanti
    IS Islanti
    GB Iso-Britannia
    IL Israel
    IT Italia
    TL Itä-Timor
    AT Itävalta
    JM Jamaika
    JP Japani
    YE Jemen
    JE Jersey
    JO Jordania
    CX Joulusaari
    KH Kambodža
    CM Kamerun
    CA Kanada
    CV Kap Verde
    BQ Karibian Alankomaat
    KZ Kazakstan
    KE Kenia
    CF Keski-Afrikan tasavalta
    CN Kiina
    KG Kirgisia
    KI Kiribati
    CO Kolumbia
    KM Komorit
    CD Kongon demokraattinen tasavalta
    CG Kongon tasavalta
    CC Kookossaaret (Keelingsaaret)
    XK Kosovo
    GR Kreikka
    HR Kroatia
    CU Kuuba
    KW Kuwait
    CY Kypros
    LA Laos
    LV Latvia
    LS Lesotho
    LB Libanon
    LR Liberia
    LY Libya
    LI Liechtenstein
    LT Liettua
    LU Luxemburg
    EH Länsi-Sahara
    MO Macao – Kiinan erityishallintoalue
    MG Madagaskar
    MW Malawi
    MV Malediivit
    MY Malesia
    ML Mali
    MT Malta
    IM Mansaari
    MA Marokko
    MH Marshallinsaaret
    MQ Martinique
    MR Mauritania
    MU Mauritius
    YT Mayotte
    MX Meksiko
    FM Mikronesia
    MD Moldova
    MC Monaco
    MN Mongolia
    ME Montenegro
    MS Montserrat
    MZ Mosambik
    MM Myanmar (Burma)
    NA Namibia
    NR Nauru
    NP Nepal
    NI Nicaragua
    NE Niger
    NG Nigeria
    NU Niue
    NF Norfolkinsaari
    NO Norja
    CI Norsunluurannikko
    OM Oman
    PK Pakistan
    PW Palau
    PS Palestiinalaisalue
    PA Panama
    PG Papua-Uusi-Guinea
    PY Paraguay
    PE Peru
    PN Pitcairn
    KP Pohjois-Korea
    MK Pohjois-Makedonia
    MP Pohjois-Mariaanit
    PT Portugali
    PR Puerto Rico
    PL Puola
    GQ Päiväntasaajan Guinea
    QA Qatar
    FR Ranska
    TF Ranskan eteläiset ja antarktiset alueet
    GF Ranskan Guayana
    PF Ranskan Polynesia
    RE Réunion
    RO Romania
    RW Ruanda
    SE Ruotsi
    SH Saint Helena
    KN Saint Kitts ja Nevis
    LC Saint Lucia
    VC Saint Vincent ja Grenadiinit
    BL Saint-Barthélemy
    MF Saint-Martin
    PM Saint-Pierre ja Miquelon
    DE Saksa
    SB Salomonsaaret
    ZM Sambia
    WS Samoa
    SM San Marino
    ST São Tomé ja Príncipe
    SA Saudi-Arabia
    SN Senegal
    RS Serbia
    SC Seychellit
    SL Sierra Leone
    SG Singapore
    SX Sint Maarten
    SK Slovakia
    SI Slovenia
    SO Somalia
    LK Sri Lanka
    SD Sudan
    FI Suomi
    SR Suriname
    SJ Svalbard ja Jan Mayen
    CH Sveitsi
    SY Syyria
    TJ Tadžikistan
    TW Taiwan
    TZ Tansania
    DK Tanska
    TH Thaimaa
    TG Togo
    TK Tokelau
    TO Tonga
    TT Trinidad ja Tobago
    TA Tristan da Cunha
    TD Tšad
    CZ Tšekki
    TN Tunisia
    TR Turkki
    TM Turkmenistan
    TC Turks- ja Caicossaaret
    TV Tuvalu
    UG Uganda
    UA Ukraina
    HU Unkari
    UY Uruguay
    NC Uusi-Kaledonia
    NZ Uusi-Seelanti
    UZ Uzbekistan
    BY Valko-Venäjä
    VU Vanuatu
    VA Vatikaani
    VE Venezuela
    RU Venäjä
    VN Vietnam
    EE Viro
    WF Wallis ja Futuna
    US Yhdysvallat
    UM Yhdysvaltain erillissaaret
    VI Yhdysvaltain Neitsytsaaret
    ZW Zimbabwe
    ~CD Kongo-Kinshasa
    ~CG Kongo-Brazzaville
    ~CI Côte d’Ivoire
    ~CZ Tšekin tasavalta
    ~FK Falklandinsaaret (Malvinassaaret)
    ~GB Britannia
    ~HK Hongkong
    ~MO Macao
    ~PS Palestiina
    ~SZ Swazimaa
    ~TL Timor-Leste
    ~US USA
    ~NL Hollanti
    ~GB Englanti
    ~GB Skotlanti
    ~US Amerikka
    ~MM Burma
    UG אוגנדה
    UZ אוזבקיסטן
    AT אוסטריה
    AU אוסטרליה
    UA אוקראינה
    UY אורוגוואי
    AZ אזרבייג׳ן
    CX אי חג המולד
    AE איחוד האמירויות הערביות
    IT איטליה
    AX איי אולנד
    BS איי בהאמה
    VG איי הבתולה הבריטיים
    VI איי הבתולה של ארצות הברית
    HM איי הרד ומקדונלד
    WF איי ווליס ופוטונה
    TC איי טרקס וקייקוס
    MP איי מריאנה הצפוניים
    MH איי מרשל
    SC איי סיישל
    FO איי פארו
    FK איי פוקלנד
    PN איי פיטקרן
    CK איי קוק
    CC איי קוקוס (קילינג)
    KY איי קיימן
    SB איי שלמה
    ID אינדונזיה
    IS איסלנד
    IR איראן
    IE אירלנד
    SV אל סלבדור
    AL אלבניה
    DZ אלג׳יריה
    AI אנגווילה
    AO אנגולה
    AD אנדורה
    AQ אנטארקטיקה
    AG אנטיגואה וברבודה
    SZ אסוואטיני
    EE אסטוניה
    AF אפגניסטן
    EC אקוודור
    AR ארגנטינה
    AW ארובה
    ER אריתריאה
    AM ארמניה
    US ארצות הברית
    ET אתיופיה
    BT בהוטן
    BW בוטסואנה
    BG בולגריה
    BO בוליביה
    BA בוסניה והרצגובינה
    BI בורונדי
    BF בורקינה פאסו
    BH בחריין
    BY בלארוס
    BE בלגיה
    BZ בליז
    BD בנגלדש
    BJ בנין
    BB ברבדוס
    BN ברוניי
    BR ברזיל
    GB בריטניה
    BM ברמודה
    GS ג׳ורג׳יה הדרומית ואיי סנדוויץ׳ הדרומיים
    DJ ג׳יבוטי
    JM ג׳מייקה
    JE ג׳רזי
    GE גאורגיה
    GH גאנה
    GA גבון
    GT גואטמלה
    GU גואם
    GP גוואדלופ
    GY גיאנה
    GF גיאנה הצרפתית
    GI גיברלטר
    GN גינאה
    GQ גינאה המשוונית
    GW גינאה-ביסאו
    GM גמביה
    GL גרינלנד
    DE גרמניה
    GD גרנדה
    GG גרנזי
    DM דומיניקה
    DK דנמרק
    ZA דרום אפריקה
    SS דרום סודן
    AC האי אסנשן
    BV האי בובה
    IM האי מאן
    NF האי נורפוק
    HT האיטי
    MV האיים המלדיביים
    UM האיים המרוחקים הקטנים של ארה״ב
    BQ האיים הקריביים ההולנדיים
    IN הודו
    VA הוותיקן
    NL הולנד
    HK הונג קונג (אזור מנהלי מיוחד של סין)
    HU הונגריה
    HN הונדורס
    IO הטריטוריה הבריטית באוקיינוס ההודי
    TF הטריטוריות הדרומיות של צרפת
    PH הפיליפינים
    DO הרפובליקה הדומיניקנית
    CF הרפובליקה המרכז-אפריקאית
    PS השטחים הפלסטיניים
    VN וייטנאם
    VU ונואטו
    VE ונצואלה
    ZW זימבבואה
    ZM זמביה
    CI חוף השנהב
    TJ טג׳יקיסטן
    TV טובאלו
    TG טוגו
    TO טונגה
    TK טוקלאו
    TR טורקיה
    TM טורקמניסטן
    TW טייוואן
    TL טימור-לסטה
    TZ טנזניה
    TT טרינידד וטובגו
    TA טריסטן דה קונה
    GR יוון
    JP יפן
    JO ירדן
    IL ישראל
    KW כווית
    CV כף ורדה
    LA לאוס
    LB לבנון
    LY לוב
    LU לוקסמבורג
    LV לטביה
    LR ליבריה
    LT ליטא
    LI ליכטנשטיין
    LS לסוטו
    MR מאוריטניה
    MU מאוריציוס
    YT מאיוט
    ML מאלי
    MG מדגסקר
    MZ מוזמביק
    MD מולדובה
    MN מונגוליה
    ME מונטנגרו
    MS מונסראט
    MC מונקו
    MM מיאנמר (בורמה)
    FM מיקרונזיה
    MW מלאווי
    MY מלזיה
    MT מלטה
    EG מצרים
    MO מקאו (אזור מנהלי מיוחד של סין)
    MK מקדוניה הצפונית
    MX מקסיקו
    MA מרוקו
    MQ מרטיניק
    NR נאורו
    NO נורווגיה
    NG ניגריה
    NZ ניו זילנד
    NU ניווה
    NE ניז׳ר
    NI ניקרגואה
    NA נמיביה
    NP נפאל
    ST סאו טומה ופרינסיפה
    SJ סבאלברד ויאן מאיין
    EH סהרה המערבית
    SD סודן
    SO סומליה
    SY סוריה
    SR סורינאם
    SL סיירה לאון
    CN סין
    SG סינגפור
    SI סלובניה
    SK סלובקיה
    WS סמואה
    AS סמואה האמריקנית
    MF סן מרטן
    SM סן מרינו
    SN סנגל
    BL סנט ברתולומיאו
    SH סנט הלנה
    VC סנט וינסנט והגרנדינים
    LC סנט לוסיה
    SX סנט מארטן
    PM סנט פייר ומיקלון
    KN סנט קיטס ונוויס
    ES ספרד
    RS סרביה
    LK סרי לנקה
    OM עומאן
    IQ עיראק
    SA ערב הסעודית
    PR פוארטו ריקו
    PL פולין
    PF פולינזיה הצרפתית
    PT פורטוגל
    FJ פיג׳י
    FI פינלנד
    PW פלאו
    PA פנמה
    PG פפואה גינאה החדשה
    PK פקיסטן
    PY פרגוואי
    PE פרו
    TD צ׳אד
    CL צ׳ילה
    CZ צ׳כיה
    FR צרפת
    CU קובה
    CO קולומביה
    KM קומורו
    CG קונגו - ברזאויל
    CD קונגו - קינשאסה
    XK קוסובו
    CR קוסטה ריקה
    CW קוראסאו
    KR קוריאה הדרומית
    KP קוריאה הצפונית
    KZ קזחסטן
    QA קטאר
    KG קירגיזסטן
    KI קיריבאטי
    NC קלדוניה החדשה
    KH קמבודיה
    CM קמרון
    CA קנדה
    KE קניה
    CY קפריסין
    HR קרואטיה
    RE ראוניון
    RW רואנדה
    RO רומניה
    RU רוסיה
    SE שוודיה
    CH שווייץ
    TH תאילנד
    TN תוניסיה
    YE תימן
    ~BW בוצוואנה
    ~CD קונגו (הרפובליקה הדמוקרטית של קונגו)
    ~CG קונגו (רפובליקה)
    ~CI קוט דיוואר
    ~CZ הרפובליקה הצ׳כית
    ~FK איי פוקלנד (איי מלווינס)
    ~HK הונג קונג
    ~MO מקאו
    ~PS פלסטין
    ~SL סיירה לאונה
    ~SZ סווזילנד
    ~TL מזרח טימור
    ~US ארה״ב
    ~GB אנגליה
    ~US אמריקה
    ~MM בורמה
    AO अंगोला
    AQ अंटार्कटिका
    AZ अज़रबैजान
    AF अफ़गानिस्तान
    AS अमेरिकी समोआ
    AW अरूबा
    AR अर्जेंटीना
    SV अल सल्वाडोर
    DZ अल्जीरिया
    AL अल्बानिया
    AC असेंशन द्वीप
    IM आइल ऑफ़ मैन
    IS आइसलैंड
    IE आयरलैंड
    AM आर्मेनिया
    ID इंडोनेशिया
    EC इक्वाडोर
    GQ इक्वेटोरियल गिनी
    IL इज़राइल
    IT इटली
    ET इथियोपिया
    IQ इराक
    ER इरिट्रिया
    IR ईरान
    UZ उज़्बेकिस्तान
    KP उत्तर कोरिया
    MK उत्तरी मकदूनिया
    MP उत्तरी मारियाना द्वीपसमूह
    UY उरूग्वे
    AI एंग्विला
    AG एंटिगुआ और बरबुडा
    AD एंडोरा
    AX एलैंड द्वीपसमूह
    EE एस्टोनिया
    SZ एस्वाटिनी
    AT ऑस्ट्रिया
    AU ऑस्ट्रेलिया
    OM ओमान
    KH कंबोडिया
    KZ कज़ाखस्तान
    QA क़तर
    CA कनाडा
    CD कांगो - किंशासा
    CG कांगो – ब्राज़ाविल
    KI किरिबाती
    KG किर्गिज़स्तान
    CK कुक द्वीपसमूह
    CW कुरासाओ
    KW कुवैत
    KE केन्या
    CV केप वर्ड
    CM कैमरून
    KY कैमेन द्वीपसमूह
    BQ कैरिबियन नीदरलैंड
    CC कोकोस (कीलिंग) द्वीपसमूह
    CI कोत दिवुआर
    KM कोमोरोस
    CO कोलंबिया
    XK कोसोवो
    CR कोस्टारिका
    CU क्यूबा
    CX क्रिसमस द्वीप
    HR क्रोएशिया
    GG गर्नसी
    GM गाम्बिया
    GN गिनी
    GW गिनी-बिसाउ
    GU गुआम
    GY गुयाना
    GA गैबॉन
    GL ग्रीनलैंड
    GD ग्रेनाडा
    GT ग्वाटेमाला
    GP ग्वाडेलूप
    GH घाना
    TD चाड
    CL चिली
    CN चीन
    CZ चेकिया
    JM जमैका
    DE जर्मनी
    JE जर्सी
    JP जापान
    ZM ज़ाम्बिया
    DJ जिबूती
    GI जिब्राल्टर
    ZW ज़िम्बाब्वे
    GE जॉर्जिया
    JO जॉर्डन
    TO टोंगा
    TG टोगो
    TN ट्यूनीशिया
    TA ट्रिस्टन दा कुना
    DK डेनमार्क
    DO डोमिनिकन गणराज्य
    DM डोमिनिका
    TZ तंज़ानिया
    TW ताइवान
    TJ ताजिकिस्तान
    TL तिमोर-लेस्त
    TC तुर्क और कैकोज़ द्वीपसमूह
    TM तुर्कमेनिस्तान
    TR तुर्की
    TV तुवालू
    TK तोकेलाउ
    TT त्रिनिदाद और टोबैगो
    TH थाईलैंड
    ZA दक्षिण अफ़्रीका
    KR दक्षिण कोरिया
    GS दक्षिण जॉर्जिया और दक्षिण सैंडविच द्वीपसमूह
    SS दक्षिण सूडान
    NE नाइजर
    NG नाइजीरिया
    NR नाउरु
    NA नामीबिया
    NI निकारागुआ
    NL नीदरलैंड
    NU नीयू
    NP नेपाल
    NF नॉरफ़ॉक द्वीप
    NO नॉर्वे
    NC न्यू कैलेडोनिया
    NZ न्यूज़ीलैंड
    PA पनामा
    PY पराग्वे
    PW पलाऊ
    EH पश्चिमी सहारा
    PK पाकिस्तान
    PG पापुआ न्यू गिनी
    PN पिटकैर्न द्वीपसमूह
    PT पुर्तगाल
    PE पेरू
    PR पोर्टो रिको
    PL पोलैंड
    FJ फ़िजी
    FI फ़िनलैंड
    PH फ़िलिपींस
    PS फ़िलिस्तीनी क्षेत्र
    FO फ़ेरो द्वीपसमूह
    FK फ़ॉकलैंड द्वीपसमूह
    FR फ़्रांस
    TF फ़्रांसीसी दक्षिणी क्षेत्र
    GF फ़्रेंच गुयाना
    PF फ़्रेंच पोलिनेशिया
    BM बरमूडा
    BH बहरीन
    BS बहामास
    BD बांग्लादेश
    BB बारबाडोस
    BI बुरुंडी
    BF बुर्किना फ़ासो
    BG बुल्गारिया
    BJ बेनिन
    BY बेलारूस
    BZ बेलीज़
    BE बेल्जियम
    BW बोत्स्वाना
    BO बोलीविया
    BV बोवेत द्वीप
    BA बोस्निया और हर्ज़ेगोविना
    BR ब्राज़ील
    VG ब्रिटिश वर्जिन द्वीपसमूह
    IO ब्रिटिश हिंद महासागरीय क्षेत्र
    BN ब्रूनेई
    IN भारत
    BT भूटान
    MN मंगोलिया
    MO मकाऊ (विशेष प्रशासनिक क्षेत्र चीन)
    CF मध्य अफ़्रीकी गणराज्य
    MW मलावी
    MY मलेशिया
    FM माइक्रोनेशिया
    YT मायोते
    MQ मार्टीनिक
    MH मार्शल द्वीपसमूह
    MV मालदीव
    ML माली
    MT माल्टा
    EG मिस्र
    MG मेडागास्कर
    MX मैक्सिको
    MR मॉरिटानिया
    MU मॉरीशस
    MD मॉल्डोवा
    MS मोंटसेरात
    ME मोंटेनेग्रो
    MZ मोज़ांबिक
    MC मोनाको
    MA मोरक्को
    MM म्यांमार (बर्मा)
    YE यमन
    UG युगांडा
    UM यू॰एस॰ आउटलाइंग द्वीपसमूह
    VI यू॰एस॰ वर्जिन द्वीपसमूह
    UA यूक्रेन
    GB यूनाइटेड किंगडम
    GR यूनान
    RW रवांडा
    RE रियूनियन
    RU रूस
    RO रोमानिया
    LU लग्ज़मबर्ग
    LR लाइबेरिया
    LA लाओस
    LV लातविया
    LI लिचेंस्टीन
    LT लिथुआनिया
    LY लीबिया
    LB लेबनान
    LS लेसोथो
    VU वनुआतू
    WF वालिस और फ़्यूचूना
    VN वियतनाम
    VA वेटिकन सिटी
    VE वेनेज़ुएला
    LK श्रीलंका
    AE संयुक्त अरब अमीरात
    US संयुक्त राज्य
    SA सऊदी अरब
    WS समोआ
    RS सर्बिया
    CY साइप्रस
    ST साओ टोम और प्रिंसिपे
    SG सिंगापुर
    SX सिंट मार्टिन
    SL सिएरा लियोन
    SY सीरिया
    SD सूडान
    SR सूरीनाम
    KN सेंट किट्स और नेविस
    PM सेंट पिएरे और मिक्वेलान
    BL सेंट बार्थेलेमी
    MF सेंट मार्टिन
    LC सेंट लूसिया
    VC सेंट विंसेंट और ग्रेनाडाइंस
    SH सेंट हेलेना
    SN सेनेगल
    SC सेशेल्स
    SM सैन मेरीनो
    SO सोमालिया
    SB सोलोमन द्वीपसमूह
    ES स्पेन
    SK स्लोवाकिया
    SI स्लोवेनिया
    SJ स्वालबार्ड और जान मायेन
    CH स्विट्ज़रलैंड
    SE स्वीडन
    HU हंगरी
    HM हर्ड द्वीप और मैकडोनॉल्ड द्वीपसमूह
    HK हाँग काँग (चीन विशेष प्रशासनिक क्षेत्र)
    HT हैती
    HN होंडूरास
    ~CD कांगो (डीआरसी)
    ~CG कांगो (गणराज्य)
    ~CI आइवरी कोस्ट
    ~CI कोट डी आइवर
    ~CW क्यूरासाओ
    ~CZ चेक गणराज्य
    ~FK फ़ॉकलैंड द्वीपसमूह (इज़्लास माल्विनास)
    ~GB यू॰के॰
    ~HK हाँग काँग
    ~MO मकाऊ
    ~PS फ़िलिस्तीन
    ~SZ स्वाज़ीलैंड
    ~TJ ताज़िकिस्तान
    ~TL पूर्वी तिमोर
    ~US अमेरिका
    ~NL हॉलैंड
    ~GB ब्रिटेन
    ~GB इंग्लैंड
    ~US अमरीका
    ~MM बर्मा
    AF Afganistan
    AX Ålandski otoci
    AL Albanija
    DZ Alžir
    AS Američka Samoa
    VI Američki Djevičanski otoci
    AD Andora
    AO Angola
    AI Angvila
    AQ Antarktika
    AG Antigva i Barbuda
    AR Argentina
    AM Armenija
    AW Aruba
    AU Australija
    AT Austrija
    AZ Azerbajdžan
    BS Bahami
    BH Bahrein
    BD Bangladeš
    BB Barbados
    BE Belgija
    BZ Belize
    BJ Benin
    BM Bermudi
    BY Bjelorusija
    BW Bocvana
    BO Bolivija
    BA Bosna i Hercegovina
    CX Božićni otok
    BR Brazil
    VG Britanski Djevičanski otoci
    IO Britanski Indijskooceanski teritorij
    BN Brunej
    BG Bugarska
    BF Burkina Faso
    BI Burundi
    BT Butan
    CY Cipar
    CK Cookovi otoci
    ME Crna Gora
    CW Curaçao
    TD Čad
    CZ Češka
    CL Čile
    DK Danska
    DM Dominika
    DO Dominikanska Republika
    DJ Džibuti
    EG Egipat
    EC Ekvador
    GQ Ekvatorska Gvineja
    ER Eritreja
    EE Estonija
    SZ Esvatini
    ET Etiopija
    FK Falklandski otoci
    FO Farski otoci
    FJ Fidži
    PH Filipini
    FI Finska
    FR Francuska
    GF Francuska Gijana
    PF Francuska Polinezija
    TF Francuski južni i antarktički teritoriji
    GA Gabon
    GM Gambija
    GH Gana
    GI Gibraltar
    GR Grčka
    GD Grenada
    GL Grenland
    GE Gruzija
    GP Guadalupe
    GU Guam
    GG Guernsey
    GY Gvajana
    GT Gvatemala
    GN Gvineja
    GW Gvineja Bisau
    HT Haiti
    HN Honduras
    HR Hrvatska
    IN Indija
    ID Indonezija
    IQ Irak
    IR Iran
    IE Irska
    IS Island
    IT Italija
    IL Izrael
    JM Jamajka
    JP Japan
    YE Jemen
    JE Jersey
    JO Jordan
    GS Južna Georgija i Južni Sendvički Otoci
    KR Južna Koreja
    SS Južni Sudan
    ZA Južnoafrička Republika
    KY Kajmanski otoci
    KH Kambodža
    CM Kamerun
    CA Kanada
    BQ Karipski otoci Nizozemske
    QA Katar
    KZ Kazahstan
    KE Kenija
    CN Kina
    KG Kirgistan
    KI Kiribati
    CC Kokosovi (Keelingovi) otoci
    CO Kolumbija
    KM Komori
    CG Kongo - Brazzaville
    CD Kongo - Kinshasa
    XK Kosovo
    CR Kostarika
    CU Kuba
    KW Kuvajt
    LA Laos
    LV Latvija
    LS Lesoto
    LB Libanon
    LR Liberija
    LY Libija
    LI Lihtenštajn
    LT Litva
    LU Luksemburg
    MG Madagaskar
    HU Mađarska
    MW Malavi
    MV Maldivi
    MY Malezija
    ML Mali
    UM Mali udaljeni otoci SAD-a
    MT Malta
    MA Maroko
    MH Maršalovi Otoci
    MQ Martinik
    MR Mauretanija
    MU Mauricijus
    YT Mayotte
    MX Meksiko
    FM Mikronezija
    MM Mjanmar (Burma)
    MD Moldavija
    MC Monako
    MN Mongolija
    MS Montserrat
    MZ Mozambik
    NA Namibija
    NR Nauru
    NP Nepal
    NE Niger
    NG Nigerija
    NI Nikaragva
    NU Niue
    NL Nizozemska
    NO Norveška
    NC Nova Kaledonija
    NZ Novi Zeland
    DE Njemačka
    CI Obala Bjelokosti
    OM Oman
    HM Otoci Heard i McDonald
    PN Otoci Pitcairn
    TC Otoci Turks i Caicos
    AC Otok Ascension
    BV Otok Bouvet
    IM Otok Man
    NF Otok Norfolk
    PK Pakistan
    PW Palau
    PS Palestinsko područje
    PA Panama
    PG Papua Nova Gvineja
    PY Paragvaj
    PE Peru
    PL Poljska
    PR Portoriko
    PT Portugal
    HK PUP Hong Kong Kina
    MO PUP Makao Kina
    RE Réunion
    RW Ruanda
    RO Rumunjska
    RU Rusija
    BL Saint Barthélemy
    MF Saint Martin
    PM Saint-Pierre-et-Miquelon
    SB Salomonski Otoci
    SV Salvador
    WS Samoa
    SM San Marino
    SA Saudijska Arabija
    SC Sejšeli
    SN Senegal
    SL Sijera Leone
    SG Singapur
    SX Sint Maarten
    SY Sirija
    US Sjedinjene Američke Države
    KP Sjeverna Koreja
    MK Sjeverna Makedonija
    MP Sjevernomarijanski otoci
    SK Slovačka
    SI Slovenija
    SO Somalija
    RS Srbija
    CF Srednjoafrička Republika
    SD Sudan
    SR Surinam
    SJ Svalbard i Jan Mayen
    SH Sveta Helena
    LC Sveta Lucija
    KN Sveti Kristofor i Nevis
    ST Sveti Toma i Princip
    VC Sveti Vincent i Grenadini
    ES Španjolska
    LK Šri Lanka
    SE Švedska
    CH Švicarska
    TJ Tadžikistan
    TH Tajland
    TW Tajvan
    TZ Tanzanija
    TL Timor-Leste
    TG Togo
    TK Tokelau
    TO Tonga
    TT Trinidad i Tobago
    TA Tristan da Cunha
    TN Tunis
    TM Turkmenistan
    TR Turska
    TV Tuvalu
    UG Uganda
    AE Ujedinjeni Arapski Emirati
    GB Ujedinjeno Kraljevstvo
    UA Ukrajina
    UY Urugvaj
    UZ Uzbekistan
    VU Vanuatu
    VA Vatikanski Grad
    VE Venezuela
    VN Vijetnam
    WF Wallis i Futuna
    ZM Zambija
    EH Zapadna Sahara
    CV Zelenortska Republika
    ZW Zimbabve
    ~CD Kongo (DR)
    ~CG Kongo (RK)
    ~CI Bjelokosna Obala
    ~CK Cookovi Otoci
    ~CZ Češka Republika
    ~FK Falklandski otoci (Malvini)
    ~GB UK
    ~HK Hong Kong
    ~MO Makao
    ~MQ Martinique
    ~PS Palestina
    ~SZ Svazi
    ~TL Istočni Timor
    ~US SAD
    ~NL Holandija
    ~GB Velika Britanija
    ~GB Engleska
    ~GB Škotska
    ~US Amerika
    ~MM Burma
    AF Afganisztán
    AX Åland-szigetek
    AL Albánia
    DZ Algéria
    AS Amerikai Szamoa
    VI Amerikai Virgin-szigetek
    AD Andorra
    AO Angola
    AI Anguilla
    AQ Antarktisz
    AG Antigua és Barbuda
    AR Argentína
    AW Aruba
    AC Ascension-sziget
    AU Ausztrália
    AT Ausztria
    UM Az USA lakatlan külbirtokai
    AZ Azerbajdzsán
    BS Bahama-szigetek
    BH Bahrein
    BD Banglades
    BB Barbados
    BY Belarusz
    BE Belgium
    BZ Belize
    BJ Benin
    BM Bermuda
    BT Bhután
    GW Bissau-Guinea
    BO Bolívia
    BA Bosznia-Hercegovina
    BW Botswana
    BV Bouvet-sziget
    BR Brazília
    IO Brit Indiai-óceáni Terület
    VG Brit Virgin-szigetek
    BN Brunei
    BG Bulgária
    BF Burkina Faso
    BI Burundi
    CL Chile
    CY Ciprus
    KM Comore-szigetek
    CK Cook-szigetek
    CR Costa Rica
    CW Curaçao
    TD Csád
    CZ Csehország
    DK Dánia
    ZA Dél-afrikai Köztársaság
    KR Dél-Korea
    SS Dél-Szudán
    GS Déli-Georgia és Déli-Sandwich-szigetek
    DM Dominika
    DO Dominikai Köztársaság
    DJ Dzsibuti
    EC Ecuador
    GQ Egyenlítői-Guinea
    US Egyesült Államok
    AE Egyesült Arab Emírségek
    GB Egyesült Királyság
    EG Egyiptom
    CI Elefántcsontpart
    ER Eritrea
    KP Észak-Korea
    MK Észak-Macedónia
    MP Északi Mariana-szigetek
    EE Észtország
    ET Etiópia
    FK Falkland-szigetek
    FO Feröer szigetek
    FJ Fidzsi
    FI Finnország
    TF Francia Déli Területek
    GF Francia Guyana
    PF Francia Polinézia
    FR Franciaország
    PH Fülöp-szigetek
    GA Gabon
    GM Gambia
    GH Ghána
    GI Gibraltár
    GR Görögország
    GD Grenada
    GL Grönland
    GE Grúzia
    GP Guadeloupe
    GU Guam
    GT Guatemala
    GG Guernsey
    GN Guinea
    GY Guyana
    HT Haiti
    HM Heard-sziget és McDonald-szigetek
    BQ Holland Karib-térség
    NL Hollandia
    HN Honduras
    HK Hongkong KKT
    HR Horvátország
    IN India
    ID Indonézia
    IQ Irak
    IR Irán
    IE Írország
    IS Izland
    IL Izrael
    JM Jamaica
    JP Japán
    YE Jemen
    JE Jersey
    JO Jordánia
    KY Kajmán-szigetek
    KH Kambodzsa
    CM Kamerun
    CA Kanada
    CX Karácsony-sziget
    QA Katar
    KZ Kazahsztán
    TL Kelet-Timor
    KE Kenya
    CN Kína
    KG Kirgizisztán
    KI Kiribati
    CC Kókusz (Keeling)-szigetek
    CO Kolumbia
    CG Kongó – Brazzaville
    CD Kongó – Kinshasa
    XK Koszovó
    CF Közép-afrikai Köztársaság
    CU Kuba
    KW Kuvait
    LA Laosz
    PL Lengyelország
    LS Lesotho
    LV Lettország
    LB Libanon
    LR Libéria
    LY Líbia
    LI Liechtenstein
    LT Litvánia
    LU Luxemburg
    MG Madagaszkár
    HU Magyarország
    MO Makaó KKT
    MY Malajzia
    MW Malawi
    MV Maldív-szigetek
    ML Mali
    MT Málta
    IM Man-sziget
    MA Marokkó
    MH Marshall-szigetek
    MQ Martinique
    MR Mauritánia
    MU Mauritius
    YT Mayotte
    MX Mexikó
    MM Mianmar
    FM Mikronézia
    MD Moldova
    MC Monaco
    MN Mongólia
    ME Montenegró
    MS Montserrat
    MZ Mozambik
    NA Namíbia
    NR Nauru
    DE Németország
    NP Nepál
    NI Nicaragua
    NE Niger
    NG Nigéria
    NU Niue
    NF Norfolk-sziget
    NO Norvégia
    EH Nyugat-Szahara
    IT Olaszország
    OM Omán
    RU Oroszország
    AM Örményország
    PK Pakisztán
    PW Palau
    PS Palesztin Autonómia
    PA Panama
    PG Pápua Új-Guinea
    PY Paraguay
    PE Peru
    PN Pitcairn-szigetek
    PT Portugália
    PR Puerto Rico
    RE Réunion
    RO Románia
    RW Ruanda
    KN Saint Kitts és Nevis
    LC Saint Lucia
    MF Saint Martin
    VC Saint Vincent és a Grenadine-szigetek
    BL Saint-Barthélemy
    PM Saint-Pierre és Miquelon
    SB Salamon-szigetek
    SV Salvador
    SM San Marino
    ST São Tomé és Príncipe
    SC Seychelle-szigetek
    SL Sierra Leone
    SX Sint Maarten
    ES Spanyolország
    LK Srí Lanka
    SR Suriname
    CH Svájc
    SJ Svalbard és Jan Mayen
    SE Svédország
    WS Szamoa
    SA Szaúd-Arábia
    SN Szenegál
    SH Szent Ilona
    RS Szerbia
    SG Szingapúr
    SY Szíria
    SK Szlovákia
    SI Szlovénia
    SO Szomália
    SD Szudán
    SZ Szváziföld
    TJ Tádzsikisztán
    TW Tajvan
    TZ Tanzánia
    TH Thaiföld
    TG Togo
    TK Tokelau
    TO Tonga
    TR Törökország
    TT Trinidad és Tobago
    TA Tristan da Cunha
    TN Tunézia
    TC Turks- és Caicos-szigetek
    TV Tuvalu
    TM Türkmenisztán
    UG Uganda
    NC Új-Kaledónia
    NZ Új-Zéland
    UA Ukrajna
    UY Uruguay
    UZ Üzbegisztán
    VU Vanuatu
    VA Vatikán
    VE Venezuela
    VN Vietnám
    WF Wallis és Futuna
    ZM Zambia
    ZW Zimbabwe
    CV Zöld-foki Köztársaság
    ~CD Kongó (KDK)
    ~CG Kongó (Köztársaság)
    ~CZ Cseh Köztársaság
    ~FK Falkland-szigetek (Malvin-szigetek)
    ~GB UK
    ~HK Hongkong
    ~MO Makaó
    ~PS Palesztina
    ~SZ Eswatini
    ~TL Timor-Leste
    ~US USA
    ~GB Nagy-Britannia
    ~GB Anglia
    ~GB Skócia
    ~US Amerikai Egyesült Államok
    ~US Amerika
    ~MM Burma
    AF Afganistan
    ZA Afrika Selatan
    AL Albania
    DZ Aljazair
    US Amerika Serikat
    AD Andorra
    AO Angola
    AI Anguilla
    AQ Antarktika
    AG Antigua dan Barbuda
    SA Arab Saudi
    AR Argentina
    AM Armenia
    AW Aruba
    AU Australia
    AT Austria
    AZ Azerbaijan
    BS Bahama
    BH Bahrain
    BD Bangladesh
    BB Barbados
    NL Belanda
    BQ Belanda Karibia
    BY Belarus
    BE Belgia
    BZ Belize
    BJ Benin
    BM Bermuda
    BT Bhutan
    BO Bolivia
    BA Bosnia dan Herzegovina
    BW Botswana
    BR Brasil
    BN Brunei
    BG Bulgaria
    BF Burkina Faso
    BI Burundi
    CZ Ceko
    TD Chad
    CL Cile
    CI Côte d’Ivoire
    CW Curaçao
    DK Denmark
    DM Dominika
    EC Ekuador
    SV El Salvador
    ER Eritrea
    EE Estonia
    SZ eSwatini
    ET Etiopia
    FJ Fiji
    PH Filipina
    FI Finlandia
    GA Gabon
    GM Gambia
    GE Georgia
    GS Georgia Selatan & Kep. Sandwich Selatan
    GH Ghana
    GI Gibraltar
    GL Greenland
    GD Grenada
    GP Guadeloupe
    GU Guam
    GT Guatemala
    GG Guernsey
    GN Guinea
    GQ Guinea Ekuatorial
    GW Guinea-Bissau
    GY Guyana
    GF Guyana Prancis
    HT Haiti
    HN Honduras
    HK Hong Kong DAK Tiongkok
    HU Hungaria
    IN India
    ID Indonesia
    GB Inggris Raya
    IQ Irak
    IR Iran
    IE Irlandia
    IS Islandia
    IL Israel
    IT Italia
    JM Jamaika
    JP Jepang
    DE Jerman
    JE Jersey
    DJ Jibuti
    NC Kaledonia Baru
    KH Kamboja
    CM Kamerun
    CA Kanada
    KZ Kazakhstan
    KE Kenya
    AX Kepulauan Aland
    KY Kepulauan Cayman
    CC Kepulauan Cocos (Keeling)
    CK Kepulauan Cook
    FK Kepulauan Falkland
    FO Kepulauan Faroe
    MP Kepulauan Mariana Utara
    MH Kepulauan Marshall
    NF Kepulauan Norfolk
    PN Kepulauan Pitcairn
    SB Kepulauan Solomon
    SJ Kepulauan Svalbard dan Jan Mayen
    UM Kepulauan Terluar AS
    TC Kepulauan Turks dan Caicos
    VI Kepulauan Virgin Amerika Serikat
    VG Kepulauan Virgin Britania Raya
    WF Kepulauan Wallis dan Futuna
    KG Kirgizstan
    KI Kiribati
    CO Kolombia
    KM Komoro
    CG Kongo - Brazzaville
    CD Kongo - Kinshasa
    KR Korea Selatan
    KP Korea Utara
    XK Kosovo
    CR Kosta Rika
    HR Kroasia
    CU Kuba
    KW Kuwait
    LA Laos
    LV Latvia
    LB Lebanon
    LS Lesotho
    LR Liberia
    LY Libya
    LI Liechtenstein
    LT Lituania
    LU Luksemburg
    MG Madagaskar
    MO Makau DAK Tiongkok
    MK Makedonia Utara
    MV Maladewa
    MW Malawi
    MY Malaysia
    ML Mali
    MT Malta
    MA Maroko
    MQ Martinik
    MR Mauritania
    MU Mauritius
    YT Mayotte
    MX Meksiko
    EG Mesir
    FM Mikronesia
    MD Moldova
    MC Monako
    MN Mongolia
    ME Montenegro
    MS Montserrat
    MZ Mozambik
    MM Myanmar (Burma)
    NA Namibia
    NR Nauru
    NP Nepal
    NE Niger
    NG Nigeria
    NI Nikaragua
    NU Niue
    NO Norwegia
    OM Oman
    PK Pakistan
    PW Palau
    PA Panama
    PG Papua Nugini
    PY Paraguay
    PE Peru
    PL Polandia
    PF Polinesia Prancis
    PT Portugal
    FR Prancis
    PR Puerto Riko
    AC Pulau Ascension
    BV Pulau Bouvet
    HM Pulau Heard dan Kepulauan McDonald
    IM Pulau Man
    CX Pulau Natal
    QA Qatar
    CF Republik Afrika Tengah
    DO Republik Dominika
    RE Réunion
    RO Rumania
    RU Rusia
    RW Rwanda
    EH Sahara Barat
    BL Saint Barthélemy
    SH Saint Helena
    KN Saint Kitts dan Nevis
    LC Saint Lucia
    MF Saint Martin
    PM Saint Pierre dan Miquelon
    VC Saint Vincent dan Grenadine
    WS Samoa
    AS Samoa Amerika
    SM San Marino
    ST Sao Tome dan Principe
    NZ Selandia Baru
    SN Senegal
    RS Serbia
    SC Seychelles
    SL Sierra Leone
    SG Singapura
    SX Sint Maarten
    CY Siprus
    SK Slovakia
    SI Slovenia
    SO Somalia
    ES Spanyol
    LK Sri Lanka
    SD Sudan
    SS Sudan Selatan
    SY Suriah
    SR Suriname
    SE Swedia
    CH Swiss
    TW Taiwan
    TJ Tajikistan
    CV Tanjung Verde
    TZ Tanzania
    TH Thailand
    TL Timor Leste
    CN Tiongkok
    TG Togo
    TK Tokelau
    TO Tonga
    TT Trinidad dan Tobago
    TA Tristan da Cunha
    TN Tunisia
    TR Turki
    TM Turkmenistan
    TV Tuvalu
    UG Uganda
    UA Ukraina
    AE Uni Emirat Arab
    UY Uruguay
    UZ Uzbekistan
    VU Vanuatu
    VA Vatikan
    VE Venezuela
    VN Vietnam
    IO Wilayah Inggris di Samudra Hindia
    PS Wilayah Palestina
    TF Wilayah Selatan Prancis
    YE Yaman
    JO Yordania
    GR Yunani
    ZM Zambia
    ZW Zimbabwe
    ~CD Kongo (RDK)
    ~CG Kongo (Republik)
    ~CZ Republik Ceko
    ~FK Kepulauan Falkland (Malvinas)
    ~GB UK
    ~HK Hong Kong
    ~MO Makau
    ~PS Palestina
    ~TL Timor Timur
    ~US AS
    ~NL Holland
    ~GB Britania Raya
    ~GB Inggris
    ~GB Skotlandia
    ~CI Pantai Gading
    ~US Amerika
    ~MM Burma
    AF Afghanistan
    AL Albania
    DZ Algeria
    AD Andorra
    AO Angola
    AI Anguilla
    AQ Antartide
    AG Antigua e Barbuda
    SA Arabia Saudita
    AR Argentina
    AM Armenia
    AW Aruba
    AU Australia
    AT Austria
    AZ Azerbaigian
    BS Bahamas
    BH Bahrein
    BD Bangladesh
    BB Barbados
    BE Belgio
    BZ Belize
    BJ Benin
    BM Bermuda
    BT Bhutan
    BY Bielorussia
    BO Bolivia
    BA Bosnia ed Erzegovina
    BW Botswana
    BR Brasile
    BN Brunei
    BG Bulgaria
    BF Burkina Faso
    BI Burundi
    KH Cambogia
    CM Camerun
    CA Canada
    CV Capo Verde
    BQ Caraibi olandesi
    CZ Cechia
    TD Ciad
    CL Cile
    CN Cina
    CY Cipro
    VA Città del Vaticano
    CO Colombia
    KM Comore
    CD Congo - Kinshasa
    CG Congo-Brazzaville
    KP Corea del Nord
    KR Corea del Sud
    CI Costa d’Avorio
    CR Costa Rica
    HR Croazia
    CU Cuba
    CW Curaçao
    DK Danimarca
    DM Dominica
    EC Ecuador
    EG Egitto
    SV El Salvador
    AE Emirati Arabi Uniti
    ER Eritrea
    EE Estonia
    SZ eSwatini
    ET Etiopia
    FJ Figi
    PH Filippine
    FI Finlandia
    FR Francia
    GA Gabon
    GM Gambia
    GE Georgia
    GS Georgia del Sud e Sandwich Australi
    DE Germania
    GH Ghana
    JM Giamaica
    JP Giappone
    GI Gibilterra
    DJ Gibuti
    JO Giordania
    GR Grecia
    GD Grenada
    GL Groenlandia
    GP Guadalupa
    GU Guam
    GT Guatemala
    GG Guernsey
    GN Guinea
    GQ Guinea Equatoriale
    GW Guinea-Bissau
    GY Guyana
    GF Guyana Francese
    HT Haiti
    HN Honduras
    IN India
    ID Indonesia
    IR Iran
    IQ Iraq
    IE Irlanda
    IS Islanda
    AC Isola Ascensione
    BV Isola Bouvet
    CX Isola Christmas
    IM Isola di Man
    NF Isola Norfolk
    AX Isole Åland
    KY Isole Cayman
    CC Isole Cocos (Keeling)
    CK Isole Cook
    FO Isole Fær Øer
    FK Isole Falkland
    HM Isole Heard e McDonald
    MP Isole Marianne settentrionali
    MH Isole Marshall
    UM Isole Minori Esterne degli Stati Uniti
    PN Isole Pitcairn
    SB Isole Salomone
    TC Isole Turks e Caicos
    VI Isole Vergini Americane
    VG Isole Vergini Britanniche
    IL Israele
    IT Italia
    JE Jersey
    KZ Kazakistan
    KE Kenya
    KG Kirghizistan
    KI Kiribati
    XK Kosovo
    KW Kuwait
    LA Laos
    LS Lesotho
    LV Lettonia
    LB Libano
    LR Liberia
    LY Libia
    LI Liechtenstein
    LT Lituania
    LU Lussemburgo
    MK Macedonia del Nord
    MG Madagascar
    MW Malawi
    MY Malaysia
    MV Maldive
    ML Mali
    MT Malta
    MA Marocco
    MQ Martinica
    MR Mauritania
    MU Mauritius
    YT Mayotte
    MX Messico
    FM Micronesia
    MD Moldavia
    MC Monaco
    MN Mongolia
    ME Montenegro
    MS Montserrat
    MZ Mozambico
    MM Myanmar (Birmania)
    NA Namibia
    NR Nauru
    NP Nepal
    NI Nicaragua
    NE Niger
    NG Nigeria
    NU Niue
    NO Norvegia
    NC Nuova Caledonia
    NZ Nuova Zelanda
    OM Oman
    NL Paesi Bassi
    PK Pakistan
    PW Palau
    PA Panama
    PG Papua Nuova Guinea
    PY Paraguay
    PE Perù
    PF Polinesia francese
    PL Polonia
    PT Portogallo
    PR Portorico
    QA Qatar
    HK RAS di Hong Kong
    MO RAS di Macao
    GB Regno Unito
    CF Repubblica Centrafricana
    DO Repubblica Dominicana
    RE Riunione
    RO Romania
    RW Ruanda
    RU Russia
    EH Sahara occidentale
    KN Saint Kitts e Nevis
    LC Saint Lucia
    MF Saint Martin
    VC Saint Vincent e Grenadine
    BL Saint-Barthélemy
    PM Saint-Pierre e Miquelon
    WS Samoa
    AS Samoa americane
    SM San Marino
    SH Sant’Elena
    ST São Tomé e Príncipe
    SN Senegal
    RS Serbia
    SC Seychelles
    SL Sierra Leone
    SG Singapore
    SX Sint Maarten
    SY Siria
    SK Slovacchia
    SI Slovenia
    SO Somalia
    ES Spagna
    LK Sri Lanka
    US Stati Uniti
    SS Sud Sudan
    ZA Sudafrica
    SD Sudan
    SR Suriname
    SJ Svalbard e Jan Mayen
    SE Svezia
    CH Svizzera
    TJ Tagikistan
    TW Taiwan
    TZ Tanzania
    TF Terre australi francesi
    PS Territori palestinesi
    IO Territorio britannico dell’Oceano Indiano
    TH Thailandia
    TL Timor Est
    TG Togo
    TK Tokelau
    TO Tonga
    TT Trinidad e Tobago
    TA Tristan da Cunha
    TN Tunisia
    TR Turchia
    TM Turkmenistan
    TV Tuvalu
    UA Ucraina
    UG Uganda
    HU Ungheria
    UY Uruguay
    UZ Uzbekistan
    VU Vanuatu
    VE Venezuela
    VN Vietnam
    WF Wallis e Futuna
    YE Yemen
    ZM Zambia
    ZW Zimbabwe
    ~CD Congo (RDC)
    ~CG Congo (Repubblica)
    ~CI Côte d’Ivoire
    ~CZ Repubblica Ceca
    ~FK Isole Falkland (Isole Malvine)
    ~GB UK
    ~GF Guyana francese
    ~GS Georgia del Sud e Sandwich australi
    ~HK Hong Kong
    ~MO Macao
    ~PA Panamá
    ~PS Palestina
    ~SZ Regno di eSwatini
    ~SZ Swaziland
    ~TL Timor Leste
    ~UM Altre isole americane del Pacifico
    ~US USA
    ~NL Olanda
    ~GB Gran Bretagna
    ~GB Inghilterra
    ~GB Scozia
    ~CI Costa d'Avorio
    ~US Stati Uniti d'America
    ~US America
    ~MM Birmania
    GH 가나
    GA 가봉
    GY 가이아나
    GM 감비아
    GG 건지
    GP 과들루프
    GT 과테말라
    GU 괌
    GD 그레나다
    GR 그리스
    GL 그린란드
    GN 기니
    GW 기니비사우
    NA 나미비아
    NR 나우루
    NG 나이지리아
    AQ 남극 대륙
    SS 남수단
    ZA 남아프리카
    NL 네덜란드
    BQ 네덜란드령 카리브
    NP 네팔
    NO 노르웨이
    NF 노퍽섬
    NZ 뉴질랜드
    NC 뉴칼레도니아
    NU 니우에
    NE 니제르
    NI 니카라과
    TW 대만
    KR 대한민국
    DK 덴마크
    DM 도미니카
    DO 도미니카 공화국
    DE 독일
    TL 동티모르
    LA 라오스
    LR 라이베리아
    LV 라트비아
    RU 러시아
    LB 레바논
    LS 레소토
    RE 레위니옹
    RO 루마니아
    LU 룩셈부르크
    RW 르완다
    LY 리비아
    LT 리투아니아
    LI 리히텐슈타인
    MG 마다가스카르
    MQ 마르티니크
    MH 마셜 제도
    YT 마요트
    MO 마카오(중국 특별행정구)
    MW 말라위
    MY 말레이시아
    ML 말리
    IM 맨섬
    MX 멕시코
    MC 모나코
    MA 모로코
    MU 모리셔스
    MR 모리타니
    MZ 모잠비크
    ME 몬테네그로
    MS 몬트세라트
    MD 몰도바
    MV 몰디브
    MT 몰타
    MN 몽골
    US 미국
    VI 미국령 버진아일랜드
    UM 미국령 해외 제도
    MM 미얀마
    FM 미크로네시아
    VU 바누아투
    BH 바레인
    BB 바베이도스
    VA 바티칸 시국
    BS 바하마
    BD 방글라데시
    BM 버뮤다
    BJ 베냉
    VE 베네수엘라
    VN 베트남
    BE 벨기에
    BY 벨라루스
    BZ 벨리즈
    BA 보스니아 헤르체고비나
    BW 보츠와나
    BO 볼리비아
    BI 부룬디
    BF 부르키나파소
    BV 부베섬
    BT 부탄
    MP 북마리아나제도
    MK 북마케도니아
    KP 북한
    BG 불가리아
    BR 브라질
    BN 브루나이
    WS 사모아
    SA 사우디아라비아
    GS 사우스조지아 사우스샌드위치 제도
    SM 산마리노
    ST 상투메 프린시페
    MF 생마르탱
    BL 생바르텔레미
    PM 생피에르 미클롱
    EH 서사하라
    SN 세네갈
    RS 세르비아
    SC 세이셸
    LC 세인트루시아
    VC 세인트빈센트그레나딘
    KN 세인트키츠 네비스
    SH 세인트헬레나
    SO 소말리아
    SB 솔로몬 제도
    SD 수단
    SR 수리남
    LK 스리랑카
    SJ 스발바르제도-얀마웬섬
    SE 스웨덴
    CH 스위스
    ES 스페인
    SK 슬로바키아
    SI 슬로베니아
    SY 시리아
    SL 시에라리온
    SX 신트마르턴
    SG 싱가포르
    AE 아랍에미리트
    AW 아루바
    AM 아르메니아
    AR 아르헨티나
    AS 아메리칸 사모아
    IS 아이슬란드
    HT 아이티
    IE 아일랜드
    AZ 아제르바이잔
    AF 아프가니스탄
    AD 안도라
    AL 알바니아
    DZ 알제리
    AO 앙골라
    AG 앤티가 바부다
    AI 앵귈라
    AC 어센션섬
    ER 에리트리아
    SZ 에스와티니
    EE 에스토니아
    EC 에콰도르
    ET 에티오피아
    SV 엘살바도르
    GB 영국
    VG 영국령 버진아일랜드
    IO 영국령 인도양 식민지
    YE 예멘
    OM 오만
    AU 오스트레일리아
    AT 오스트리아
    HN 온두라스
    AX 올란드 제도
    WF 왈리스-푸투나 제도
    JO 요르단
    UG 우간다
    UY 우루과이
    UZ 우즈베키스탄
    UA 우크라이나
    IQ 이라크
    IR 이란
    IL 이스라엘
    EG 이집트
    IT 이탈리아
    IN 인도
    ID 인도네시아
    JP 일본
    JM 자메이카
    ZM 잠비아
    JE 저지
    GQ 적도 기니
    GE 조지아
    CN 중국
    CF 중앙 아프리카 공화국
    DJ 지부티
    GI 지브롤터
    ZW 짐바브웨
    TD 차드
    CZ 체코
    CL 칠레
    CM 카메룬
    CV 카보베르데
    KZ 카자흐스탄
    QA 카타르
    KH 캄보디아
    CA 캐나다
    KE 케냐
    KY 케이맨 제도
    KM 코모로
    XK 코소보
    CR 코스타리카
    CC 코코스 제도
    CI 코트디부아르
    CO 콜롬비아
    CG 콩고-브라자빌
    CD 콩고-킨샤사
    CU 쿠바
    KW 쿠웨이트
    CK 쿡 제도
    CW 퀴라소
    HR 크로아티아
    CX 크리스마스섬
    KG 키르기스스탄
    KI 키리바시
    CY 키프로스
    TJ 타지키스탄
    TZ 탄자니아
    TH 태국
    TC 터크스 케이커스 제도
    TR 터키
    TG 토고
    TK 토켈라우
    TO 통가
    TM 투르크메니스탄
    TV 투발루
    TN 튀니지
    TT 트리니다드 토바고
    TA 트리스탄다쿠나
    PA 파나마
    PY 파라과이
    PK 파키스탄
    PG 파푸아뉴기니
    PW 팔라우
    PS 팔레스타인 지구
    FO 페로 제도
    PE 페루
    PT 포르투갈
    FK 포클랜드 제도
    PL 폴란드
    PR 푸에르토리코
    FR 프랑스
    GF 프랑스령 기아나
    TF 프랑스령 남방 지역
    PF 프랑스령 폴리네시아
    FJ 피지
    FI 핀란드
    PH 필리핀
    PN 핏케언 제도
    HM 허드 맥도널드 제도
    HU 헝가리
    HK 홍콩(중국 특별행정구)
    ~CD 콩고민주공화국
    ~CG 콩고 공화국
    ~CI 아이보리 코스트
    ~CZ 체코 공화국
    ~FK 포클랜드 제도(말비나스 군도)
    ~HK 홍콩
    ~MO 마카오
    ~PS 팔레스타인
    ~SZ 스와질란드
    ~TF 프랑스 남부 지방
    ~TL 티모르레스테
    ~NL 홀란트
    ~GB 잉글랜드
    ~GB 스코틀랜드
    ~CI 아이보리코스트
    ~US 아메리카
    ~US 미합중국
    ~KR 한국
    ~KP 북조선
    ~MM 버마
    AF Afganistanas
    IE Airija
    AX Alandų Salos
    AL Albanija
    DZ Alžyras
    AS Amerikos Samoa
    AD Andora
    AI Angilija
    AO Angola
    AQ Antarktida
    AG Antigva ir Barbuda
    AR Argentina
    AM Armėnija
    AW Aruba
    AU Australija
    AT Austrija
    AZ Azerbaidžanas
    BS Bahamos
    BH Bahreinas
    BY Baltarusija
    BD Bangladešas
    BB Barbadosas
    BE Belgija
    BZ Belizas
    BJ Beninas
    BM Bermuda
    GW Bisau Gvinėja
    BO Bolivija
    BA Bosnija ir Hercegovina
    BW Botsvana
    BR Brazilija
    BN Brunėjus
    BG Bulgarija
    BF Burkina Fasas
    BI Burundis
    BT Butanas
    BV Buvė Sala
    CF Centrinės Afrikos Respublika
    TD Čadas
    CZ Čekija
    CL Čilė
    AC Dangun Žengimo sala
    DK Danija
    VG Didžiosios Britanijos Mergelių Salos
    DM Dominika
    DO Dominikos Respublika
    CI Dramblio Kaulo Krantas
    JE Džersis
    DJ Džibutis
    EG Egiptas
    EC Ekvadoras
    ER Eritrėja
    EE Estija
    ET Etiopija
    FO Farerų Salos
    FJ Fidžis
    PH Filipinai
    FK Folklando Salos
    GA Gabonas
    GY Gajana
    GM Gambija
    GH Gana
    GG Gernsis
    GI Gibraltaras
    GR Graikija
    GD Grenada
    GL Grenlandija
    GE Gruzija
    GU Guamas
    GP Gvadelupa
    GT Gvatemala
    GN Gvinėja
    HT Haitis
    HM Herdo ir Makdonaldo Salos
    HN Hondūras
    IN Indija
    IO Indijos Vandenyno Britų Sritis
    ID Indonezija
    HK Ypatingasis Administracinis Kinijos Regionas Honkongas
    MO Ypatingasis Administracinis Kinijos Regionas Makao
    IQ Irakas
    IR Iranas
    IS Islandija
    ES Ispanija
    IT Italija
    IL Izraelis
    JM Jamaika
    JP Japonija
    YE Jemenas
    JO Jordanija
    GB Jungtinė Karalystė
    US Jungtinės Valstijos
    AE Jungtiniai Arabų Emyratai
    UM Jungtinių Valstijų Mažosios Tolimosios Salos
    VI Jungtinių Valstijų Mergelių Salos
    ME Juodkalnija
    KY Kaimanų Salos
    CX Kalėdų Sala
    KH Kambodža
    CM Kamerūnas
    CA Kanada
    BQ Karibų Nyderlandai
    QA Kataras
    KZ Kazachstanas
    KE Kenija
    CN Kinija
    CY Kipras
    KG Kirgizija
    KI Kiribatis
    CW Kiurasao
    CC Kokosų (Kilingo) Salos
    CO Kolumbija
    KM Komorai
    CG Kongas-Brazavilis
    CD Kongas-Kinšasa
    XK Kosovas
    CR Kosta Rika
    HR Kroatija
    CU Kuba
    CK Kuko Salos
    KW Kuveitas
    LA Laosas
    LV Latvija
    PL Lenkija
    LS Lesotas
    LB Libanas
    LR Liberija
    LY Libija
    LI Lichtenšteinas
    LT Lietuva
    LU Liuksemburgas
    MG Madagaskaras
    YT Majotas
    MY Malaizija
    MW Malavis
    MV Maldyvai
    ML Malis
    MT Malta
    MP Marianos Šiaurinės Salos
    MA Marokas
    MH Maršalo Salos
    MQ Martinika
    MU Mauricijus
    MR Mauritanija
    MX Meksika
    IM Meno Sala
    MM Mianmaras (Birma)
    FM Mikronezija
    MD Moldova
    MC Monakas
    MN Mongolija
    MS Montseratas
    MZ Mozambikas
    NA Namibija
    NC Naujoji Kaledonija
    NZ Naujoji Zelandija
    NR Nauru
    NP Nepalas
    NL Nyderlandai
    NG Nigerija
    NE Nigeris
    NI Nikaragva
    NU Niujė
    NF Norfolko sala
    NO Norvegija
    OM Omanas
    PK Pakistanas
    PW Palau
    PS Palestinos teritorija
    PA Panama
    PG Papua Naujoji Gvinėja
    PY Paragvajus
    PE Peru
    ZA Pietų Afrika
    GS Pietų Džordžija ir Pietų Sandvičo salos
    KR Pietų Korėja
    SS Pietų Sudanas
    PN Pitkerno salos
    PT Portugalija
    FR Prancūzija
    GF Prancūzijos Gviana
    TF Prancūzijos Pietų sritys
    PF Prancūzijos Polinezija
    PR Puerto Rikas
    GQ Pusiaujo Gvinėja
    RE Reunjonas
    TL Rytų Timoras
    RW Ruanda
    RO Rumunija
    RU Rusija
    SB Saliamono Salos
    SV Salvadoras
    WS Samoa
    SM San Marinas
    ST San Tomė ir Prinsipė
    SA Saudo Arabija
    SC Seišeliai
    BL Sen Bartelemi
    MF Sen Martenas
    PM Sen Pjeras ir Mikelonas
    SN Senegalas
    KN Sent Kitsas ir Nevis
    LC Sent Lusija
    RS Serbija
    SL Siera Leonė
    SG Singapūras
    SX Sint Martenas
    SY Sirija
    SK Slovakija
    SI Slovėnija
    SO Somalis
    SD Sudanas
    FI Suomija
    SR Surinamas
    SJ Svalbardas ir Janas Majenas
    SZ Svazilandas
    KP Šiaurės Korėja
    MK Šiaurės Makedonija
    LK Šri Lanka
    SH Šv. Elenos Sala
    SE Švedija
    CH Šveicarija
    VC Šventasis Vincentas ir Grenadinai
    TJ Tadžikija
    TH Tailandas
    TW Taivanas
    TZ Tanzanija
    TC Terkso ir Kaikoso Salos
    TG Togas
    TK Tokelau
    TO Tonga
    TT Trinidadas ir Tobagas
    TA Tristano da Kunjos
    TN Tunisas
    TR Turkija
    TM Turkmėnistanas
    TV Tuvalu
    UG Uganda
    UA Ukraina
    UY Urugvajus
    UZ Uzbekistanas
    EH Vakarų Sachara
    VU Vanuatu
    VA Vatikano Miesto Valstybė
    VE Venesuela
    HU Vengrija
    VN Vietnamas
    DE Vokietija
    WF Volisas ir Futūna
    ZM Zambija
    ZW Zimbabvė
    CV Žaliasis Kyšulys
    ~CD Kongo Demokratinė Respublika
    ~CG Kongo Respublika
    ~CI Dramblio Kaulo Kranto Respublika
    ~CZ Čekijos Respublika
    ~FK Folklando (Malvinų) Salos
    ~GB JK
    ~HK Honkongas
    ~MO Makao
    ~PS Palestina
    ~US JAV
    ~NL Olandija
    ~GB Didžioji Britanija
    ~GB Anglija
    ~GB Škotija
    ~US Amerika
    ~MM Birma
    AF Afganistāna
    AL Albānija
    DZ Alžīrija
    US Amerikas Savienotās Valstis
    AD Andora
    AI Angilja
    AO Angola
    AQ Antarktika
    AG Antigva un Barbuda
    GB Apvienotā Karaliste
    AE Apvienotie Arābu Emirāti
    AR Argentīna
    AM Armēnija
    AW Aruba
    UM ASV Mazās Aizjūras salas
    AS ASV Samoa
    VI ASV Virdžīnas
    AU Austrālija
    AT Austrija
    TL Austrumtimora
    AZ Azerbaidžāna
    BS Bahamu salas
    BH Bahreina
    BY Baltkrievija
    BD Bangladeša
    BB Barbadosa
    BZ Beliza
    BE Beļģija
    BJ Benina
    BM Bermudu salas
    BO Bolīvija
    BA Bosnija un Hercegovina
    BW Botsvāna
    BR Brazīlija
    VG Britu Virdžīnas
    BN Bruneja
    BG Bulgārija
    BF Burkinafaso
    BI Burundija
    BT Butāna
    BV Buvē sala
    CF Centrālāfrikas Republika
    TD Čada
    CZ Čehija
    CL Čīle
    DK Dānija
    AC Debesbraukšanas sala
    ZA Dienvidāfrikas Republika
    GS Dienviddžordžija un Dienvidsendviču salas
    KR Dienvidkoreja
    SS Dienvidsudāna
    DM Dominika
    DO Dominikāna
    JE Džērsija
    DJ Džibutija
    EG Ēģipte
    EC Ekvadora
    GQ Ekvatoriālā Gvineja
    ER Eritreja
    ET Etiopija
    FO Fēru salas
    FJ Fidži
    PH Filipīnas
    FK Folklenda salas
    FR Francija
    TF Francijas Dienvidjūru teritorija
    GF Francijas Gviāna
    PF Francijas Polinēzija
    GA Gabona
    GY Gajāna
    GM Gambija
    GH Gana
    GG Gērnsija
    GI Gibraltārs
    GD Grenāda
    GL Grenlande
    GR Grieķija
    GE Gruzija
    GU Guama
    GP Gvadelupa
    GT Gvatemala
    GN Gvineja
    GW Gvineja-Bisava
    HT Haiti
    HM Hērda sala un Makdonalda salas
    HN Hondurasa
    HR Horvātija
    EE Igaunija
    IN Indija
    IO Indijas okeāna Britu teritorija
    ID Indonēzija
    IQ Irāka
    IR Irāna
    IE Īrija
    IS Islande
    IT Itālija
    IL Izraēla
    JM Jamaika
    JP Japāna
    NC Jaunkaledonija
    NZ Jaunzēlande
    YE Jemena
    JO Jordānija
    CV Kaboverde
    KY Kaimanu salas
    KH Kambodža
    CM Kamerūna
    CA Kanāda
    QA Katara
    KZ Kazahstāna
    KE Kenija
    CY Kipra
    CW Kirasao
    KG Kirgizstāna
    KI Kiribati
    CC Kokosu (Kīlinga) salas
    CO Kolumbija
    KM Komoru salas
    CG Kongo (Brazavila)
    CD Kongo (Kinšasa)
    XK Kosova
    CR Kostarika
    CI Kotdivuāra
    RU Krievija
    CU Kuba
    CK Kuka salas
    KW Kuveita
    CN Ķīna
    HK Ķīnas īpašās pārvaldes apgabals Honkonga
    MO ĶTR īpašais administratīvais reģions Makao
    LA Laosa
    LV Latvija
    LS Lesoto
    LB Libāna
    LR Libērija
    LY Lībija
    LT Lietuva
    LI Lihtenšteina
    LU Luksemburga
    MG Madagaskara
    YT Majota
    MY Malaizija
    MW Malāvija
    MV Maldīvija
    ML Mali
    MT Malta
    MA Maroka
    MH Māršala salas
    MQ Martinika
    MU Maurīcija
    MR Mauritānija
    MX Meksika
    ME Melnkalne
    IM Menas sala
    FM Mikronēzija
    MM Mjanma (Birma)
    MD Moldova
    MC Monako
    MN Mongolija
    MS Montserrata
    MZ Mozambika
    NA Namībija
    NR Nauru
    NP Nepāla
    NL Nīderlande
    BQ Nīderlandes Karību salas
    NE Nigēra
    NG Nigērija
    NI Nikaragva
    NU Niue
    NF Norfolkas sala
    NO Norvēģija
    AX Olandes salas
    OM Omāna
    PK Pakistāna
    PW Palau
    PS Palestīnas teritorijas
    PA Panama
    PG Papua-Jaungvineja
    PY Paragvaja
    PE Peru
    PN Pitkērnas salas
    PL Polija
    PT Portugāle
    PR Puertoriko
    RE Reinjona
    EH Rietumsahāra
    RW Ruanda
    RO Rumānija
    SV Salvadora
    WS Samoa
    SM Sanmarīno
    ST Santome un Prinsipi
    SA Saūda Arābija
    SC Seišelu salas
    BL Senbartelmī
    SN Senegāla
    MF Senmartēna
    PM Senpjēra un Mikelona
    KN Sentkitsa un Nevisa
    LC Sentlūsija
    VC Sentvinsenta un Grenadīnas
    RS Serbija
    SG Singapūra
    SX Sintmārtena
    SY Sīrija
    SL Sjerraleone
    SK Slovākija
    SI Slovēnija
    SO Somālija
    FI Somija
    ES Spānija
    SD Sudāna
    SR Surinama
    SH Sv.Helēnas sala
    SJ Svalbāra un Jana Majena sala
    SZ Svatini
    LK Šrilanka
    CH Šveice
    TJ Tadžikistāna
    TW Taivāna
    TH Taizeme
    TZ Tanzānija
    TC Tērksas un Kaikosas salas
    TG Togo
    TK Tokelau
    TO Tonga
    TT Trinidāda un Tobāgo
    TA Tristana da Kuņjas salu teritorijas
    TN Tunisija
    TR Turcija
    TM Turkmenistāna
    TV Tuvalu
    UG Uganda
    UA Ukraina
    HU Ungārija
    UY Urugvaja
    UZ Uzbekistāna
    DE Vācija
    VU Vanuatu
    VA Vatikāns
    VE Venecuēla
    VN Vjetnama
    WF Volisa un Futunas salas
    SB Zālamana salas
    ZM Zambija
    KP Ziemeļkoreja
    MK Ziemeļmaķedonija
    MP Ziemeļu Marianas salas
    CX Ziemsvētku sala
    ZW Zimbabve
    SE Zviedrija
    ~CD Kongo Demokrātiskā Republika
    ~CG Kongo (Republika)
    ~CI Ziloņkaula krasts
    ~CZ Čehijas Republika
    ~FK Folklenda (Malvinu) salas
    ~HK Honkonga
    ~MO Makao
    ~PS Palestīna
    ~SZ Svazilenda
    ~US ASV
    ~NL Holande
    ~GB Lielbritānija
    ~GB Anglija
    ~GB Skotija
    ~CI Ziloņkaula Krasts
    ~US Amerika
    ~MM Birma
    AF Afghanistan
    AL Albania
    DZ Algerie
    AS Amerikansk Samoa
    AD Andorra
    AO Angola
    AI Anguilla
    AQ Antarktis
    AG Antigua og Barbuda
    AR Argentina
    AM Armenia
    AW Aruba
    AC Ascension
    AZ Aserbajdsjan
    AU Australia
    BS Bahamas
    BH Bahrain
    BD Bangladesh
    BB Barbados
    BE Belgia
    BZ Belize
    BJ Benin
    BM Bermuda
    BT Bhutan
    BO Bolivia
    BA Bosnia-Hercegovina
    BW Botswana
    BV Bouvetøya
    BR Brasil
    BN Brunei
    BG Bulgaria
    BF Burkina Faso
    BI Burundi
    CA Canada
    KY Caymanøyene
    CL Chile
    CX Christmasøya
    CO Colombia
    CK Cookøyene
    CR Costa Rica
    CU Cuba
    CW Curaçao
    DK Danmark
    VI De amerikanske jomfruøyene
    VG De britiske jomfruøyene
    AE De forente arabiske emirater
    TF De franske sørterritorier
    DO Den dominikanske republikk
    CF Den sentralafrikanske republikk
    IO Det britiske territoriet i Indiahavet
    PS Det palestinske området
    DJ Djibouti
    DM Dominica
    EC Ecuador
    EG Egypt
    GQ Ekvatorial-Guinea
    SV El Salvador
    CI Elfenbenskysten
    ER Eritrea
    EE Estland
    SZ Eswatini
    ET Etiopia
    FK Falklandsøyene
    FJ Fiji
    PH Filippinene
    FI Finland
    FR Frankrike
    GF Fransk Guyana
    PF Fransk Polynesia
    FO Færøyene
    GA Gabon
    GM Gambia
    GE Georgia
    GH Ghana
    GI Gibraltar
    GD Grenada
    GL Grønland
    GP Guadeloupe
    GU Guam
    GT Guatemala
    GG Guernsey
    GN Guinea
    GW Guinea-Bissau
    GY Guyana
    HT Haiti
    HM Heard- og McDonaldøyene
    GR Hellas
    HN Honduras
    HK Hongkong SAR Kina
    BY Hviterussland
    IN India
    ID Indonesia
    IQ Irak
    IR Iran
    IE Irland
    IS Island
    IL Israel
    IT Italia
    JM Jamaica
    JP Japan
    YE Jemen
    JE Jersey
    JO Jordan
    KH Kambodsja
    CM Kamerun
    CV Kapp Verde
    BQ Karibisk Nederland
    KZ Kasakhstan
    KE Kenya
    CN Kina
    KG Kirgisistan
    KI Kiribati
    CC Kokosøyene
    KM Komorene
    CD Kongo
    CG Kongo-Brazzaville
    XK Kosovo
    HR Kroatia
    KW Kuwait
    CY Kypros
    LA Laos
    LV Latvia
    LS Lesotho
    LB Libanon
    LR Liberia
    LY Libya
    LI Liechtenstein
    LT Litauen
    LU Luxemburg
    MO Macao SAR Kina
    MG Madagaskar
    MW Malawi
    MY Malaysia
    MV Maldivene
    ML Mali
    MT Malta
    IM Man
    MA Marokko
    MH Marshalløyene
    MQ Martinique
    MR Mauritania
    MU Mauritius
    YT Mayotte
    MX Mexico
    FM Mikronesiaføderasjonen
    MD Moldova
    MC Monaco
    MN Mongolia
    ME Montenegro
    MS Montserrat
    MZ Mosambik
    MM Myanmar (Burma)
    NA Namibia
    NR Nauru
    NL Nederland
    NP Nepal
    NZ New Zealand
    NI Nicaragua
    NE Niger
    NG Nigeria
    NU Niue
    KP Nord-Korea
    MK Nord-Makedonia
    MP Nord-Marianene
    NF Norfolkøya
    NO Norge
    NC Ny-Caledonia
    OM Oman
    PK Pakistan
    PW Palau
    PA Panama
    PG Papua Ny-Guinea
    PY Paraguay
    PE Peru
    PN Pitcairnøyene
    PL Polen
    PT Portugal
    PR Puerto Rico
    QA Qatar
    RE Réunion
    RO Romania
    RU Russland
    RW Rwanda
    KN Saint Kitts og Nevis
    BL Saint-Barthélemy
    MF Saint-Martin
    PM Saint-Pierre-et-Miquelon
    SB Salomonøyene
    WS Samoa
    SM San Marino
    ST São Tomé og Príncipe
    SA Saudi-Arabia
    SN Senegal
    RS Serbia
    SC Seychellene
    SL Sierra Leone
    SG Singapore
    SX Sint Maarten
    SK Slovakia
    SI Slovenia
    SO Somalia
    ES Spania
    LK Sri Lanka
    SH St. Helena
    LC St. Lucia
    VC St. Vincent og Grenadinene
    GB Storbritannia
    SD Sudan
    SR Surinam
    SJ Svalbard og Jan Mayen
    CH Sveits
    SE Sverige
    SY Syria
    ZA Sør-Afrika
    GS Sør-Georgia og Sør-Sandwichøyene
    KR Sør-Korea
    SS Sør-Sudan
    TJ Tadsjikistan
    TW Taiwan
    TZ Tanzania
    TH Thailand
    TG Togo
    TK Tokelau
    TO Tonga
    TT Trinidad og Tobago
    TA Tristan da Cunha
    TD Tsjad
    CZ Tsjekkia
    TN Tunisia
    TM Turkmenistan
    TC Turks- og Caicosøyene
    TV Tuvalu
    TR Tyrkia
    DE Tyskland
    UG Uganda
    UA Ukraina
    HU Ungarn
    UY Uruguay
    US USA
    UM USAs ytre øyer
    UZ Usbekistan
    VU Vanuatu
    VA Vatikanstaten
    VE Venezuela
    EH Vest-Sahara
    VN Vietnam
    WF Wallis og Futuna
    ZM Zambia
    ZW Zimbabwe
    TL Øst-Timor
    AT Østerrike
    AX Åland
    ~CD Den demokratiske republikken Kongo
    ~CG Republikken Kongo
    ~CZ Den tsjekkiske republikk
    ~FK Falklandsøyene (Islas Malvinas)
    ~HK Hongkong
    ~MO Macao
    ~PS Palestina
    ~SZ Swaziland
    ~TL Timor-Leste
    ~NL Holland
    ~GB England
    ~GB Skottland
    ~US Amerika
    ~MM Burma
    AF Afghanistan
    AX Åland
    AL Albanië
    DZ Algerije
    AS Amerikaans-Samoa
    VI Amerikaanse Maagdeneilanden
    AD Andorra
    AO Angola
    AI Anguilla
    AQ Antarctica
    AG Antigua en Barbuda
    AR Argentinië
    AM Armenië
    AW Aruba
    AC Ascension
    AU Australië
    AZ Azerbeidzjan
    BS Bahama’s
    BH Bahrein
    BD Bangladesh
    BB Barbados
    BY Belarus
    BE België
    BZ Belize
    BJ Benin
    BM Bermuda
    BT Bhutan
    BO Bolivia
    BA Bosnië en Herzegovina
    BW Botswana
    BV Bouveteiland
    BR Brazilië
    IO Brits Indische Oceaanterritorium
    VG Britse Maagdeneilanden
    BN Brunei
    BG Bulgarije
    BF Burkina Faso
    BI Burundi
    KH Cambodja
    CA Canada
    BQ Caribisch Nederland
    CF Centraal-Afrikaanse Republiek
    CL Chili
    CN China
    CX Christmaseiland
    CC Cocoseilanden
    CO Colombia
    KM Comoren
    CG Congo-Brazzaville
    CD Congo-Kinshasa
    CK Cookeilanden
    CR Costa Rica
    CU Cuba
    CW Curaçao
    CY Cyprus
    DK Denemarken
    DJ Djibouti
    DM Dominica
    DO Dominicaanse Republiek
    DE Duitsland
    EC Ecuador
    EG Egypte
    SV El Salvador
    GQ Equatoriaal-Guinea
    ER Eritrea
    EE Estland
    SZ Eswatini
    ET Ethiopië
    FO Faeröer
    FK Falklandeilanden
    FJ Fiji
    PH Filipijnen
    FI Finland
    FR Frankrijk
    GF Frans-Guyana
    PF Frans-Polynesië
    TF Franse Gebieden in de zuidelijke Indische Oceaan
    GA Gabon
    GM Gambia
    GE Georgië
    GH Ghana
    GI Gibraltar
    GD Grenada
    GR Griekenland
    GL Groenland
    GP Guadeloupe
    GU Guam
    GT Guatemala
    GG Guernsey
    GN Guinee
    GW Guinee-Bissau
    GY Guyana
    HT Haïti
    HM Heard en McDonaldeilanden
    HN Honduras
    HU Hongarije
    HK Hongkong SAR van China
    IE Ierland
    IS IJsland
    IN India
    ID Indonesië
    IQ Irak
    IR Iran
    IM Isle of Man
    IL Israël
    IT Italië
    CI Ivoorkust
    JM Jamaica
    JP Japan
    YE Jemen
    JE Jersey
    JO Jordanië
    KY Kaaimaneilanden
    CV Kaapverdië
    CM Kameroen
    KZ Kazachstan
    KE Kenia
    KG Kirgizië
    KI Kiribati
    UM Kleine afgelegen eilanden van de Verenigde Staten
    KW Koeweit
    XK Kosovo
    HR Kroatië
    LA Laos
    LS Lesotho
    LV Letland
    LB Libanon
    LR Liberia
    LY Libië
    LI Liechtenstein
    LT Litouwen
    LU Luxemburg
    MO Macau SAR van China
    MG Madagaskar
    MW Malawi
    MV Maldiven
    MY Maleisië
    ML Mali
    MT Malta
    MA Marokko
    MH Marshalleilanden
    MQ Martinique
    MR Mauritanië
    MU Mauritius
    YT Mayotte
    MX Mexico
    FM Micronesia
    MD Moldavië
    MC Monaco
    MN Mongolië
    ME Montenegro
    MS Montserrat
    MZ Mozambique
    MM Myanmar (Birma)
    NA Namibië
    NR Nauru
    NL Nederland
    NP Nepal
    NI Nicaragua
    NC Nieuw-Caledonië
    NZ Nieuw-Zeeland
    NE Niger
    NG Nigeria
    NU Niue
    KP Noord-Korea
    MK Noord-Macedonië
    MP Noordelijke Marianen
    NO Noorwegen
    NF Norfolk
    UG Oeganda
    UA Oekraïne
    UZ Oezbekistan
    OM Oman
    TL Oost-Timor
    AT Oostenrijk
    PK Pakistan
    PW Palau
    PS Palestijnse gebieden
    PA Panama
    PG Papoea-Nieuw-Guinea
    PY Paraguay
    PE Peru
    PN Pitcairneilanden
    PL Polen
    PT Portugal
    PR Puerto Rico
    QA Qatar
    RE Réunion
    RO Roemenië
    RU Rusland
    RW Rwanda
    KN Saint Kitts en Nevis
    LC Saint Lucia
    VC Saint Vincent en de Grenadines
    BL Saint-Barthélemy
    MF Saint-Martin
    PM Saint-Pierre en Miquelon
    SB Salomonseilanden
    WS Samoa
    SM San Marino
    ST Sao Tomé en Principe
    SA Saoedi-Arabië
    SN Senegal
    RS Servië
    SC Seychellen
    SL Sierra Leone
    SG Singapore
    SH Sint-Helena
    SX Sint-Maarten
    SI Slovenië
    SK Slowakije
    SD Soedan
    SO Somalië
    ES Spanje
    SJ Spitsbergen en Jan Mayen
    LK Sri Lanka
    SR Suriname
    SY Syrië
    TJ Tadzjikistan
    TW Taiwan
    TZ Tanzania
    TH Thailand
    TG Togo
    TK Tokelau
    TO Tonga
    TT Trinidad en Tobago
    TA Tristan da Cunha
    TD Tsjaad
    CZ Tsjechië
    TN Tunesië
    TR Turkije
    TM Turkmenistan
    TC Turks- en Caicoseilanden
    TV Tuvalu
    UY Uruguay
    VU Vanuatu
    VA Vaticaanstad
    VE Venezuela
    GB Verenigd Koninkrijk
    AE Verenigde Arabische Emiraten
    US Verenigde Staten
    VN Vietnam
    WF Wallis en Futuna
    EH Westelijke Sahara
    ZM Zambia
    ZW Zimbabwe
    ZA Zuid-Afrika
    GS Zuid-Georgia en Zuidelijke Sandwicheilanden
    KR Zuid-Korea
    SS Zuid-Soedan
    SE Zweden
    CH Zwitserland
    ~CD Congo (DRC)
    ~CG Congo (Republiek)
    ~CZ Tsjechische Republiek
    ~FK Falklandeilanden (Islas Malvinas)
    ~GB VK
    ~HK Hongkong
    ~MO Macau
    ~PS Palestina
    ~SZ Swaziland
    ~TL Democratische Republiek Oost-Timor
    ~US VS
    ~NL Holland
    ~GB Groot-Brittannië
    ~GB Engeland
    ~GB Schotland
    ~US Amerika
    ~MM Birma
    AF Afganistan
    AL Albania
    DZ Algieria
    AD Andora
    AO Angola
    AI Anguilla
    AQ Antarktyda
    AG Antigua i Barbuda
    SA Arabia Saudyjska
    AR Argentyna
    AM Armenia
    AW Aruba
    AU Australia
    AT Austria
    AZ Azerbejdżan
    BS Bahamy
    BH Bahrajn
    BD Bangladesz
    BB Barbados
    BE Belgia
    BZ Belize
    BJ Benin
    BM Bermudy
    BT Bhutan
    BY Białoruś
    BO Boliwia
    BA Bośnia i Hercegowina
    BW Botswana
    BR Brazylia
    BN Brunei
    IO Brytyjskie Terytorium Oceanu Indyjskiego
    VG Brytyjskie Wyspy Dziewicze
    BG Bułgaria
    BF Burkina Faso
    BI Burundi
    CL Chile
    CN Chiny
    HR Chorwacja
    CI Côte d’Ivoire
    CW Curaçao
    CY Cypr
    TD Czad
    ME Czarnogóra
    CZ Czechy
    UM Dalekie Wyspy Mniejsze Stanów Zjednoczonych
    DK Dania
    CD Demokratyczna Republika Konga
    DM Dominika
    DO Dominikana
    DJ Dżibuti
    EG Egipt
    EC Ekwador
    ER Erytrea
    EE Estonia
    SZ Eswatini
    ET Etiopia
    FK Falklandy
    FJ Fidżi
    PH Filipiny
    FI Finlandia
    FR Francja
    TF Francuskie Terytoria Południowe i Antarktyczne
    GA Gabon
    GM Gambia
    GS Georgia Południowa i Sandwich Południowy
    GH Ghana
    GI Gibraltar
    GR Grecja
    GD Grenada
    GL Grenlandia
    GE Gruzja
    GU Guam
    GG Guernsey
    GY Gujana
    GF Gujana Francuska
    GP Gwadelupa
    GT Gwatemala
    GN Gwinea
    GW Gwinea Bissau
    GQ Gwinea Równikowa
    HT Haiti
    ES Hiszpania
    NL Holandia
    HN Honduras
    IN Indie
    ID Indonezja
    IQ Irak
    IR Iran
    IE Irlandia
    IS Islandia
    IL Izrael
    JM Jamajka
    JP Japonia
    YE Jemen
    JE Jersey
    JO Jordania
    KY Kajmany
    KH Kambodża
    CM Kamerun
    CA Kanada
    QA Katar
    KZ Kazachstan
    KE Kenia
    KG Kirgistan
    KI Kiribati
    CO Kolumbia
    KM Komory
    CG Kongo
    KR Korea Południowa
    KP Korea Północna
    XK Kosowo
    CR Kostaryka
    CU Kuba
    KW Kuwejt
    LA Laos
    LS Lesotho
    LB Liban
    LR Liberia
    LY Libia
    LI Liechtenstein
    LT Litwa
    LU Luksemburg
    LV Łotwa
    MK Macedonia Północna
    MG Madagaskar
    YT Majotta
    MW Malawi
    MV Malediwy
    MY Malezja
    ML Mali
    MT Malta
    MP Mariany Północne
    MA Maroko
    MQ Martynika
    MR Mauretania
    MU Mauritius
    MX Meksyk
    FM Mikronezja
    MM Mjanma (Birma)
    MD Mołdawia
    MC Monako
    MN Mongolia
    MS Montserrat
    MZ Mozambik
    NA Namibia
    NR Nauru
    NP Nepal
    BQ Niderlandy Karaibskie
    DE Niemcy
    NE Niger
    NG Nigeria
    NI Nikaragua
    NU Niue
    NF Norfolk
    NO Norwegia
    NC Nowa Kaledonia
    NZ Nowa Zelandia
    OM Oman
    PK Pakistan
    PW Palau
    PA Panama
    PG Papua-Nowa Gwinea
    PY Paragwaj
    PE Peru
    PN Pitcairn
    PF Polinezja Francuska
    PL Polska
    PR Portoryko
    PT Portugalia
    ZA Republika Południowej Afryki
    CF Republika Środkowoafrykańska
    CV Republika Zielonego Przylądka
    RE Reunion
    RU Rosja
    RO Rumunia
    RW Rwanda
    EH Sahara Zachodnia
    KN Saint Kitts i Nevis
    LC Saint Lucia
    VC Saint Vincent i Grenadyny
    BL Saint-Barthélemy
    MF Saint-Martin
    PM Saint-Pierre i Miquelon
    SV Salwador
    WS Samoa
    AS Samoa Amerykańskie
    SM San Marino
    SN Senegal
    RS Serbia
    SC Seszele
    SL Sierra Leone
    SG Singapur
    SX Sint Maarten
    SK Słowacja
    SI Słowenia
    SO Somalia
    HK SRA Hongkong (Chiny)
    MO SRA Makau (Chiny)
    LK Sri Lanka
    US Stany Zjednoczone
    SD Sudan
    SS Sudan Południowy
    SR Surinam
    SJ Svalbard i Jan Mayen
    SY Syria
    CH Szwajcaria
    SE Szwecja
    TJ Tadżykistan
    TH Tajlandia
    TW Tajwan
    TZ Tanzania
    PS Terytoria Palestyńskie
    TL Timor Wschodni
    TG Togo
    TK Tokelau
    TO Tonga
    TA Tristan da Cunha
    TT Trynidad i Tobago
    TN Tunezja
    TR Turcja
    TM Turkmenistan
    TC Turks i Caicos
    TV Tuvalu
    UG Uganda
    UA Ukraina
    UY Urugwaj
    UZ Uzbekistan
    VU Vanuatu
    WF Wallis i Futuna
    VA Watykan
    VE Wenezuela
    HU Węgry
    GB Wielka Brytania
    VN Wietnam
    IT Włochy
    BV Wyspa Bouveta
    CX Wyspa Bożego Narodzenia
    IM Wyspa Man
    SH Wyspa Świętej Heleny
    AC Wyspa Wniebowstąpienia
    AX Wyspy Alandzkie
    CK Wyspy Cooka
    VI Wyspy Dziewicze Stanów Zjednoczonych
    HM Wyspy Heard i McDonalda
    CC Wyspy Kokosowe
    MH Wyspy Marshalla
    FO Wyspy Owcze
    SB Wyspy Salomona
    ST Wyspy Świętego Tomasza i Książęca
    ZM Zambia
    ZW Zimbabwe
    AE Zjednoczone Emiraty Arabskie
    ~CD Kongo (DRK)
    ~CG Republika Konga
    ~CI Wybrzeże Kości Słoniowej
    ~CZ Republika Czeska
    ~FK Falklandy (Malwiny)
    ~GB Wlk. Bryt.
    ~HK Hongkong
    ~MO Makau
    ~PS Palestyna
    ~SZ Suazi
    ~TL Timor-Leste
    ~US USA
    ~NL Niderlandy
    ~GB Anglia
    ~GB Szkocja
    ~US Ameryka
    ~MM Birma
    AF Afeganistão
    ZA África do Sul
    AL Albânia
    DE Alemanha
    AD Andorra
    AO Angola
    AI Anguila
    AQ Antártida
    AG Antígua e Barbuda
    SA Arábia Saudita
    DZ Argélia
    AR Argentina
    AM Armênia
    AW Aruba
    AU Austrália
    AT Áustria
    AZ Azerbaijão
    BS Bahamas
    BD Bangladesh
    BB Barbados
    BH Barein
    BE Bélgica
    BZ Belize
    BJ Benin
    BM Bermudas
    BY Bielorrússia
    BO Bolívia
    BA Bósnia e Herzegovina
    BW Botsuana
    BR Brasil
    BN Brunei
    BG Bulgária
    BF Burquina Faso
    BI Burundi
    BT Butão
    CV Cabo Verde
    CM Camarões
    KH Camboja
    CA Canadá
    QA Catar
    KZ Cazaquistão
    TD Chade
    CL Chile
    CN China
    CY Chipre
    VA Cidade do Vaticano
    CO Colômbia
    KM Comores
    CD Congo - Kinshasa
    KP Coreia do Norte
    KR Coreia do Sul
    CI Costa do Marfim
    CR Costa Rica
    HR Croácia
    CU Cuba
    CW Curaçao
    DK Dinamarca
    DJ Djibuti
    DM Dominica
    EG Egito
    SV El Salvador
    AE Emirados Árabes Unidos
    EC Equador
    ER Eritreia
    SK Eslováquia
    SI Eslovênia
    ES Espanha
    SZ Essuatíni
    US Estados Unidos
    EE Estônia
    ET Etiópia
    FJ Fiji
    PH Filipinas
    FI Finlândia
    FR França
    GA Gabão
    GM Gâmbia
    GH Gana
    GE Geórgia
    GI Gibraltar
    GD Granada
    GR Grécia
    GL Groenlândia
    GP Guadalupe
    GU Guam
    GT Guatemala
    GG Guernsey
    GY Guiana
    GF Guiana Francesa
    GN Guiné
    GQ Guiné Equatorial
    GW Guiné-Bissau
    HT Haiti
    HN Honduras
    HK Hong Kong, RAE da China
    HU Hungria
    YE Iêmen
    BV Ilha Bouvet
    CX Ilha Christmas
    AC Ilha de Ascensão
    IM Ilha de Man
    NF Ilha Norfolk
    AX Ilhas Aland
    KY Ilhas Cayman
    CC Ilhas Cocos (Keeling)
    CK Ilhas Cook
    FO Ilhas Faroé
    GS Ilhas Geórgia do Sul e Sandwich do Sul
    HM Ilhas Heard e McDonald
    FK Ilhas Malvinas
    MP Ilhas Marianas do Norte
    MH Ilhas Marshall
    UM Ilhas Menores Distantes dos EUA
    PN Ilhas Pitcairn
    SB Ilhas Salomão
    TC Ilhas Turcas e Caicos
    VI Ilhas Virgens Americanas
    VG Ilhas Virgens Britânicas
    IN Índia
    ID Indonésia
    IR Irã
    IQ Iraque
    IE Irlanda
    IS Islândia
    IL Israel
    IT Itália
    JM Jamaica
    JP Japão
    JE Jersey
    JO Jordânia
    XK Kosovo
    KW Kuwait
    LA Laos
    LS Lesoto
    LV Letônia
    LB Líbano
    LR Libéria
    LY Líbia
    LI Liechtenstein
    LT Lituânia
    LU Luxemburgo
    MO Macau, RAE da China
    MK Macedônia do Norte
    MG Madagascar
    MY Malásia
    MW Malaui
    MV Maldivas
    ML Mali
    MT Malta
    MA Marrocos
    MQ Martinica
    MU Maurício
    MR Mauritânia
    YT Mayotte
    MX México
    MM Mianmar (Birmânia)
    FM Micronésia
    MZ Moçambique
    MD Moldávia
    MC Mônaco
    MN Mongólia
    ME Montenegro
    MS Montserrat
    NA Namíbia
    NR Nauru
    NP Nepal
    NI Nicarágua
    NE Níger
    NG Nigéria
    NU Niue
    NO Noruega
    NC Nova Caledônia
    NZ Nova Zelândia
    OM Omã
    NL Países Baixos
    BQ Países Baixos Caribenhos
    PW Palau
    PA Panamá
    PG Papua-Nova Guiné
    PK Paquistão
    PY Paraguai
    PE Peru
    PF Polinésia Francesa
    PL Polônia
    PR Porto Rico
    PT Portugal
    KE Quênia
    KG Quirguistão
    KI Quiribati
    GB Reino Unido
    CF República Centro-Africana
    CG República do Congo
    DO República Dominicana
    RE Reunião
    RO Romênia
    RW Ruanda
    RU Rússia
    EH Saara Ocidental
    WS Samoa
    AS Samoa Americana
    SM San Marino
    SH Santa Helena
    LC Santa Lúcia
    BL São Bartolomeu
    KN São Cristóvão e Névis
    MF São Martinho
    PM São Pedro e Miquelão
    ST São Tomé e Príncipe
    VC São Vicente e Granadinas
    SC Seicheles
    SN Senegal
    SL Serra Leoa
    RS Sérvia
    SG Singapura
    SX Sint Maarten
    SY Síria
    SO Somália
    LK Sri Lanka
    SD Sudão
    SS Sudão do Sul
    SE Suécia
    CH Suíça
    SR Suriname
    SJ Svalbard e Jan Mayen
    TJ Tadjiquistão
    TH Tailândia
    TW Taiwan
    TZ Tanzânia
    CZ Tchéquia
    IO Território Britânico do Oceano Índico
    TF Territórios Franceses do Sul
    PS Territórios palestinos
    TL Timor-Leste
    TG Togo
    TK Tokelau
    TO Tonga
    TT Trinidad e Tobago
    TA Tristão da Cunha
    TN Tunísia
    TM Turcomenistão
    TR Turquia
    TV Tuvalu
    UA Ucrânia
    UG Uganda
    UY Uruguai
    UZ Uzbequistão
    VU Vanuatu
    VE Venezuela
    VN Vietnã
    WF Wallis e Futuna
    ZM Zâmbia
    ZW Zimbábue
    ~CD República Democrática do Congo
    ~CG Congo
    ~CI Côte d’Ivoire
    ~CZ República Tcheca
    ~FK Ilhas Malvinas (Ilhas Falkland)
    ~HK Hong Kong
    ~MO Macau
    ~PS Palestina
    ~SZ Suazilândia
    ~TL República Democrática de Timor-Leste
    ~US EUA
    ~NL Holanda
    ~GB Grã-Bretanha
    ~GB Inglaterra
    ~GB Escócia
    ~US América
    ~MM Birmânia
    AF Afganistan
    ZA Africa de Sud
    AL Albania
    DZ Algeria
    AD Andorra
    AO Angola
    AI Anguilla
    AQ Antarctica
    AG Antigua și Barbuda
    SA Arabia Saudită
    AR Argentina
    AM Armenia
    AW Aruba
    AU Australia
    AT Austria
    AZ Azerbaidjan
    BS Bahamas
    BH Bahrain
    BD Bangladesh
    BB Barbados
    BY Belarus
    BE Belgia
    BZ Belize
    BJ Benin
    BM Bermuda
    BT Bhutan
    BO Bolivia
    BA Bosnia și Herțegovina
    BW Botswana
    BR Brazilia
    BN Brunei
    BG Bulgaria
    BF Burkina Faso
    BI Burundi
    KH Cambodgia
    CM Camerun
    CA Canada
    CV Capul Verde
    CZ Cehia
    CL Chile
    CN China
    TD Ciad
    CY Cipru
    CO Columbia
    KM Comore
    CG Congo - Brazzaville
    CD Congo - Kinshasa
    KP Coreea de Nord
    KR Coreea de Sud
    CR Costa Rica
    CI Côte d’Ivoire
    HR Croația
    CU Cuba
    CW Curaçao
    DK Danemarca
    DJ Djibouti
    DM Dominica
    EC Ecuador
    EG Egipt
    SV El Salvador
    CH Elveția
    AE Emiratele Arabe Unite
    ER Eritreea
    EE Estonia
    SZ Eswatini
    ET Etiopia
    FJ Fiji
    PH Filipine
    FI Finlanda
    FR Franța
    GA Gabon
    GM Gambia
    GE Georgia
    GS Georgia de Sud și Insulele Sandwich de Sud
    DE Germania
    GH Ghana
    GI Gibraltar
    GR Grecia
    GD Grenada
    GL Groenlanda
    GP Guadelupa
    GU Guam
    GT Guatemala
    GG Guernsey
    GN Guineea
    GQ Guineea Ecuatorială
    GW Guineea-Bissau
    GY Guyana
    GF Guyana Franceză
    HT Haiti
    HN Honduras
    IN India
    ID Indonezia
    AC Insula Ascension
    BV Insula Bouvet
    CX Insula Christmas
    HM Insula Heard și Insulele McDonald
    IM Insula Man
    NF Insula Norfolk
    AX Insulele Åland
    BQ Insulele Caraibe Olandeze
    KY Insulele Cayman
    CC Insulele Cocos (Keeling)
    CK Insulele Cook
    FK Insulele Falkland
    FO Insulele Feroe
    UM Insulele Îndepărtate ale S.U.A.
    MP Insulele Mariane de Nord
    MH Insulele Marshall
    PN Insulele Pitcairn
    SB Insulele Solomon
    TC Insulele Turks și Caicos
    VI Insulele Virgine Americane
    VG Insulele Virgine Britanice
    JO Iordania
    IQ Irak
    IR Iran
    IE Irlanda
    IS Islanda
    IL Israel
    IT Italia
    JM Jamaica
    JP Japonia
    JE Jersey
    KZ Kazahstan
    KG Kârgâzstan
    KE Kenya
    KI Kiribati
    XK Kosovo
    KW Kuweit
    LA Laos
    LS Lesotho
    LV Letonia
    LB Liban
    LR Liberia
    LY Libia
    LI Liechtenstein
    LT Lituania
    LU Luxemburg
    MK Macedonia de Nord
    MG Madagascar
    MW Malawi
    MY Malaysia
    MV Maldive
    ML Mali
    MT Malta
    MA Maroc
    MQ Martinica
    MR Mauritania
    MU Mauritius
    YT Mayotte
    MX Mexic
    FM Micronezia
    MC Monaco
    MN Mongolia
    MS Montserrat
    MZ Mozambic
    ME Muntenegru
    MM Myanmar (Birmania)
    NA Namibia
    NR Nauru
    NP Nepal
    NI Nicaragua
    NE Niger
    NG Nigeria
    NU Niue
    NO Norvegia
    NC Noua Caledonie
    NZ Noua Zeelandă
    OM Oman
    PK Pakistan
    PW Palau
    PA Panama
    PG Papua-Noua Guinee
    PY Paraguay
    PE Peru
    PF Polinezia Franceză
    PL Polonia
    PT Portugalia
    PR Puerto Rico
    QA Qatar
    HK R.A.S. Hong Kong, China
    MO R.A.S. Macao, China
    GB Regatul Unit
    CF Republica Centrafricană
    DO Republica Dominicană
    MD Republica Moldova
    RE Réunion
    RO România
    RU Rusia
    RW Rwanda
    EH Sahara Occidentală
    KN Saint Kitts și Nevis
    VC Saint Vincent și Grenadinele
    BL Saint-Barthélemy
    PM Saint-Pierre și Miquelon
    WS Samoa
    AS Samoa Americană
    SM San Marino
    ST São Tomé și Príncipe
    SN Senegal
    RS Serbia
    SC Seychelles
    SH Sfânta Elena
    LC Sfânta Lucia
    MF Sfântul Martin
    SL Sierra Leone
    SG Singapore
    SX Sint-Maarten
    SY Siria
    SK Slovacia
    SI Slovenia
    SO Somalia
    ES Spania
    LK Sri Lanka
    US Statele Unite ale Americii
    VA Statul Cetății Vaticanului
    SD Sudan
    SS Sudanul de Sud
    SE Suedia
    SR Suriname
    SJ Svalbard și Jan Mayen
    TJ Tadjikistan
    TW Taiwan
    TZ Tanzania
    TF Teritoriile Australe și Antarctice Franceze
    PS Teritoriile Palestiniene
    IO Teritoriul Britanic din Oceanul Indian
    TH Thailanda
    TL Timor-Leste
    TG Togo
    TK Tokelau
    TO Tonga
    TT Trinidad și Tobago
    TA Tristan da Cunha
    TN Tunisia
    TR Turcia
    TM Turkmenistan
    TV Tuvalu
    NL Țările de Jos
    UA Ucraina
    UG Uganda
    HU Ungaria
    UY Uruguay
    UZ Uzbekistan
    VU Vanuatu
    VE Venezuela
    VN Vietnam
    WF Wallis și Futuna
    YE Yemen
    ZM Zambia
    ZW Zimbabwe
    ~CD Congo (Republica Democrată Congo)
    ~CG Congo (Republica)
    ~CI Coasta de Fildeș
    ~CZ Republica Cehă
    ~FK Insulele Falkland (Insulele Malvine)
    ~HK Hong Kong
    ~MO Macao
    ~PS Palestina
    ~SZ Swaziland
    ~TL Timorul de Est
    ~US S.U.A.
    ~NL Olanda
    ~GB Marea Britanie
    ~GB Anglia
    ~GB Scoția
    ~US SUA
    ~US America
    ~MM Birmania
    AU Австралия
    AT Австрия
    AZ Азербайджан
    AX Аландские о-ва
    AL Албания
    DZ Алжир
    AS Американское Самоа
    AI Ангилья
    AO Ангола
    AD Андорра
    AQ Антарктида
    AG Антигуа и Барбуда
    AR Аргентина
    AM Армения
    AW Аруба
    AF Афганистан
    BS Багамы
    BD Бангладеш
    BB Барбадос
    BH Бахрейн
    BY Беларусь
    BZ Белиз
    BE Бельгия
    BJ Бенин
    BM Бермудские о-ва
    BG Болгария
    BO Боливия
    BQ Бонэйр, Синт-Эстатиус и Саба
    BA Босния и Герцеговина
    BW Ботсвана
    BR Бразилия
    IO Британская территория в Индийском океане
    BN Бруней
    BF Буркина-Фасо
    BI Бурунди
    BT Бутан
    VU Вануату
    VA Ватикан
    GB Великобритания
    HU Венгрия
    VE Венесуэла
    VG Виргинские о-ва (Великобритания)
    VI Виргинские о-ва (США)
    UM Внешние малые о-ва (США)
    TL Восточный Тимор
    VN Вьетнам
    GA Габон
    HT Гаити
    GY Гайана
    GM Гамбия
    GH Гана
    GP Гваделупа
    GT Гватемала
    GN Гвинея
    GW Гвинея-Бисау
    DE Германия
    GG Гернси
    GI Гибралтар
    HN Гондурас
    HK Гонконг (САР)
    GD Гренада
    GL Гренландия
    GR Греция
    GE Грузия
    GU Гуам
    DK Дания
    JE Джерси
    DJ Джибути
    DM Доминика
    DO Доминиканская Республика
    EG Египет
    ZM Замбия
    EH Западная Сахара
    ZW Зимбабве
    IL Израиль
    IN Индия
    ID Индонезия
    JO Иордания
    IQ Ирак
    IR Иран
    IE Ирландия
    IS Исландия
    ES Испания
    IT Италия
    YE Йемен
    CV Кабо-Верде
    KZ Казахстан
    KH Камбоджа
    CM Камерун
    CA Канада
    QA Катар
    KE Кения
    CY Кипр
    KG Киргизия
    KI Кирибати
    CN Китай
    KP КНДР
    CC Кокосовые о-ва
    CO Колумбия
    KM Коморы
    CG Конго - Браззавиль
    CD Конго - Киншаса
    XK Косово
    CR Коста-Рика
    CI Кот-д’Ивуар
    CU Куба
    KW Кувейт
    CW Кюрасао
    LA Лаос
    LV Латвия
    LS Лесото
    LR Либерия
    LB Ливан
    LY Ливия
    LT Литва
    LI Лихтенштейн
    LU Люксембург
    MU Маврикий
    MR Мавритания
    MG Мадагаскар
    YT Майотта
    MO Макао (САР)
    MW Малави
    MY Малайзия
    ML Мали
    MV Мальдивы
    MT Мальта
    MA Марокко
    MQ Мартиника
    MH Маршалловы о-ва
    MX Мексика
    MZ Мозамбик
    MD Молдова
    MC Монако
    MN Монголия
    MS Монтсеррат
    MM Мьянма (Бирма)
    NA Намибия
    NR Науру
    NP Непал
    NE Нигер
    NG Нигерия
    NL Нидерланды
    NI Никарагуа
    NU Ниуэ
    NZ Новая Зеландия
    NC Новая Каледония
    NO Норвегия
    BV о-в Буве
    AC о-в Вознесения
    IM о-в Мэн
    NF о-в Норфолк
    CX о-в Рождества
    SH о-в Св. Елены
    KY о-ва Кайман
    CK о-ва Кука
    PN о-ва Питкэрн
    HM о-ва Херд и Макдональд
    AE ОАЭ
    OM Оман
    PK Пакистан
    PW Палау
    PS Палестинские территории
    PA Панама
    PG Папуа — Новая Гвинея
    PY Парагвай
    PE Перу
    PL Польша
    PT Португалия
    PR Пуэрто-Рико
    KR Республика Корея
    RE Реюньон
    RU Россия
    RW Руанда
    RO Румыния
    SV Сальвадор
    WS Самоа
    SM Сан-Марино
    ST Сан-Томе и Принсипи
    SA Саудовская Аравия
    MK Северная Македония
    MP Северные Марианские о-ва
    SC Сейшельские о-ва
    BL Сен-Бартелеми
    MF Сен-Мартен
    PM Сен-Пьер и Микелон
    SN Сенегал
    VC Сент-Винсент и Гренадины
    KN Сент-Китс и Невис
    LC Сент-Люсия
    RS Сербия
    SG Сингапур
    SX Синт-Мартен
    SY Сирия
    SK Словакия
    SI Словения
    US Соединенные Штаты
    SB Соломоновы о-ва
    SO Сомали
    SD Судан
    SR Суринам
    SL Сьерра-Леоне
    TJ Таджикистан
    TH Таиланд
    TW Тайвань
    TZ Танзания
    TC Тёркс и Кайкос
    TG Того
    TK Токелау
    TO Тонга
    TT Тринидад и Тобаго
    TA Тристан-да-Кунья
    TV Тувалу
    TN Тунис
    TM Туркменистан
    TR Турция
    UG Уганда
    UZ Узбекистан
    UA Украина
    WF Уоллис и Футуна
    UY Уругвай
    FO Фарерские о-ва
    FM Федеративные Штаты Микронезии
    FJ Фиджи
    PH Филиппины
    FI Финляндия
    FK Фолклендские о-ва
    FR Франция
    GF Французская Гвиана
    PF Французская Полинезия
    TF Французские Южные территории
    HR Хорватия
    CF Центрально-Африканская Республика
    TD Чад
    ME Черногория
    CZ Чехия
    CL Чили
    CH Швейцария
    SE Швеция
    SJ Шпицберген и Ян-Майен
    LK Шри-Ланка
    EC Эквадор
    GQ Экваториальная Гвинея
    ER Эритрея
    SZ Эсватини
    EE Эстония
    ET Эфиопия
    GS Южная Георгия и Южные Сандвичевы о-ва
    ZA Южно-Африканская Республика
    SS Южный Судан
    JM Ямайка
    JP Япония
    ~BN Бруней-Даруссалам
    ~CD Конго (ДРК)
    ~CG Республика Конго
    ~CK Острова Кука
    ~CZ Чешская Республика
    ~FK Фолклендские (Мальвинские) о-ва
    ~GB Британия
    ~HK Гонконг
    ~KY Острова Кайман
    ~MH Маршалловы Острова
    ~MO Макао
    ~PS Палестина
    ~SB Соломоновы Острова
    ~SC Сейшельские Острова
    ~SZ Свазиленд
    ~TC о-ва Тёркс и Кайкос
    ~TL Тимор-Лесте
    ~US США
    ~NL Голландия
    ~GB Англия
    ~GB Шотландия
    ~CI Берег Слоновой Кости
    ~US Америка
    ~BY Белоруссия
    ~MD Молдавия
    ~MM Бирма
    AF Afganistan
    AX Alandy
    AL Albánsko
    DZ Alžírsko
    AS Americká Samoa
    VI Americké Panenské ostrovy
    AD Andorra
    AO Angola
    AI Anguilla
    AQ Antarktída
    AG Antigua a Barbuda
    AR Argentína
    AM Arménsko
    AW Aruba
    AC Ascension
    AU Austrália
    AZ Azerbajdžan
    BS Bahamy
    BH Bahrajn
    BD Bangladéš
    BB Barbados
    BE Belgicko
    BZ Belize
    BJ Benin
    BM Bermudy
    BT Bhután
    BY Bielorusko
    BO Bolívia
    BA Bosna a Hercegovina
    BW Botswana
    BV Bouvetov ostrov
    BR Brazília
    IO Britské indickooceánske územie
    VG Britské Panenské ostrovy
    BN Brunej
    BG Bulharsko
    BF Burkina Faso
    BI Burundi
    CK Cookove ostrovy
    CW Curaçao
    CY Cyprus
    TD Čad
    CZ Česko
    ME Čierna Hora
    CL Čile
    CN Čína
    DK Dánsko
    DM Dominika
    DO Dominikánska republika
    DJ Džibutsko
    EG Egypt
    EC Ekvádor
    ER Eritrea
    EE Estónsko
    SZ Eswatini
    ET Etiópia
    FO Faerské ostrovy
    FK Falklandy
    FJ Fidži
    PH Filipíny
    FI Fínsko
    GF Francúzska Guyana
    PF Francúzska Polynézia
    TF Francúzske južné a antarktické územia
    FR Francúzsko
    GA Gabon
    GM Gambia
    GH Ghana
    GI Gibraltár
    GR Grécko
    GD Grenada
    GL Grónsko
    GE Gruzínsko
    GP Guadeloupe
    GU Guam
    GT Guatemala
    GG Guernsey
    GN Guinea
    GW Guinea-Bissau
    GY Guyana
    HT Haiti
    HM Heardov ostrov a Macdonaldove ostrovy
    NL Holandsko
    HN Honduras
    HK Hongkong – OAO Číny
    HR Chorvátsko
    IN India
    ID Indonézia
    IQ Irak
    IR Irán
    IE Írsko
    IS Island
    IL Izrael
    JM Jamajka
    JP Japonsko
    YE Jemen
    JE Jersey
    JO Jordánsko
    ZA Južná Afrika
    GS Južná Georgia a Južné Sandwichove ostrovy
    KR Južná Kórea
    SS Južný Sudán
    KY Kajmanie ostrovy
    KH Kambodža
    CM Kamerun
    CA Kanada
    CV Kapverdy
    BQ Karibské Holandsko
    QA Katar
    KZ Kazachstan
    KE Keňa
    KG Kirgizsko
    KI Kiribati
    CC Kokosové ostrovy
    CO Kolumbia
    KM Komory
    CD Konžská demokratická republika
    CG Konžská republika
    XK Kosovo
    CR Kostarika
    CU Kuba
    KW Kuvajt
    LA Laos
    LS Lesotho
    LB Libanon
    LR Libéria
    LY Líbya
    LI Lichtenštajnsko
    LT Litva
    LV Lotyšsko
    LU Luxembursko
    MO Macao – OAO Číny
    MG Madagaskar
    HU Maďarsko
    MY Malajzia
    MW Malawi
    MV Maldivy
    ML Mali
    MT Malta
    MA Maroko
    MH Marshallove ostrovy
    MQ Martinik
    MU Maurícius
    MR Mauritánia
    YT Mayotte
    UM Menšie odľahlé ostrovy USA
    MX Mexiko
    FM Mikronézia
    MM Mjanmarsko
    MD Moldavsko
    MC Monako
    MN Mongolsko
    MS Montserrat
    MZ Mozambik
    NA Namíbia
    NR Nauru
    DE Nemecko
    NP Nepál
    NE Niger
    NG Nigéria
    NI Nikaragua
    NU Niue
    NF Norfolk
    NO Nórsko
    NC Nová Kaledónia
    NZ Nový Zéland
    OM Omán
    IM Ostrov Man
    PK Pakistan
    PW Palau
    PS Palestínske územia
    PA Panama
    PG Papua-Nová Guinea
    PY Paraguaj
    PE Peru
    PN Pitcairnove ostrovy
    CI Pobrežie Slonoviny
    PL Poľsko
    PR Portoriko
    PT Portugalsko
    AT Rakúsko
    RE Réunion
    GQ Rovníková Guinea
    RO Rumunsko
    RU Rusko
    RW Rwanda
    PM Saint Pierre a Miquelon
    SV Salvádor
    WS Samoa
    SM San Maríno
    SA Saudská Arábia
    SN Senegal
    KP Severná Kórea
    MK Severné Macedónsko
    MP Severné Mariány
    SC Seychely
    SL Sierra Leone
    SG Singapur
    SK Slovensko
    SI Slovinsko
    SO Somálsko
    AE Spojené arabské emiráty
    GB Spojené kráľovstvo
    US Spojené štáty
    RS Srbsko
    LK Srí Lanka
    CF Stredoafrická republika
    SD Sudán
    SR Surinam
    SJ Svalbard a Jan Mayen
    SH Svätá Helena
    LC Svätá Lucia
    BL Svätý Bartolomej
    KN Svätý Krištof a Nevis
    MF Svätý Martin (fr.)
    SX Svätý Martin (hol.)
    ST Svätý Tomáš a Princov ostrov
    VC Svätý Vincent a Grenadíny
    SY Sýria
    SB Šalamúnove ostrovy
    ES Španielsko
    CH Švajčiarsko
    SE Švédsko
    TJ Tadžikistan
    TW Taiwan
    IT Taliansko
    TZ Tanzánia
    TH Thajsko
    TG Togo
    TK Tokelau
    TO Tonga
    TT Trinidad a Tobago
    TA Tristan da Cunha
    TN Tunisko
    TR Turecko
    TM Turkménsko
    TC Turks a Caicos
    TV Tuvalu
    UG Uganda
    UA Ukrajina
    UY Uruguaj
    UZ Uzbekistan
    VU Vanuatu
    VA Vatikán
    VE Venezuela
    CX Vianočný ostrov
    VN Vietnam
    TL Východný Timor
    WF Wallis a Futuna
    ZM Zambia
    EH Západná Sahara
    ZW Zimbabwe
    ~CD Kongo (DRK)
    ~CG Kongo (republika)
    ~CZ Česká republika
    ~FK Falklandy (Malvíny)
    ~GB UK
    ~HK Hongkong
    ~MO Macao
    ~PS Palestínska samospráva
    ~SZ Svazijsko
    ~US USA
    ~GB Veľká Británia
    ~GB Anglicko
    ~GB Škótsko
    ~US Spojené štáty americké
    ~US Amerika
    ~MM Barma
    AF Afghanistan
    AL Albanien
    DZ Algeriet
    VI Amerikanska Jungfruöarna
    AS Amerikanska Samoa
    AD Andorra
    AO Angola
    AI Anguilla
    AQ Antarktis
    AG Antigua och Barbuda
    AR Argentina
    AM Armenien
    AW Aruba
    AC Ascension
    AU Australien
    AZ Azerbajdzjan
    BS Bahamas
    BH Bahrain
    BD Bangladesh
    BB Barbados
    BE Belgien
    BZ Belize
    BJ Benin
    BM Bermuda
    BT Bhutan
    BO Bolivia
    BA Bosnien och Hercegovina
    BW Botswana
    BV Bouvetön
    BR Brasilien
    VG Brittiska Jungfruöarna
    IO Brittiska territoriet i Indiska oceanen
    BN Brunei
    BG Bulgarien
    BF Burkina Faso
    BI Burundi
    KY Caymanöarna
    CF Centralafrikanska republiken
    CL Chile
    CO Colombia
    CK Cooköarna
    CR Costa Rica
    CW Curaçao
    CY Cypern
    CI Côte d’Ivoire
    DK Danmark
    DJ Djibouti
    DM Dominica
    DO Dominikanska republiken
    EC Ecuador
    EG Egypten
    GQ Ekvatorialguinea
    SV El Salvador
    ER Eritrea
    EE Estland
    SZ Eswatini
    ET Etiopien
    FK Falklandsöarna
    FJ Fiji
    PH Filippinerna
    FI Finland
    FR Frankrike
    GF Franska Guyana
    PF Franska Polynesien
    TF Franska sydterritorierna
    FO Färöarna
    AE Förenade Arabemiraten
    GA Gabon
    GM Gambia
    GE Georgien
    GH Ghana
    GI Gibraltar
    GR Grekland
    GD Grenada
    GL Grönland
    GP Guadeloupe
    GU Guam
    GT Guatemala
    GG Guernsey
    GN Guinea
    GW Guinea-Bissau
    GY Guyana
    HT Haiti
    HM Heardön och McDonaldöarna
    HN Honduras
    HK Hongkong SAR
    IN Indien
    ID Indonesien
    IQ Irak
    IR Iran
    IE Irland
    IS Island
    IM Isle of Man
    IL Israel
    IT Italien
    JM Jamaica
    JP Japan
    YE Jemen
    JE Jersey
    JO Jordanien
    CX Julön
    KH Kambodja
    CM Kamerun
    CA Kanada
    CV Kap Verde
    BQ Karibiska Nederländerna
    KZ Kazakstan
    KE Kenya
    CN Kina
    KG Kirgizistan
    KI Kiribati
    CC Kokosöarna
    KM Komorerna
    CG Kongo-Brazzaville
    CD Kongo-Kinshasa
    XK Kosovo
    HR Kroatien
    CU Kuba
    KW Kuwait
    LA Laos
    LS Lesotho
    LV Lettland
    LB Libanon
    LR Liberia
    LY Libyen
    LI Liechtenstein
    LT Litauen
    LU Luxemburg
    MO Macao SAR
    MG Madagaskar
    MW Malawi
    MY Malaysia
    MV Maldiverna
    ML Mali
    MT Malta
    MA Marocko
    MH Marshallöarna
    MQ Martinique
    MR Mauretanien
    MU Mauritius
    YT Mayotte
    MX Mexiko
    FM Mikronesien
    MZ Moçambique
    MD Moldavien
    MC Monaco
    MN Mongoliet
    ME Montenegro
    MS Montserrat
    MM Myanmar (Burma)
    NA Namibia
    NR Nauru
    NL Nederländerna
    NP Nepal
    NI Nicaragua
    NE Niger
    NG Nigeria
    NU Niue
    KP Nordkorea
    MK Nordmakedonien
    MP Nordmarianerna
    NF Norfolkön
    NO Norge
    NC Nya Kaledonien
    NZ Nya Zeeland
    OM Oman
    PK Pakistan
    PW Palau
    PS Palestinska territorierna
    PA Panama
    PG Papua Nya Guinea
    PY Paraguay
    PE Peru
    PN Pitcairnöarna
    PL Polen
    PT Portugal
    PR Puerto Rico
    QA Qatar
    RE Réunion
    RO Rumänien
    RW Rwanda
    RU Ryssland
    BL S:t Barthélemy
    SH S:t Helena
    KN S:t Kitts och Nevis
    LC S:t Lucia
    PM S:t Pierre och Miquelon
    VC S:t Vincent och Grenadinerna
    MF Saint-Martin
    SB Salomonöarna
    WS Samoa
    SM San Marino
    ST São Tomé och Príncipe
    SA Saudiarabien
    CH Schweiz
    SN Senegal
    RS Serbien
    SC Seychellerna
    SL Sierra Leone
    SG Singapore
    SX Sint Maarten
    SK Slovakien
    SI Slovenien
    SO Somalia
    ES Spanien
    LK Sri Lanka
    GB Storbritannien
    SD Sudan
    SR Surinam
    SJ Svalbard och Jan Mayen
    SE Sverige
    ZA Sydafrika
    GS Sydgeorgien och Sydsandwichöarna
    KR Sydkorea
    SS Sydsudan
    SY Syrien
    TJ Tadzjikistan
    TW Taiwan
    TZ Tanzania
    TD Tchad
    TH Thailand
    CZ Tjeckien
    TG Togo
    TK Tokelauöarna
    TO Tonga
    TT Trinidad och Tobago
    TA Tristan da Cunha
    TN Tunisien
    TR Turkiet
    TM Turkmenistan
    TC Turks- och Caicosöarna
    TV Tuvalu
    DE Tyskland
    UG Uganda
    UA Ukraina
    HU Ungern
    UY Uruguay
    US USA
    UM USA:s yttre öar
    UZ Uzbekistan
    VU Vanuatu
    VA Vatikanstaten
    VE Venezuela
    VN Vietnam
    BY Vitryssland
    EH Västsahara
    WF Wallis- och Futunaöarna
    ZM Zambia
    ZW Zimbabwe
    AX Åland
    AT Österrike
    TL Östtimor
    ~CD Demokratiska republiken Kongo
    ~CG Republiken Kongo
    ~HK Hongkong
    ~MO Macao
    ~PS Palestina
    ~SZ Swaziland
    ~TL Timor-Leste
    ~NL Holland
    ~GB England
    ~GB Skottland
    ~CI Elfenbenskusten
    ~US Amerika
    ~MM Burma
    GR กรีซ
    GL กรีนแลนด์
    GU กวม
    GP กวาเดอลูป
    KH กัมพูชา
    GT กัวเตมาลา
    QA กาตาร์
    GH กานา
    GA กาบอง
    GY กายอานา
    GN กินี
    GW กินี-บิสเซา
    GD เกรเนดา
    KR เกาหลีใต้
    KP เกาหลีเหนือ
    CX เกาะคริสต์มาส
    GS เกาะเซาท์จอร์เจียและหมู่เกาะเซาท์แซนด์วิช
    NF เกาะนอร์ฟอล์ก
    BV เกาะบูเว
    IM เกาะแมน
    AC เกาะแอสเซนชัน
    HM เกาะเฮิร์ดและหมู่เกาะแมกดอนัลด์
    GG เกิร์นซีย์
    GM แกมเบีย
    CI โกตดิวัวร์
    MO เขตปกครองพิเศษมาเก๊าแห่งสาธารณรัฐประชาชนจีน
    HK เขตปกครองพิเศษฮ่องกงแห่งสาธารณรัฐประชาชนจีน
    CD คองโก - กินชาซา
    CG คองโก - บราซซาวิล
    KM คอโมโรส
    CR คอสตาริกา
    KZ คาซัคสถาน
    KI คิริบาส
    CU คิวบา
    KG คีร์กีซสถาน
    CW คูราเซา
    KW คูเวต
    KE เคนยา
    CV เคปเวิร์ด
    CA แคนาดา
    CM แคเมอรูน
    XK โคโซโว
    HR โครเอเชีย
    CO โคลอมเบีย
    GE จอร์เจีย
    JO จอร์แดน
    JM จาเมกา
    DJ จิบูตี
    CN จีน
    JE เจอร์ซีย์
    TD ชาด
    CL ชิลี
    CZ เช็ก
    SM ซานมาริโน
    WS ซามัว
    SA ซาอุดีอาระเบีย
    EH ซาฮาราตะวันตก
    SX ซินต์มาร์เทน
    ZW ซิมบับเว
    SY ซีเรีย
    SD ซูดาน
    SS ซูดานใต้
    SR ซูรินาเม
    SC เซเชลส์
    KN เซนต์คิตส์และเนวิส
    BL เซนต์บาร์เธเลมี
    MF เซนต์มาร์ติน
    LC เซนต์ลูเซีย
    VC เซนต์วินเซนต์และเกรนาดีนส์
    SH เซนต์เฮเลนา
    SN เซเนกัล
    RS เซอร์เบีย
    ST เซาตูเมและปรินซิปี
    SL เซียร์ราลีโอน
    PM แซงปีแยร์และมีเกอลง
    ZM แซมเบีย
    SO โซมาเลีย
    CY ไซปรัส
    JP ญี่ปุ่น
    PS ดินแดนปาเลสไตน์
    DK เดนมาร์ก
    DM โดมินิกา
    TT ตรินิแดดและโตเบโก
    TO ตองกา
    TL ติมอร์-เลสเต
    TR ตุรกี
    TN ตูนิเซีย
    TV ตูวาลู
    TM เติร์กเมนิสถาน
    TK โตเกเลา
    TG โตโก
    TW ไต้หวัน
    TA ทริสตันดาคูนา
    TJ ทาจิกิสถาน
    TZ แทนซาเนีย
    TH ไทย
    VA นครวาติกัน
    NO นอร์เวย์
    NA นามิเบีย
    NR นาอูรู
    NI นิการากัว
    NC นิวแคลิโดเนีย
    NZ นิวซีแลนด์
    NU นีอูเอ
    NL เนเธอร์แลนด์
    BQ เนเธอร์แลนด์แคริบเบียน
    NP เนปาล
    NG ไนจีเรีย
    NE ไนเจอร์
    BR บราซิล
    IO บริติชอินเดียนโอเชียนเทร์ริทอรี
    BN บรูไน
    BW บอตสวานา
    BA บอสเนียและเฮอร์เซโกวีนา
    BD บังกลาเทศ
    BG บัลแกเรีย
    BB บาร์เบโดส
    BH บาห์เรน
    BS บาฮามาส
    BI บุรุนดี
    BF บูร์กินาฟาโซ
    BJ เบนิน
    BE เบลเยียม
    BY เบลารุส
    BZ เบลีซ
    BM เบอร์มิวดา
    BO โบลิเวีย
    PK ปากีสถาน
    PA ปานามา
    PG ปาปัวนิวกินี
    PY ปารากวัย
    PW ปาเลา
    PE เปรู
    PR เปอร์โตริโก
    PT โปรตุเกส
    PL โปแลนด์
    FR ฝรั่งเศส
    FJ ฟิจิ
    FI ฟินแลนด์
    PH ฟิลิปปินส์
    GF เฟรนช์เกียนา
    TF เฟรนช์เซาเทิร์นเทร์ริทอรีส์
    PF เฟรนช์โปลินีเซีย
    BT ภูฏาน
    MN มองโกเลีย
    MS มอนต์เซอร์รัต
    ME มอนเตเนโกร
    MU มอริเชียส
    MR มอริเตเนีย
    MD มอลโดวา
    MT มอลตา
    MV มัลดีฟส์
    MK มาซิโดเนียเหนือ
    MG มาดากัสการ์
    YT มายอต
    MQ มาร์ตินีก
    MW มาลาวี
    ML มาลี
    MY มาเลเซีย
    MX เม็กซิโก
    MM เมียนมา (พม่า)
    MZ โมซัมบิก
    MC โมนาโก
    MA โมร็อกโก
    FM ไมโครนีเซีย
    GI ยิบรอลตาร์
    UG ยูกันดา
    UA ยูเครน
    YE เยเมน
    DE เยอรมนี
    RW รวันดา
    RU รัสเซีย
    RE เรอูนียง
    RO โรมาเนีย
    LU ลักเซมเบิร์ก
    LV ลัตเวีย
    LA ลาว
    LI ลิกเตนสไตน์
    LT ลิทัวเนีย
    LY ลิเบีย
    LS เลโซโท
    LB เลบานอน
    LR ไลบีเรีย
    VU วานูอาตู
    WF วาลลิสและฟุตูนา
    VE เวเนซุเอลา
    VN เวียดนาม
    LK ศรีลังกา
    ES สเปน
    SJ สฟาลบาร์และยานไมเอน
    SK สโลวะเกีย
    SI สโลวีเนีย
    CH สวิตเซอร์แลนด์
    SE สวีเดน
    US สหรัฐอเมริกา
    AE สหรัฐอาหรับเอมิเรตส์
    GB สหราชอาณาจักร
    DO สาธารณรัฐโดมินิกัน
    CF สาธารณรัฐแอฟริกากลาง
    SG สิงคโปร์
    CK หมู่เกาะคุก
    KY หมู่เกาะเคย์แมน
    CC หมู่เกาะโคโคส (คีลิง)
    SB หมู่เกาะโซโลมอน
    TC หมู่เกาะเติกส์และหมู่เกาะเคคอส
    MP หมู่เกาะนอร์เทิร์นมาเรียนา
    VG หมู่เกาะบริติชเวอร์จิน
    PN หมู่เกาะพิตแคร์น
    FK หมู่เกาะฟอล์กแลนด์
    FO หมู่เกาะแฟโร
    MH หมู่เกาะมาร์แชลล์
    UM หมู่เกาะรอบนอกของสหรัฐอเมริกา
    VI หมู่เกาะเวอร์จินของสหรัฐอเมริกา
    AX หมู่เกาะโอลันด์
    AS อเมริกันซามัว
    AU ออสเตรเลีย
    AT ออสเตรีย
    AD อันดอร์รา
    AF อัฟกานิสถาน
    AZ อาเซอร์ไบจาน
    AR อาร์เจนตินา
    AM อาร์เมเนีย
    AW อารูบา
    GQ อิเควทอเรียลกินี
    IT อิตาลี
    IN อินเดีย
    ID อินโดนีเซีย
    IQ อิรัก
    IL อิสราเอล
    IR อิหร่าน
    EG อียิปต์
    UZ อุซเบกิสถาน
    UY อุรุกวัย
    EC เอกวาดอร์
    ET เอธิโอเปีย
    ER เอริเทรีย
    SV เอลซัลวาดอร์
    EE เอสโตเนีย
    SZ เอสวาตีนี
    AI แองกวิลลา
    AO แองโกลา
    AQ แอนตาร์กติกา
    AG แอนติกาและบาร์บูดา
    ZA แอฟริกาใต้
    DZ แอลจีเรีย
    AL แอลเบเนีย
    OM โอมาน
    IS ไอซ์แลนด์
    IE ไอร์แลนด์
    HN ฮอนดูรัส
    HU ฮังการี
    HT เฮติ
    ~CD คองโก (สาธารณรัฐประชาธิปไตย)
    ~CG คองโก (สาธารณรัฐ)
    ~CI ไอวอรี่โคสต์
    ~CZ สาธารณรัฐเช็ก
    ~FK หมู่เกาะฟอล์กแลนด์ (อิสลาส มาลวินาส)
    ~HK ฮ่องกง
    ~MO มาเก๊า
    ~PS ปาเลสไตน์
    ~SZ สวาซิแลนด์
    ~TL ติมอร์ตะวันออก
    ~US สหรัฐฯ
    ~NL ฮอลแลนด์
    ~GB อังกฤษ
    ~GB สกอตแลนด์
    ~CI ไอวอรีโคสต์
    ~US อเมริกา
    ~MM พม่า
    UM ABD Küçük Harici Adaları
    VI ABD Virjin Adaları
    AF Afganistan
    AX Åland Adaları
    DE Almanya
    US Amerika Birleşik Devletleri
    AS Amerikan Samoası
    AD Andorra
    AO Angola
    AI Anguilla
    AQ Antarktika
    AG Antigua ve Barbuda
    AR Arjantin
    AL Arnavutluk
    AW Aruba
    AC Ascension Adası
    AU Avustralya
    AT Avusturya
    AZ Azerbaycan
    BS Bahamalar
    BH Bahreyn
    BD Bangladeş
    BB Barbados
    EH Batı Sahra
    BY Belarus
    BE Belçika
    BZ Belize
    BJ Benin
    BM Bermuda
    AE Birleşik Arap Emirlikleri
    GB Birleşik Krallık
    BO Bolivya
    BA Bosna-Hersek
    BW Botsvana
    BV Bouvet Adası
    BR Brezilya
    IO Britanya Hint Okyanusu Toprakları
    VG Britanya Virjin Adaları
    BN Brunei
    BG Bulgaristan
    BF Burkina Faso
    BI Burundi
    BT Butan
    CV Cape Verde
    KY Cayman Adaları
    GI Cebelitarık
    DZ Cezayir
    CX Christmas Adası
    DJ Cibuti
    CC Cocos (Keeling) Adaları
    CK Cook Adaları
    CI Côte d’Ivoire
    CW Curaçao
    TD Çad
    CZ Çekya
    CN Çin
    HK Çin Hong Kong ÖİB
    MO Çin Makao ÖİB
    DK Danimarka
    DO Dominik Cumhuriyeti
    DM Dominika
    EC Ekvador
    GQ Ekvator Ginesi
    SV El Salvador
    ID Endonezya
    ER Eritre
    AM Ermenistan
    EE Estonya
    SZ Esvatini
    ET Etiyopya
    FK Falkland Adaları
    FO Faroe Adaları
    MA Fas
    FJ Fiji
    PH Filipinler
    PS Filistin Bölgeleri
    FI Finlandiya
    FR Fransa
    GF Fransız Guyanası
    TF Fransız Güney Toprakları
    PF Fransız Polinezyası
    GA Gabon
    GM Gambiya
    GH Gana
    GN Gine
    GW Gine-Bissau
    GD Grenada
    GL Grönland
    GP Guadeloupe
    GU Guam
    GT Guatemala
    GG Guernsey
    GY Guyana
    ZA Güney Afrika
    GS Güney Georgia ve Güney Sandwich Adaları
    KR Güney Kore
    SS Güney Sudan
    GE Gürcistan
    HT Haiti
    HM Heard Adası ve McDonald Adaları
    HR Hırvatistan
    IN Hindistan
    NL Hollanda
    HN Honduras
    IQ Irak
    IR İran
    IE İrlanda
    ES İspanya
    IL İsrail
    SE İsveç
    CH İsviçre
    IT İtalya
    IS İzlanda
    JM Jamaika
    JP Japonya
    JE Jersey
    KH Kamboçya
    CM Kamerun
    CA Kanada
    ME Karadağ
    BQ Karayip Hollandası
    QA Katar
    KZ Kazakistan
    KE Kenya
    CY Kıbrıs
    KG Kırgızistan
    KI Kiribati
    CO Kolombiya
    KM Komorlar
    CG Kongo - Brazavil
    CD Kongo - Kinşasa
    XK Kosova
    CR Kosta Rika
    KW Kuveyt
    KP Kuzey Kore
    MK Kuzey Makedonya
    MP Kuzey Mariana Adaları
    CU Küba
    LA Laos
    LS Lesotho
    LV Letonya
    LR Liberya
    LY Libya
    LI Liechtenstein
    LT Litvanya
    LB Lübnan
    LU Lüksemburg
    HU Macaristan
    MG Madagaskar
    MW Malavi
    MV Maldivler
    MY Malezya
    ML Mali
    MT Malta
    IM Man Adası
    MH Marshall Adaları
    MQ Martinik
    MU Mauritius
    YT Mayotte
    MX Meksika
    EG Mısır
    FM Mikronezya
    MN Moğolistan
    MD Moldova
    MC Monako
    MS Montserrat
    MR Moritanya
    MZ Mozambik
    MM Myanmar (Burma)
    NA Namibya
    NR Nauru
    NP Nepal
    NE Nijer
    NG Nijerya
    NI Nikaragua
    NU Niue
    NF Norfolk Adası
    NO Norveç
    CF Orta Afrika Cumhuriyeti
    UZ Özbekistan
    PK Pakistan
    PW Palau
    PA Panama
    PG Papua Yeni Gine
    PY Paraguay
    PE Peru
    PN Pitcairn Adaları
    PL Polonya
    PT Portekiz
    PR Porto Riko
    RE Reunion
    RO Romanya
    RW Ruanda
    RU Rusya
    BL Saint Barthelemy
    SH Saint Helena
    KN Saint Kitts ve Nevis
    LC Saint Lucia
    MF Saint Martin
    PM Saint Pierre ve Miquelon
    VC Saint Vincent ve Grenadinler
    WS Samoa
    SM San Marino
    ST Sao Tome ve Principe
    SN Senegal
    SC Seyşeller
    RS Sırbistan
    SL Sierra Leone
    SG Singapur
    SX Sint Maarten
    SK Slovakya
    SI Slovenya
    SB Solomon Adaları
    SO Somali
    LK Sri Lanka
    SD Sudan
    SR Surinam
    SY Suriye
    SA Suudi Arabistan
    SJ Svalbard ve Jan Mayen
    CL Şili
    TJ Tacikistan
    TZ Tanzanya
    TH Tayland
    TW Tayvan
    TL Timor-Leste
    TG Togo
    TK Tokelau
    TO Tonga
    TT Trinidad ve Tobago
    TA Tristan da Cunha
    TN Tunus
    TC Turks ve Caicos Adaları
    TV Tuvalu
    TR Türkiye
    TM Türkmenistan
    UG Uganda
    UA Ukrayna
    OM Umman
    UY Uruguay
    JO Ürdün
    VU Vanuatu
    VA Vatikan
    VE Venezuela
    VN Vietnam
    WF Wallis ve Futuna
    YE Yemen
    NC Yeni Kaledonya
    NZ Yeni Zelanda
    GR Yunanistan
    ZM Zambiya
    ZW Zimbabve
    ~CD Kongo Demokratik Cumhuriyeti
    ~CG Kongo Cumhuriyeti
    ~CI Fildişi Sahili
    ~CZ Çek Cumhuriyeti
    ~FK Falkland Adaları (Malvinas Adaları)
    ~GB BK
    ~HK Hong Kong
    ~MO Makao
    ~PS Filistin
    ~SZ Svaziland
    ~TL Doğu Timor
    ~US ABD
    ~NL Felemenk
    ~GB Büyük Britanya
    ~GB İngiltere
    ~GB İskoçya
    ~US Amerika
    ~MM Burma
    AU Австралія
    AT Австрія
    AZ Азербайджан
    AX Аландські Острови
    AL Албанія
    DZ Алжир
    AS Американське Самоа
    AI Ангілья
    AO Ангола
    AD Андорра
    AQ Антарктика
    AG Антигуа і Барбуда
    AR Аргентина
    AW Аруба
    AF Афганістан
    BS Багамські Острови
    BD Бангладеш
    BB Барбадос
    BH Бахрейн
    BZ Беліз
    BE Бельгія
    BJ Бенін
    BM Бермудські Острови
    BY Білорусь
    BG Болгарія
    BO Болівія
    BA Боснія і Герцеговина
    BW Ботсвана
    BR Бразилія
    IO Британська територія в Індійському Океані
    VG Британські Віргінські острови
    BN Бруней
    BF Буркіна-Фасо
    BI Бурунді
    BT Бутан
    VU Вануату
    VA Ватикан
    GB Велика Британія
    VE Венесуела
    UM Віддалені острови США
    VI Віргінські Острови (США)
    AM Вірменія
    VN Вʼєтнам
    GA Габон
    HT Гаїті
    GM Гамбія
    GH Гана
    GY Гаяна
    GP Гваделупа
    GT Гватемала
    GN Гвінея
    GW Гвінея-Бісау
    GG Гернсі
    GI Гібралтар
    HN Гондурас
    HK Гонконг, ОАР Китаю
    GD Гренада
    GL Гренландія
    GR Греція
    GE Грузія
    GU Гуам
    DK Данія
    JE Джерсі
    DJ Джибуті
    DM Домініка
    DO Домініканська Республіка
    EC Еквадор
    GQ Екваторіальна Гвінея
    ER Еритрея
    SZ Есватіні
    EE Естонія
    ET Ефіопія
    EG Єгипет
    YE Ємен
    ZM Замбія
    EH Західна Сахара
    ZW Зімбабве
    IL Ізраїль
    IN Індія
    ID Індонезія
    IQ Ірак
    IR Іран
    IE Ірландія
    IS Ісландія
    ES Іспанія
    IT Італія
    JO Йорданія
    CV Кабо-Верде
    KZ Казахстан
    KY Кайманові Острови
    KH Камбоджа
    CM Камерун
    CA Канада
    BQ Карибські Нідерланди
    QA Катар
    KE Кенія
    KG Киргизстан
    CN Китай
    CY Кіпр
    KI Кірибаті
    CC Кокосові (Кілінг) Острови
    CO Колумбія
    KM Комори
    CG Конго – Браззавіль
    CD Конго – Кіншаса
    XK Косово
    CR Коста-Рика
    CI Кот-дʼІвуар
    CU Куба
    KW Кувейт
    CW Кюрасао
    LA Лаос
    LV Латвія
    LS Лесото
    LT Литва
    LR Ліберія
    LB Ліван
    LY Лівія
    LI Ліхтенштейн
    LU Люксембург
    MU Маврикій
    MR Мавританія
    MG Мадагаскар
    YT Майотта
    MO Макао, ОАР Китаю
    MW Малаві
    MY Малайзія
    ML Малі
    MV Мальдіви
    MT Мальта
    MA Марокко
    MQ Мартиніка
    MH Маршаллові Острови
    MX Мексика
    FM Мікронезія
    MZ Мозамбік
    MD Молдова
    MC Монако
    MN Монголія
    MS Монтсеррат
    MM Мʼянма (Бірма)
    NA Намібія
    NR Науру
    NP Непал
    NE Нігер
    NG Нігерія
    NL Нідерланди
    NI Нікарагуа
    DE Німеччина
    NU Ніуе
    NZ Нова Зеландія
    NC Нова Каледонія
    NO Норвегія
    AE Обʼєднані Арабські Емірати
    OM Оман
    BV Острів Буве
    AC Острів Вознесіння
    IM Острів Мен
    NF Острів Норфолк
    CX Острів Різдва
    SH Острів Святої Єлени
    HM Острови Герд і Макдоналд
    CK Острови Кука
    PN Острови Піткерн
    TC Острови Теркс і Кайкос
    PK Пакистан
    PW Палау
    PS Палестинські території
    PA Панама
    PG Папуа-Нова Гвінея
    PY Парагвай
    PE Перу
    GS Південна Джорджія та Південні Сандвічеві Острови
    KR Південна Корея
    SS Південний Судан
    ZA Південно-Африканська Республіка
    KP Північна Корея
    MK Північна Македонія
    MP Північні Маріанські Острови
    PL Польща
    PT Португалія
    PR Пуерто-Рико
    RE Реюньйон
    RU Росія
    RW Руанда
    RO Румунія
    SV Сальвадор
    WS Самоа
    SM Сан-Марино
    ST Сан-Томе і Принсіпі
    SA Саудівська Аравія
    SC Сейшельські Острови
    BL Сен-Бартелемі
    MF Сен-Мартен
    PM Сен-Пʼєр і Мікелон
    SN Сенегал
    VC Сент-Вінсент і Гренадіни
    KN Сент-Кітс і Невіс
    LC Сент-Люсія
    RS Сербія
    SY Сирія
    SG Сінгапур
    SX Сінт-Мартен
    SK Словаччина
    SI Словенія
    SB Соломонові Острови
    SO Сомалі
    US Сполучені Штати
    SD Судан
    SR Суринам
    SL Сьєрра-Леоне
    TJ Таджикистан
    TH Таїланд
    TW Тайвань
    TZ Танзанія
    TL Тимор-Лешті
    TG Того
    TK Токелау
    TO Тонга
    TT Тринідад і Тобаго
    TA Трістан-да-Кунья
    TV Тувалу
    TN Туніс
    TR Туреччина
    TM Туркменістан
    UG Уганда
    HU Угорщина
    UZ Узбекистан
    UA Україна
    WF Уолліс і Футуна
    UY Уругвай
    FO Фарерські Острови
    FJ Фіджі
    PH Філіппіни
    FI Фінляндія
    FK Фолклендські Острови
    FR Франція
    GF Французька Гвіана
    PF Французька Полінезія
    TF Французькі Південні Території
    HR Хорватія
    CF Центральноафриканська Республіка
    TD Чад
    CZ Чехія
    CL Чилі
    ME Чорногорія
    CH Швейцарія
    SE Швеція
    SJ Шпіцберген та Ян-Маєн
    LK Шрі-Ланка
    JM Ямайка
    JP Японія
    ~CD Конго (ДРК)
    ~CG Конго (Республіка)
    ~CI Берег Слонової Кістки
    ~CZ Чеська Республіка
    ~FK Фолклендські (Мальвінські) Острови
    ~FM Федеративні Штати Мікронезії
    ~HK Гонконг
    ~MO Макао
    ~PS Палестина
    ~SZ Свазіленд
    ~TL Східний Тимор
    ~TL Тімор-Лешті
    ~US США
    ~NL Голландія
    ~GB Англія
    ~GB Шотландія
    ~US Америка
    ~MM Бірма
    SA Ả Rập Xê-út
    AF Afghanistan
    EG Ai Cập
    AL Albania
    DZ Algeria
    AD Andorra
    AO Angola
    AI Anguilla
    AG Antigua và Barbuda
    AT Áo
    AR Argentina
    AM Armenia
    AW Aruba
    AU Australia
    AZ Azerbaijan
    IN Ấn Độ
    PL Ba Lan
    BS Bahamas
    BH Bahrain
    BD Bangladesh
    BB Barbados
    MK Bắc Macedonia
    BY Belarus
    BZ Belize
    BJ Benin
    BM Bermuda
    BT Bhutan
    BE Bỉ
    BO Bolivia
    BA Bosnia và Herzegovina
    BW Botswana
    PT Bồ Đào Nha
    BR Brazil
    BN Brunei
    BG Bulgaria
    BF Burkina Faso
    BI Burundi
    BQ Ca-ri-bê Hà Lan
    UM Các tiểu đảo xa của Hoa Kỳ
    AE Các Tiểu Vương quốc Ả Rập Thống nhất
    CM Cameroon
    KH Campuchia
    CA Canada
    CV Cape Verde
    TD Chad
    CL Chile
    CO Colombia
    KM Comoros
    CG Congo - Brazzaville
    CD Congo - Kinshasa
    CR Costa Rica
    DO Cộng hòa Dominica
    CF Cộng hòa Trung Phi
    CI Côte d’Ivoire
    HR Croatia
    CU Cuba
    CW Curaçao
    DJ Djibouti
    DM Dominica
    TW Đài Loan
    DK Đan Mạch
    AC Đảo Ascension
    BV Đảo Bouvet
    CX Đảo Giáng Sinh
    IM Đảo Man
    NF Đảo Norfolk
    HK Đặc khu Hành chính Hồng Kông, Trung Quốc
    MO Đặc khu Hành chính Macao, Trung Quốc
    DE Đức
    EC Ecuador
    SV El Salvador
    ER Eritrea
    EE Estonia
    SZ Eswatini
    ET Ethiopia
    FJ Fiji
    GA Gabon
    GM Gambia
    GE Georgia
    GH Ghana
    GI Gibraltar
    GL Greenland
    GD Grenada
    GP Guadeloupe
    GU Guam
    GT Guatemala
    GG Guernsey
    GF Guiana thuộc Pháp
    GN Guinea
    GQ Guinea Xích Đạo
    GW Guinea-Bissau
    GY Guyana
    NL Hà Lan
    HT Haiti
    KR Hàn Quốc
    US Hoa Kỳ
    HN Honduras
    HU Hungary
    GR Hy Lạp
    IS Iceland
    ID Indonesia
    IR Iran
    IQ Iraq
    IE Ireland
    IL Israel
    IT Italy
    JM Jamaica
    JE Jersey
    JO Jordan
    KZ Kazakhstan
    KE Kenya
    KI Kiribati
    XK Kosovo
    KW Kuwait
    KG Kyrgyzstan
    IO Lãnh thổ Ấn Độ Dương thuộc Anh
    PS Lãnh thổ Palestine
    TF Lãnh thổ phía Nam Thuộc Pháp
    LA Lào
    LV Latvia
    LS Lesotho
    LB Li-băng
    LR Liberia
    LY Libya
    LI Liechtenstein
    LT Litva
    LU Luxembourg
    MA Ma-rốc
    MG Madagascar
    MW Malawi
    MY Malaysia
    MV Maldives
    ML Mali
    MT Malta
    MQ Martinique
    MR Mauritania
    MU Mauritius
    YT Mayotte
    MX Mexico
    FM Micronesia
    MD Moldova
    MC Monaco
    ME Montenegro
    MS Montserrat
    MZ Mozambique
    MN Mông Cổ
    MM Myanmar (Miến Điện)
    NO Na Uy
    AQ Nam Cực
    GS Nam Georgia & Quần đảo Nam Sandwich
    ZA Nam Phi
    SS Nam Sudan
    NA Namibia
    NR Nauru
    NP Nepal
    NC New Caledonia
    NZ New Zealand
    RU Nga
    JP Nhật Bản
    NI Nicaragua
    NE Niger
    NG Nigeria
    NU Niue
    OM Oman
    PK Pakistan
    PW Palau
    PA Panama
    PG Papua New Guinea
    PY Paraguay
    PE Peru
    FR Pháp
    FI Phần Lan
    PH Philippines
    PF Polynesia thuộc Pháp
    PR Puerto Rico
    QA Qatar
    AX Quần đảo Åland
    MP Quần đảo Bắc Mariana
    KY Quần đảo Cayman
    CC Quần đảo Cocos (Keeling)
    CK Quần đảo Cook
    FK Quần đảo Falkland
    FO Quần đảo Faroe
    HM Quần đảo Heard và McDonald
    MH Quần đảo Marshall
    PN Quần đảo Pitcairn
    SB Quần đảo Solomon
    TC Quần đảo Turks và Caicos
    VG Quần đảo Virgin thuộc Anh
    VI Quần đảo Virgin thuộc Hoa Kỳ
    RE Réunion
    RO Romania
    RW Rwanda
    PM Saint Pierre và Miquelon
    WS Samoa
    AS Samoa thuộc Mỹ
    SM San Marino
    ST São Tomé và Príncipe
    CZ Séc
    SN Senegal
    RS Serbia
    SC Seychelles
    SL Sierra Leone
    SG Singapore
    SX Sint Maarten
    CY Síp
    SK Slovakia
    SI Slovenia
    SO Somalia
    LK Sri Lanka
    BL St. Barthélemy
    SH St. Helena
    KN St. Kitts và Nevis
    LC St. Lucia
    MF St. Martin
    VC St. Vincent và Grenadines
    SD Sudan
    SR Suriname
    SJ Svalbard và Jan Mayen
    SY Syria
    TJ Tajikistan
    TZ Tanzania
    ES Tây Ban Nha
    EH Tây Sahara
    TH Thái Lan
    VA Thành Vatican
    TR Thổ Nhĩ Kỳ
    SE Thụy Điển
    CH Thụy Sĩ
    TL Timor-Leste
    TG Togo
    TK Tokelau
    TO Tonga
    KP Triều Tiên
    TT Trinidad và Tobago
    TA Tristan da Cunha
    CN Trung Quốc
    TN Tunisia
    TM Turkmenistan
    TV Tuvalu
    UG Uganda
    UA Ukraina
    UY Uruguay
    UZ Uzbekistan
    VU Vanuatu
    VE Venezuela
    VN Việt Nam
    GB Vương quốc Anh
    WF Wallis và Futuna
    YE Yemen
    ZM Zambia
    ZW Zimbabwe
    ~CD Cộng hòa Dân chủ Congo
    ~CG Cộng hòa Congo
    ~CI Bờ Biển Ngà
    ~CZ Cộng hòa Séc
    ~FK Quần đảo Falkland (Islas Malvinas)
    ~HK Hồng Kông
    ~MO Macao
    ~PS Palestine
    ~SZ Swaziland
    ~TL Đông Timor
    ~NL Hòa Lan
    ~GB Anh
    ~GB Scotland
    ~US Mỹ
    ~MM Miến Điện
    AL 阿尔巴尼亚
    DZ 阿尔及利亚
    AF 阿富汗
    AR 阿根廷
    AE 阿拉伯联合酋长国
    AW 阿鲁巴
    OM 阿曼
    AZ 阿塞拜疆
    AC 阿森松岛
    EG 埃及
    ET 埃塞俄比亚
    IE 爱尔兰
    EE 爱沙尼亚
    AD 安道尔
    AO 安哥拉
    AI 安圭拉
    AG 安提瓜和巴布达
    AT 奥地利
    AX 奥兰群岛
    AU 澳大利亚
    BB 巴巴多斯
    PG 巴布亚新几内亚
    BS 巴哈马
    PK 巴基斯坦
    PY 巴拉圭
    PS 巴勒斯坦领土
    BH 巴林
    PA 巴拿马
    BR 巴西
    BY 白俄罗斯
    BM 百慕大
    BG 保加利亚
    MP 北马里亚纳群岛
    MK 北马其顿
    BJ 贝宁
    BE 比利时
    IS 冰岛
    PR 波多黎各
    PL 波兰
    BA 波斯尼亚和黑塞哥维那
    BO 玻利维亚
    BZ 伯利兹
    BW 博茨瓦纳
    BT 不丹
    BF 布基纳法索
    BI 布隆迪
    BV 布韦岛
    KP 朝鲜
    GQ 赤道几内亚
    DK 丹麦
    DE 德国
    TL 东帝汶
    TG 多哥
    DO 多米尼加共和国
    DM 多米尼克
    RU 俄罗斯
    EC 厄瓜多尔
    ER 厄立特里亚
    FR 法国
    FO 法罗群岛
    PF 法属波利尼西亚
    GF 法属圭亚那
    TF 法属南部领地
    MF 法属圣马丁
    VA 梵蒂冈
    PH 菲律宾
    FJ 斐济
    FI 芬兰
    CV 佛得角
    FK 福克兰群岛
    GM 冈比亚
    CG 刚果（布）
    CD 刚果（金）
    CO 哥伦比亚
    CR 哥斯达黎加
    GD 格林纳达
    GL 格陵兰
    GE 格鲁吉亚
    GG 根西岛
    CU 古巴
    GP 瓜德罗普
    GU 关岛
    GY 圭亚那
    KZ 哈萨克斯坦
    HT 海地
    KR 韩国
    NL 荷兰
    BQ 荷属加勒比区
    SX 荷属圣马丁
    HM 赫德岛和麦克唐纳群岛
    ME 黑山
    HN 洪都拉斯
    KI 基里巴斯
    DJ 吉布提
    KG 吉尔吉斯斯坦
    GN 几内亚
    GW 几内亚比绍
    CA 加拿大
    GH 加纳
    GA 加蓬
    KH 柬埔寨
    CZ 捷克
    ZW 津巴布韦
    CM 喀麦隆
    QA 卡塔尔
    KY 开曼群岛
    CC 科科斯（基林）群岛
    KM 科摩罗
    XK 科索沃
    CI 科特迪瓦
    KW 科威特
    HR 克罗地亚
    KE 肯尼亚
    CK 库克群岛
    CW 库拉索
    LV 拉脱维亚
    LS 莱索托
    LA 老挝
    LB 黎巴嫩
    LT 立陶宛
    LR 利比里亚
    LY 利比亚
    LI 列支敦士登
    RE 留尼汪
    LU 卢森堡
    RW 卢旺达
    RO 罗马尼亚
    MG 马达加斯加
    IM 马恩岛
    MV 马尔代夫
    MT 马耳他
    MW 马拉维
    MY 马来西亚
    ML 马里
    MH 马绍尔群岛
    MQ 马提尼克
    YT 马约特
    MU 毛里求斯
    MR 毛里塔尼亚
    US 美国
    UM 美国本土外小岛屿
    AS 美属萨摩亚
    VI 美属维尔京群岛
    MN 蒙古
    MS 蒙特塞拉特
    BD 孟加拉国
    PE 秘鲁
    FM 密克罗尼西亚
    MM 缅甸
    MD 摩尔多瓦
    MA 摩洛哥
    MC 摩纳哥
    MZ 莫桑比克
    MX 墨西哥
    NA 纳米比亚
    ZA 南非
    AQ 南极洲
    GS 南乔治亚和南桑威奇群岛
    SS 南苏丹
    NR 瑙鲁
    NI 尼加拉瓜
    NP 尼泊尔
    NE 尼日尔
    NG 尼日利亚
    NU 纽埃
    NO 挪威
    NF 诺福克岛
    PW 帕劳
    PN 皮特凯恩群岛
    PT 葡萄牙
    JP 日本
    SE 瑞典
    CH 瑞士
    SV 萨尔瓦多
    WS 萨摩亚
    RS 塞尔维亚
    SL 塞拉利昂
    SN 塞内加尔
    CY 塞浦路斯
    SC 塞舌尔
    SA 沙特阿拉伯
    BL 圣巴泰勒米
    CX 圣诞岛
    ST 圣多美和普林西比
    SH 圣赫勒拿
    KN 圣基茨和尼维斯
    LC 圣卢西亚
    SM 圣马力诺
    PM 圣皮埃尔和密克隆群岛
    VC 圣文森特和格林纳丁斯
    LK 斯里兰卡
    SK 斯洛伐克
    SI 斯洛文尼亚
    SJ 斯瓦尔巴和扬马延
    SZ 斯威士兰
    SD 苏丹
    SR 苏里南
    SB 所罗门群岛
    SO 索马里
    TJ 塔吉克斯坦
    TW 台湾
    TH 泰国
    TZ 坦桑尼亚
    TO 汤加
    TC 特克斯和凯科斯群岛
    TA 特里斯坦-达库尼亚群岛
    TT 特立尼达和多巴哥
    TN 突尼斯
    TV 图瓦卢
    TR 土耳其
    TM 土库曼斯坦
    TK 托克劳
    WF 瓦利斯和富图纳
    VU 瓦努阿图
    GT 危地马拉
    VE 委内瑞拉
    BN 文莱
    UG 乌干达
    UA 乌克兰
    UY 乌拉圭
    UZ 乌兹别克斯坦
    ES 西班牙
    EH 西撒哈拉
    GR 希腊
    SG 新加坡
    NC 新喀里多尼亚
    NZ 新西兰
    HU 匈牙利
    SY 叙利亚
    JM 牙买加
    AM 亚美尼亚
    YE 也门
    IQ 伊拉克
    IR 伊朗
    IL 以色列
    IT 意大利
    IN 印度
    ID 印度尼西亚
    GB 英国
    VG 英属维尔京群岛
    IO 英属印度洋领地
    JO 约旦
    VN 越南
    ZM 赞比亚
    JE 泽西岛
    TD 乍得
    GI 直布罗陀
    CL 智利
    CF 中非共和国
    CN 中国
    MO 中国澳门特别行政区
    HK 中国香港特别行政区
    ~CD 刚果民主共和国
    ~CG 刚果共和国
    ~CI 象牙海岸
    ~CZ 捷克共和国
    ~FK 福克兰群岛（马尔维纳斯群岛）
    ~HK 香港
    ~MO 澳门
    ~PS 巴勒斯坦
    ~NL 尼德兰
    ~GB 大不列颠
    ~GB 英格兰
    ~GB 苏格兰
    ~GB 联合王国
    ~US 美利坚合众国
    ~KP 北朝鲜
    ~KR 南韩
    ~CN 中华人民共和国
    ~AE 阿联酋
    TT 千里達及托巴哥
    TR 土耳其
    TC 土克斯及開科斯群島
    TM 土庫曼
    BT 不丹
    CF 中非共和國
    CN 中國
    HK 中國香港特別行政區
    MO 中國澳門特別行政區
    DK 丹麥
    EC 厄瓜多
    ER 厄利垂亞
    PG 巴布亞紐幾內亞
    BR 巴西
    BB 巴貝多
    PY 巴拉圭
    BH 巴林
    BS 巴哈馬
    PA 巴拿馬
    PS 巴勒斯坦自治區
    PK 巴基斯坦
    JP 日本
    BE 比利時
    JM 牙買加
    IL 以色列
    CA 加拿大
    GA 加彭
    MP 北馬利安納群島
    MK 北馬其頓
    KP 北韓
    QA 卡達
    CU 古巴
    TW 台灣
    SZ 史瓦帝尼
    NE 尼日
    NI 尼加拉瓜
    NP 尼泊爾
    BF 布吉納法索
    BV 布威島
    GP 瓜地洛普
    GT 瓜地馬拉
    WF 瓦利斯群島和富圖那群島
    GM 甘比亞
    BY 白俄羅斯
    PN 皮特肯群島
    LT 立陶宛
    IQ 伊拉克
    IR 伊朗
    IS 冰島
    LI 列支敦斯登
    HU 匈牙利
    ID 印尼
    IN 印度
    DJ 吉布地
    KI 吉里巴斯
    KG 吉爾吉斯
    TV 吐瓦魯
    DM 多米尼克
    DO 多明尼加共和國
    TG 多哥
    AG 安地卡及巴布達
    AI 安奎拉
    AO 安哥拉
    AD 安道爾
    TK 托克勞群島
    BM 百慕達
    ET 衣索比亞
    ES 西班牙
    EH 西撒哈拉
    HR 克羅埃西亞
    LY 利比亞
    HN 宏都拉斯
    GR 希臘
    BN 汶萊
    SA 沙烏地阿拉伯
    BZ 貝里斯
    BJ 貝南
    GQ 赤道幾內亞
    ZW 辛巴威
    AM 亞美尼亞
    AZ 亞塞拜然
    TZ 坦尚尼亞
    NG 奈及利亞
    VE 委內瑞拉
    BD 孟加拉
    ZM 尚比亞
    PW 帛琉
    LV 拉脫維亞
    TO 東加
    TL 東帝汶
    FR 法國
    FO 法羅群島
    GF 法屬圭亞那
    TF 法屬南部屬地
    PF 法屬玻里尼西亞
    MF 法屬聖馬丁
    BA 波士尼亞與赫塞哥維納
    BW 波札那
    PR 波多黎各
    PL 波蘭
    GI 直布羅陀
    KE 肯亞
    FI 芬蘭
    AE 阿拉伯聯合大公國
    AR 阿根廷
    OM 阿曼
    AF 阿富汗
    AC 阿森松島
    DZ 阿爾及利亞
    AL 阿爾巴尼亞
    RU 俄羅斯
    BG 保加利亞
    ZA 南非
    GS 南喬治亞與南三明治群島
    AQ 南極洲
    KR 南韓
    SS 南蘇丹
    KZ 哈薩克
    TD 查德
    KH 柬埔寨
    BO 玻利維亞
    CC 科克斯（基靈）群島
    KW 科威特
    XK 科索沃
    TN 突尼西亞
    JO 約旦
    US 美國
    UM 美國本土外小島嶼
    VI 美屬維京群島
    AS 美屬薩摩亞
    GB 英國
    IO 英屬印度洋領地
    VG 英屬維京群島
    MR 茅利塔尼亞
    GH 迦納
    CG 剛果（布拉薩）
    CD 剛果（金夏沙）
    CO 哥倫比亞
    CR 哥斯大黎加
    EG 埃及
    CK 庫克群島
    CW 庫拉索
    NO 挪威
    SJ 挪威屬斯瓦巴及尖棉
    GG 根息
    GL 格陵蘭
    GD 格瑞那達
    TH 泰國
    HT 海地
    UG 烏干達
    UA 烏克蘭
    UY 烏拉圭
    UZ 烏茲別克
    TA 特里斯坦達庫尼亞群島
    RE 留尼旺
    PE 秘魯
    NA 納米比亞
    NZ 紐西蘭
    NU 紐埃島
    SO 索馬利亞
    SB 索羅門群島
    MQ 馬丁尼克
    ML 馬利
    MY 馬來西亞
    MW 馬拉威
    YT 馬約特島
    MH 馬紹爾群島
    MG 馬達加斯加
    MT 馬爾他
    MV 馬爾地夫
    FM 密克羅尼西亞
    CZ 捷克
    SY 敘利亞
    IM 曼島
    VA 梵蒂岡
    AW 荷屬阿魯巴
    SX 荷屬聖馬丁
    NL 荷蘭
    BQ 荷蘭加勒比區
    MZ 莫三比克
    CM 喀麥隆
    GE 喬治亞
    GN 幾內亞
    GW 幾內亞比索
    FJ 斐濟
    LK 斯里蘭卡
    SK 斯洛伐克
    SI 斯洛維尼亞
    CL 智利
    PH 菲律賓
    CI 象牙海岸
    VN 越南
    KY 開曼群島
    TJ 塔吉克
    SN 塞內加爾
    SC 塞席爾
    RS 塞爾維亞
    AT 奧地利
    AX 奧蘭群島
    EE 愛沙尼亞
    IE 愛爾蘭
    SG 新加坡
    NC 新喀里多尼亞
    SL 獅子山
    CH 瑞士
    SE 瑞典
    VU 萬那杜
    IT 義大利
    BL 聖巴瑟米
    VC 聖文森及格瑞那丁
    PM 聖皮埃與密克隆群島
    ST 聖多美普林西比
    KN 聖克里斯多福及尼維斯
    SM 聖馬利諾
    SH 聖赫勒拿島
    CX 聖誕島
    LC 聖露西亞
    YE 葉門
    KM 葛摩
    PT 葡萄牙
    FK 福克蘭群島
    CV 維德角
    MN 蒙古
    MS 蒙哲臘
    ME 蒙特內哥羅
    BI 蒲隆地
    GY 蓋亞那
    HM 赫德島及麥唐納群島
    LA 寮國
    DE 德國
    MA 摩洛哥
    MC 摩納哥
    MD 摩爾多瓦
    MU 模里西斯
    MM 緬甸
    LB 黎巴嫩
    MX 墨西哥
    JE 澤西島
    AU 澳洲
    RW 盧安達
    LU 盧森堡
    NF 諾福克島
    NR 諾魯
    LR 賴比瑞亞
    LS 賴索托
    CY 賽普勒斯
    SV 薩爾瓦多
    WS 薩摩亞
    RO 羅馬尼亞
    GU 關島
    SD 蘇丹
    SR 蘇利南
    ~CD 剛果民主共和國
    ~CG 剛果共和國
    ~CZ 捷克共和國
    ~FK 福克蘭群島（馬爾維納斯群島）
    ~HK 香港
    ~MO 澳門
    ~PS 巴勒斯坦
    ~SZ 史瓦濟蘭
    ~NL 尼德蘭
    ~GB 大不列顛
    ~GB 英格蘭
    ~GB 蘇格蘭
    ~GB 聯合王國
    ~US 美利堅合眾國
    ~TW 中華民國
    ~AE 阿聯
    ~AE الإمارات العربية المتحدة
    ~AF افغانستان
    ~AT Österreich
    ~AX Åland
    ~BA Bosna i Hercegovina
    ~BE België
    ~BE Belgique
    ~BE Belgien
    ~BG България
    ~BH البحرين
    ~BJ Bénin
    ~BL Saint-Barthélemy
    ~BQ Caribisch Nederland
    ~BR Brasil
    ~BY Беларусь
    ~CD Congo-Kinshasa
    ~CF République centrafricaine
    ~CG Congo-Brazzaville
    ~CH Schweiz
    ~CH Suisse
    ~CH Svizzera
    ~CM Cameroun
    ~CN 中国
    ~CV Cabo Verde
    ~CY Κύπρος
    ~CY Kıbrıs
    ~CZ Česko
    ~DE Deutschland
    ~DJ جيبوتي
    ~DK Danmark
    ~DO República Dominicana
    ~DZ الجزائر
    ~DZ Algérie
    ~EE Eesti
    ~EG مصر
    ~EH الصحراء الغربية
    ~ER إريتريا
    ~ES España
    ~FI Suomi
    ~GF Guyane française
    ~GN Guinée
    ~GQ Guinea Ecuatorial
    ~GQ Guinée équatoriale
    ~GQ Guiné Equatorial
    ~GR Ελλάδα
    ~GW Guiné-Bissau
    ~HK 中國香港特別行政區
    ~HR Hrvatska
    ~HT Haïti
    ~HU Magyarország
    ~IL ישראל
    ~IL إسرائيل
    ~IN भारत
    ~IQ العراق
    ~IR ایران
    ~IT Italia
    ~JO الأردن
    ~JP 日本
    ~KG Киргизия
    ~KM جزر القمر
    ~KM Comores
    ~KP 북한
    ~KR 대한민국
    ~KW الكويت
    ~KZ Казахстан
    ~LB لبنان
    ~LT Lietuva
    ~LU Luxemburg
    ~LV Latvija
    ~LY ليبيا
    ~MA المغرب
    ~MA Maroc
    ~MD Republica Moldova
    ~MF Saint-Martin
    ~MO 中國澳門特別行政區
    ~MO Macau, RAE da China
    ~MR موريتانيا
    ~MU Maurice
    ~MX México
    ~MZ Moçambique
    ~NC Nouvelle-Calédonie
    ~NL Nederland
    ~NO Norge
    ~OM عُمان
    ~PA Panamá
    ~PE Perú
    ~PF Polynésie française
    ~PL Polska
    ~PM Saint-Pierre-et-Miquelon
    ~PS الأراضي الفلسطينية
    ~QA قطر
    ~RE La Réunion
    ~RO România
    ~RU Россия
    ~SA المملكة العربية السعودية
    ~SD السودان
    ~SE Sverige
    ~SG 新加坡
    ~SJ Svalbard og Jan Mayen
    ~SK Slovensko
    ~SN Sénégal
    ~SO الصومال
    ~ST São Tomé e Príncipe
    ~SX Sint-Maarten
    ~SY سوريا
    ~SY Syrie
    ~TD Tchad
    ~TD تشاد
    ~TH ไทย
    ~TN تونس
    ~TN Tunisie
    ~TW 台灣
    ~UA Україна
    ~UA Украина
    ~VA Città del Vaticano
    ~VN Việt Nam
    ~WF Wallis-et-Futuna
    ~YE اليمن
    ~US USA
    ~US U.S.A.
    ~AE UAE
    ~CD DRC
    ~KP DPRK
    ~KR ROK
    ~AT Oesterreich

    """
}
