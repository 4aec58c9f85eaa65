// Made by generate-locales.py from ICU 72.1. Do not edit.
// Data: Unicode CLDR, Copyright Unicode, Inc., Unicode License.

/// How dates and numbers are written, and what months and days are called.
enum LocaleTable {
  /// A line a way of writing: the order of a date by what comes first, its separator, the decimal mark, the mark between
  /// groups of digits (`_` a space, `-` none), then the tags of locales that differ from the shorter tag.
  static let formats: StaticString = """
    d/., am ar asa bem bez bm bn ccp cgg cy dav doi ebu en-001 en-150 en-ae en-ag en-ai en-au en-bb \
    en-bm en-bs en-bw en-bz en-cc en-ck en-cm en-cx en-cy en-dg en-dm en-er en-fj en-fk en-fm en-gb \
    en-gd en-gg en-gh en-gi en-gm en-gy en-hk en-ie en-il en-im en-in en-io en-je en-jm en-ke en-ki \
    en-kn en-ky en-lc en-lr en-ls en-mg en-mo en-ms en-mt en-mu en-mw en-my en-na en-nf en-ng en-nr \
    en-nu en-nz en-pg en-pk en-pn en-pw en-rw en-sb en-sc en-sd en-sg en-sh en-sl en-ss en-sx en-sz \
    en-tc en-tk en-to en-tt en-tv en-tz en-ug en-vc en-vg en-vu en-ws en-zm en-zw es-419 es-br es-bz \
    es-cu es-do es-gt es-hn es-mx es-ni es-pe es-sv es-us ga gd gu guz ha haw hi ig jmc kam kde ki kln \
    kn ks-deva ksb lag lg luo luy mai mas mer ml mni mr ms mt my naq nd nus nyn om pa pcm qu rof rwk sa \
    saq sat sbp so sw ta teo th ti to ur vai vun xog yi yo zh-hans-hk zh-hans-mo zh-hk zh-mo zh-sg
    d/,. ar-dz ar-lb ar-ly ar-ma ar-mr ar-tn ast ca el en-at en-be en-de en-dk en-nl en-si es fr-lu \
    fr-ma fur gl id it kgp kkj km ln lo lu mgh ms-bn ms-id mua nl-be nnh pt qu-bo rn sc seh sg su sw-cd \
    vi yrl
    d/,_ agq bas br dua dyo en-fi es-cr ewo ff fr kab kea ksf ky nmg pt-ao pt-ch pt-cv pt-gq pt-gw \
    pt-lu pt-mo pt-mz pt-pt pt-st pt-tl shi tg tzm uz yav zgh
    d.,_ be bg cs cv de-at et fi fr-ch hy ka kk ksh lv nb nn no os pl ru se-fi sk smn sq tk tt uk
    m/., ceb chr ee en-as en-bi en-gu en-mh en-mp en-ph en-pr en-um en-us en-vi es-pa es-pr fil lkt or \
    sd-in zu
    y-., bgc bho bo ce ckb dz en gv ii kw lrc mg mgo mzn raj sd si sn ug
    d.,. az bs da de dsb fo hr hsb is lb mk ro sl sr tr
    y-,_ af en-se eo fr-ca lt se sv
    d-,. es-cl fy ia jv nl wo
    d-., as brx en-mv kok mi te
    y/., ak fa ja ne yue zh
    d..' de-ch de-li en-ch gsw it-ch
    d/._ dje khq mfe ses twq
    y-,. jgo kl ku rw uz-af
    y.., ko mn
    y/,. eu ps
    y/,_ en-za sah
    d-.' rm
    d-.- ff-adlm
    d.., he
    m/.- ks
    m/._ xh
    y-,' wae
    y.,_ hu
    """

  /// A line a day that weeks begin on, from 1 for Monday, but for Monday: regions, and languages for locales without one
  /// (`ja-`).
  static let weeks: StaticString = """
    5 mv
    6 af bh dj dz eg iq ir jo kw ly om qa sd sy ar- ckb- fa- kab- lrc- mzn- ps-
    7 ag as bd br bs bt bw bz ca co dm do et gt gu hk hn id il in jm jp ke kh kr la mh mm mo mt mx mz \
    ni np pa pe ph pk pr pt py sa sg sv th tt tw um us ve vi ws ye za zw af- am- as- bgc- bho- bn- brx- \
    ccp- ceb- chr- dav- doi- dz- ebu- fil- gu- guz- haw- he- hi- id- ja- jv- kam- kgp- ki- kln- km- kn- \
    ko- kok- ks- lkt- lo- luo- luy- mai- mas- mer- mgh- ml- mni- mr- mt- my- nd- ne- om- or- pa- pt- \
    qu- raj- sa- saq- sat- sd- seh- sn- su- ta- te- th- ti- ur- xh- yrl- yue- zu-
    """

  /// A line a language: its tag, and where its lines start and end in `names`, in bytes.
  static let index: StaticString = """
    en 0 239
    de 239 480
    fr 480 713
    es 713 965
    ja 965 1204
    ar 1204 1536
    bg 1536 1912
    cs 1912 2252
    da 2252 2490
    el 2490 3135
    et 3135 3387
    fa 3387 3850
    fi 3850 4334
    he 4334 4695
    hi 4695 5152
    hr 5152 5508
    hu 5508 5768
    id 5768 5986
    it 5986 6235
    ko 6235 6480
    lt 6480 6887
    lv 6887 7247
    nb 7247 7480
    nl 7480 7720
    pl 7720 8081
    pt 8081 8352
    ro 8352 8599
    ru 8599 9141
    sk 9141 9475
    sv 9475 9710
    th 9710 10294
    tr 10294 10527
    uk 10527 11092
    vi 11092 11490
    zh-hans 11490 11729
    zh-hant 11729 11970
    """

  /// Eight lines a language: months alone, months in dates (empty for the same), weekdays from Monday alone, weekdays in
  /// dates (empty for the same), weekdays of two cells; then a month, a day with its year, a day without it.
  static let names: StaticString = """
    January|February|March|April|May|June|July|August|September|October|November|December

    Monday|Tuesday|Wednesday|Thursday|Friday|Saturday|Sunday

    Mo|Tu|We|Th|Fr|Sa|Su
    {month} {year}
    {weekday}, {month} {day}, {year}
    {weekday}, {month} {day}
    Januar|Februar|März|April|Mai|Juni|Juli|August|September|Oktober|November|Dezember

    Montag|Dienstag|Mittwoch|Donnerstag|Freitag|Samstag|Sonntag

    Mo|Di|Mi|Do|Fr|Sa|So
    {month} {year}
    {weekday}, {day}. {month} {year}
    {weekday}, {day}. {month}
    janvier|février|mars|avril|mai|juin|juillet|août|septembre|octobre|novembre|décembre

    lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche

    lu|ma|me|je|ve|sa|di
    {month} {year}
    {weekday} {day} {month} {year}
    {weekday} {day} {month}
    enero|febrero|marzo|abril|mayo|junio|julio|agosto|septiembre|octubre|noviembre|diciembre

    lunes|martes|miércoles|jueves|viernes|sábado|domingo

    lu|ma|mi|ju|vi|sá|do
    {month} de {year}
    {weekday}, {day} de {month} de {year}
    {weekday}, {day} de {month}
    1月|2月|3月|4月|5月|6月|7月|8月|9月|10月|11月|12月

    月曜日|火曜日|水曜日|木曜日|金曜日|土曜日|日曜日

    月|火|水|木|金|土|日
    {year}年{month}
    {year}年{month}{day}日{weekday}
    {month}{day}日{weekday}
    يناير|فبراير|مارس|أبريل|مايو|يونيو|يوليو|أغسطس|سبتمبر|أكتوبر|نوفمبر|ديسمبر

    الاثنين|الثلاثاء|الأربعاء|الخميس|الجمعة|السبت|الأحد

    ن|ث|ر|خ|ج|س|ح
    {month} {year}
    {weekday}، {day} {month} {year}
    {weekday}، {day} {month}
    януари|февруари|март|април|май|юни|юли|август|септември|октомври|ноември|декември

    понеделник|вторник|сряда|четвъртък|петък|събота|неделя

    пн|вт|ср|чт|пт|сб|нд
    {month} {year} г.
    {weekday}, {day} {month} {year} г.
    {weekday}, {day} {month}
    leden|únor|březen|duben|květen|červen|červenec|srpen|září|říjen|listopad|prosinec
    ledna|února|března|dubna|května|června|července|srpna|září|října|listopadu|prosince
    pondělí|úterý|středa|čtvrtek|pátek|sobota|neděle

    po|út|st|čt|pá|so|ne
    {month} {year}
    {weekday} {day}. {month} {year}
    {weekday} {day}. {month}
    januar|februar|marts|april|maj|juni|juli|august|september|oktober|november|december

    mandag|tirsdag|onsdag|torsdag|fredag|lørdag|søndag

    ma|ti|on|to|fr|lø|sø
    {month} {year}
    {weekday} den {day}. {month} {year}
    {weekday} {day}. {month}
    Ιανουάριος|Φεβρουάριος|Μάρτιος|Απρίλιος|Μάιος|Ιούνιος|Ιούλιος|Αύγουστος|Σεπτέμβριος|Οκτώβριος|Νοέμβριος|Δεκέμβριος
    Ιανουαρίου|Φεβρουαρίου|Μαρτίου|Απριλίου|Μαΐου|Ιουνίου|Ιουλίου|Αυγούστου|Σεπτεμβρίου|Οκτωβρίου|Νοεμβρίου|Δεκεμβρίου
    Δευτέρα|Τρίτη|Τετάρτη|Πέμπτη|Παρασκευή|Σάββατο|Κυριακή

    Δε|Τρ|Τε|Πέ|Πα|Σά|Κυ
    {month} {year}
    {weekday} {day} {month} {year}
    {weekday} {day} {month}
    jaanuar|veebruar|märts|aprill|mai|juuni|juuli|august|september|oktoober|november|detsember

    esmaspäev|teisipäev|kolmapäev|neljapäev|reede|laupäev|pühapäev

    E|T|K|N|R|L|P
    {month} {year}
    {weekday}, {day}. {month} {year}
    {weekday}, {day}. {month}
    ژانویه|فوریه|مارس|آوریل|مه|ژوئن|ژوئیه|اوت|سپتامبر|اکتبر|نوامبر|دسامبر
    ژانویهٔ|فوریهٔ|مارس|آوریل|مهٔ|ژوئن|ژوئیهٔ|اوت|سپتامبر|اکتبر|نوامبر|دسامبر
    دوشنبه|سه‌شنبه|چهارشنبه|پنجشنبه|جمعه|شنبه|یکشنبه

    ۲ش|۳ش|۴ش|۵ش|ج|ش|۱ش
    {month} {year}
    {weekday} {day} {month} {year}
    {weekday} {day} {monthAlone}
    tammikuu|helmikuu|maaliskuu|huhtikuu|toukokuu|kesäkuu|heinäkuu|elokuu|syyskuu|lokakuu|marraskuu|joulukuu
    tammikuuta|helmikuuta|maaliskuuta|huhtikuuta|toukokuuta|kesäkuuta|heinäkuuta|elokuuta|syyskuuta|lokakuuta|marraskuuta|joulukuuta
    maanantai|tiistai|keskiviikko|torstai|perjantai|lauantai|sunnuntai
    maanantaina|tiistaina|keskiviikkona|torstaina|perjantaina|lauantaina|sunnuntaina
    ma|ti|ke|to|pe|la|su
    {month} {year}
    {weekday} {day}. {month} {year}
    {weekdayAlone} {day}. {month}
    ינואר|פברואר|מרץ|אפריל|מאי|יוני|יולי|אוגוסט|ספטמבר|אוקטובר|נובמבר|דצמבר

    יום שני|יום שלישי|יום רביעי|יום חמישי|יום שישי|יום שבת|יום ראשון

    ב׳|ג׳|ד׳|ה׳|ו׳|ש׳|א׳
    {month} {year}
    {weekday}, {day} ב{month} {year}
    {weekday}, {day} ב{month}
    जनवरी|फ़रवरी|मार्च|अप्रैल|मई|जून|जुलाई|अगस्त|सितंबर|अक्तूबर|नवंबर|दिसंबर

    सोमवार|मंगलवार|बुधवार|गुरुवार|शुक्रवार|शनिवार|रविवार

    सो|मं|बु|गु|शु|श|र
    {month} {year}
    {weekday}, {day} {month} {year}
    {weekday}, {day} {month}
    siječanj|veljača|ožujak|travanj|svibanj|lipanj|srpanj|kolovoz|rujan|listopad|studeni|prosinac
    siječnja|veljače|ožujka|travnja|svibnja|lipnja|srpnja|kolovoza|rujna|listopada|studenoga|prosinca
    ponedjeljak|utorak|srijeda|četvrtak|petak|subota|nedjelja

    po|ut|sr|če|pe|su|ne
    {month} {year}.
    {weekday}, {day}. {month} {year}.
    {weekday}, {day}. {month}
    január|február|március|április|május|június|július|augusztus|szeptember|október|november|december

    hétfő|kedd|szerda|csütörtök|péntek|szombat|vasárnap

    H|K|Sz|Cs|P|Sz|V
    {year}. {month}
    {year}. {month} {day}., {weekday}
    {month} {day}., {weekday}
    Januari|Februari|Maret|April|Mei|Juni|Juli|Agustus|September|Oktober|November|Desember

    Senin|Selasa|Rabu|Kamis|Jumat|Sabtu|Minggu

    S|S|R|K|J|S|M
    {month} {year}
    {weekday}, {day} {month} {year}
    {weekday}, {day} {month}
    gennaio|febbraio|marzo|aprile|maggio|giugno|luglio|agosto|settembre|ottobre|novembre|dicembre

    lunedì|martedì|mercoledì|giovedì|venerdì|sabato|domenica

    lu|ma|me|gi|ve|sa|do
    {month} {year}
    {weekday} {day} {month} {year}
    {weekday} {day} {month}
    1월|2월|3월|4월|5월|6월|7월|8월|9월|10월|11월|12월

    월요일|화요일|수요일|목요일|금요일|토요일|일요일

    월|화|수|목|금|토|일
    {year}년 {month}
    {year}년 {month} {day}일 {weekday}
    {month} {day}일 {weekday}
    sausis|vasaris|kovas|balandis|gegužė|birželis|liepa|rugpjūtis|rugsėjis|spalis|lapkritis|gruodis
    sausio|vasario|kovo|balandžio|gegužės|birželio|liepos|rugpjūčio|rugsėjo|spalio|lapkričio|gruodžio
    pirmadienis|antradienis|trečiadienis|ketvirtadienis|penktadienis|šeštadienis|sekmadienis

    Pr|An|Tr|Kt|Pn|Št|Sk
    {year} m. {month}
    {year} m. {month} {day} d., {weekday}
    {month} {day} d., {weekday}
    janvāris|februāris|marts|aprīlis|maijs|jūnijs|jūlijs|augusts|septembris|oktobris|novembris|decembris

    Pirmdiena|Otrdiena|Trešdiena|Ceturtdiena|Piektdiena|Sestdiena|Svētdiena
    pirmdiena|otrdiena|trešdiena|ceturtdiena|piektdiena|sestdiena|svētdiena
    Pr|Ot|Tr|Ce|Pk|Se|Sv
    {year}. g. {month}
    {weekday}, {year}. gada {day}. {month}
    {weekday}, {day}. {month}
    januar|februar|mars|april|mai|juni|juli|august|september|oktober|november|desember

    mandag|tirsdag|onsdag|torsdag|fredag|lørdag|søndag

    ma|ti|on|to|fr|lø|sø
    {month} {year}
    {weekday} {day}. {month} {year}
    {weekday} {day}. {month}
    januari|februari|maart|april|mei|juni|juli|augustus|september|oktober|november|december

    maandag|dinsdag|woensdag|donderdag|vrijdag|zaterdag|zondag

    ma|di|wo|do|vr|za|zo
    {month} {year}
    {weekday} {day} {month} {year}
    {weekday} {day} {month}
    styczeń|luty|marzec|kwiecień|maj|czerwiec|lipiec|sierpień|wrzesień|październik|listopad|grudzień
    stycznia|lutego|marca|kwietnia|maja|czerwca|lipca|sierpnia|września|października|listopada|grudnia
    poniedziałek|wtorek|środa|czwartek|piątek|sobota|niedziela

    po|wt|śr|cz|pi|so|ni
    {month} {year}
    {weekday}, {day} {month} {year}
    {weekday}, {day} {month}
    janeiro|fevereiro|março|abril|maio|junho|julho|agosto|setembro|outubro|novembro|dezembro

    segunda-feira|terça-feira|quarta-feira|quinta-feira|sexta-feira|sábado|domingo

    S|T|Q|Q|S|S|D
    {month} de {year}
    {weekday}, {day} de {month} de {year}
    {weekday}, {day} de {month}
    ianuarie|februarie|martie|aprilie|mai|iunie|iulie|august|septembrie|octombrie|noiembrie|decembrie

    luni|marți|miercuri|joi|vineri|sâmbătă|duminică

    lu|ma|mi|jo|vi|sâ|du
    {month} {year}
    {weekday}, {day} {month} {year}
    {weekday}, {day} {month}
    январь|февраль|март|апрель|май|июнь|июль|август|сентябрь|октябрь|ноябрь|декабрь
    января|февраля|марта|апреля|мая|июня|июля|августа|сентября|октября|ноября|декабря
    понедельник|вторник|среда|четверг|пятница|суббота|воскресенье

    пн|вт|ср|чт|пт|сб|вс
    {month} {year} г.
    {weekday}, {day} {month} {year} г.
    {weekdayAlone}, {day} {month}
    január|február|marec|apríl|máj|jún|júl|august|september|október|november|december
    januára|februára|marca|apríla|mája|júna|júla|augusta|septembra|októbra|novembra|decembra
    pondelok|utorok|streda|štvrtok|piatok|sobota|nedeľa

    po|ut|st|št|pi|so|ne
    {month} {year}
    {weekday} {day}. {month} {year}
    {weekday} {day}. {month}
    januari|februari|mars|april|maj|juni|juli|augusti|september|oktober|november|december

    måndag|tisdag|onsdag|torsdag|fredag|lördag|söndag

    må|ti|on|to|fr|lö|sö
    {month} {year}
    {weekday} {day} {month} {year}
    {weekday} {day} {month}
    มกราคม|กุมภาพันธ์|มีนาคม|เมษายน|พฤษภาคม|มิถุนายน|กรกฎาคม|สิงหาคม|กันยายน|ตุลาคม|พฤศจิกายน|ธันวาคม

    วันจันทร์|วันอังคาร|วันพุธ|วันพฤหัสบดี|วันศุกร์|วันเสาร์|วันอาทิตย์

    จ|อ|พ|พฤ|ศ|ส|อา
    {month} {year}
    {weekday}ที่ {day} {month} {year}
    {weekday}ที่ {day} {month}
    Ocak|Şubat|Mart|Nisan|Mayıs|Haziran|Temmuz|Ağustos|Eylül|Ekim|Kasım|Aralık

    Pazartesi|Salı|Çarşamba|Perşembe|Cuma|Cumartesi|Pazar

    Pt|Sa|Ça|Pe|Cu|Ct|Pa
    {month} {year}
    {day} {month} {year} {weekday}
    {day} {month} {weekday}
    січень|лютий|березень|квітень|травень|червень|липень|серпень|вересень|жовтень|листопад|грудень
    січня|лютого|березня|квітня|травня|червня|липня|серпня|вересня|жовтня|листопада|грудня
    понеділок|вівторок|середа|четвер|пʼятниця|субота|неділя

    пн|вт|ср|чт|пт|сб|нд
    {month} {year} р.
    {weekday}, {day} {month} {year} р.
    {weekday}, {day} {month}
    Tháng 1|Tháng 2|Tháng 3|Tháng 4|Tháng 5|Tháng 6|Tháng 7|Tháng 8|Tháng 9|Tháng 10|Tháng 11|Tháng 12
    tháng 1|tháng 2|tháng 3|tháng 4|tháng 5|tháng 6|tháng 7|tháng 8|tháng 9|tháng 10|tháng 11|tháng 12
    Thứ Hai|Thứ Ba|Thứ Tư|Thứ Năm|Thứ Sáu|Thứ Bảy|Chủ Nhật

    T2|T3|T4|T5|T6|T7|CN
    {month} năm {year}
    {weekday}, {day} {month}, {year}
    {weekday}, {day} {month}
    1月|2月|3月|4月|5月|6月|7月|8月|9月|10月|11月|12月

    星期一|星期二|星期三|星期四|星期五|星期六|星期日

    一|二|三|四|五|六|日
    {year}年{month}
    {year}年{month}{day}日{weekday}
    {month}{day}日{weekday}
    1月|2月|3月|4月|5月|6月|7月|8月|9月|10月|11月|12月

    星期一|星期二|星期三|星期四|星期五|星期六|星期日

    一|二|三|四|五|六|日
    {year}年{month}
    {year}年{month}{day}日 {weekday}
    {month}{day}日 {weekday}

    """
}
