/** See the README of this room for how a line is read. Written by hand from general knowledge of the language. */
export const GERMAN = `
name: name, namens, heiße, heißt, heißen, nenn mich, nennen, nennt, genannt, vorname, nachname, familienname, geburtsname, mädchenname, spitzname, rufname, nennen mich, sagen alle, alle sagen, sagen zu mir, kennen mich als
birth: geboren, geburtstag, geburtsdatum, geburtsort, geburt, kam zur welt, zur welt gekommen
age: alt?, wie alt, alter, jahre alt, wurde .. jahre, geworden!, werde .. alt
home: wohne, wohnt, wohnen, wohnst, gewohnt, wohnhaft, wohnort, wohnung, adresse, anschrift, zuhause, zu hause, daheim, lebe, lebt, leben, haus, straße, gasse, viertel, stadtteil, bezirk, umgezogen, umzug, umziehen, ziehe, ziehen, zog, zogen, gezogen, ziehe um, ziehen um, eingezogen, ausgezogen, stadt, postleitzahl, plz, wohngemeinschaft, wg, stock, eigentumswohnung, mietwohnung, neubau, altbau, niedergelassen, beheimatet, wohnsitz, hausnummer, reihenhaus, einfamilienhaus, dachgeschoss, erdgeschoss, wohnheim, untergekommen, neue anschrift, neue adresse, neue bleibe, zugezogen, hingezogen, schlüsselübergabe, umzugskartons
origin: aufgewachsen, heimat, heimatstadt, heimatort, stamme, stammt, komme aus, kommst, herkunft, kindheit, ursprünglich
rent: miete, mietpreis, kaltmiete, warmmiete, mietzins, ~vermieter, ~mietvertrag, fürs wohnen, zimmer kostet, wohnung kostet, euro warm, euro kalt, für .. zimmer, warm im monat, nebenkosten, mieterhöhung, vermieter, vermieterin, untermiete, die wohnung kostet, pacht
mortgage: hypothek, baukredit, kredit, darlehen, zinssatz, rate
job: arbeite, arbeitet, arbeiten, arbeit, gearbeitet, beruf, beruflich, job, stelle, arbeitgeber, arbeitsplatz, arbeitsstelle, angestellt, beschäftigt, tätig, tätigkeit, position, firma, unternehmen, betrieb, gekündigt, kündigung, kündige, eingestellt, befördert, beförderung, anfangen bei, angefangen, begonnen, fange .. an, selbstständig, selbständig, freiberuflich, arbeitslos, rente, ruhestand, pensioniert, praktikum, verdiene mein geld, lebensunterhalt, berufswechsel, gewechselt, leite, leiterin!, leiter!, krankenschwester!, pflegerin!, pfleger!, lehrerin!, lehrer!, ingenieur!, ingenieurin!, entwickler!, entwicklerin!, ärztin!, anwalt!, anwältin!, buchhalter!, buchhalterin!, verkäuferin!, verkäufer!, bäcker!, koch!, tischler!, erzieherin!, architekt!, architektin!, beraterin!, berater!, redakteurin!, redakteur!, bibliothekarin!, werkstatt, kanzlei, agentur, praxis, schreiner!, schreinerin!, tischlerin!, köchin!, kellner!, kellnerin!, friseur!, friseurin!, mechaniker!, mechanikerin!, elektriker!, elektrikerin!, sekretärin!, apotheker!, apothekerin!, sozialarbeiter!, sozialarbeiterin!, polizist!, polizistin!, feuerwehrmann!, busfahrer!, busfahrerin!, lokführer!, gärtner!, gärtnerin!, journalist!, journalistin!, grafiker!, grafikerin!, designer!, designerin!, physiotherapeut!, physiotherapeutin!, altenpfleger!, altenpflegerin!, erzieher!, kauffrau!, kaufmann!, informatiker!, informatikerin!, programmierer!, programmiererin!, bäckerin!, metzger!, winzer!, winzerin!, übersetzer!, übersetzerin!, goldschmiedin!, goldschmied!, erster arbeitstag, erster tag, neue stelle, probezeit, arbeitsvertrag, womit .. geld?, geld verdienen, restauriert!, filialleiterin!, filialleiter!, meisterin!, chefköchin!, selbständig gemacht, eigenes lokal, eigene praxis, eigenes geschäft
salary: gehalt, lohn, verdiene, verdienst, verdient, einkommen, gehaltserhöhung, bonus, brutto, netto, stundenlohn, jahresgehalt, monatsgehalt, lohnerhöhung, aufs konto
boss: chef, chefin, vorgesetzte, vorgesetzter, vorgesetzten, teamleiter, teamleiterin, abteilungsleiter, abteilungsleiterin, führungskraft, filialleitung
colleague: kollege, kollegin, kollegen, arbeitskollege, arbeitskollegin, mitarbeiter, mitarbeiterin, zusammenarbeiten
commute: pendle, pendeln, arbeitsweg, weg zur arbeit, zur arbeit, ins büro, fahre .. arbeit, komme .. arbeit, fahre .. büro, mit dem rad zur arbeit, in die arbeit, in die firma, pendler
hours: arbeitszeit, arbeitszeiten, schicht, schichten, teilzeit, vollzeit, wochenstunden, stunden pro woche, stunden die woche, freier tag, homeoffice, home office, nachtschicht, frühschicht, spätschicht, überstunden, bürotage, prozent, arbeitstage, reduziert, gleitzeit, vier-tage-woche, stunden reduziert, schichtdienst, frühdienst, spätdienst, nachtdienst
partner: mann, ehemann, frau, ehefrau, freund, freundin, partner, partnerin, verheiratet, verlobt, verlobte, verlobter, ledig, single, geschieden, scheidung, getrennt, trennung, beziehung, zusammen, lebensgefährte, lebensgefährtin, gatte, gattin, liiert, familienstand, ex, ist mein freund, ist meine freundin, mein freund, meine freundin, schluss gemacht, verliebt, seitdem ein paar, kennengelernt, feste freundin, fester freund, alleinstehend, witwe, witwer, lebenspartner, lebenspartnerin, haben uns getrennt
wedding: hochzeit, geheiratet, heiraten, heirate, hochzeitstag, trauung, standesamt, verlobung, flitterwochen, verheiratet, eheschließung
children: kind, kinder, kindern, sohn, söhne, tochter, töchter, baby, schwanger, zwillinge, nachwuchs, geburtstermin, sprössling, neugeborenes, enkelkind, schwangerschaft, nachkommen
mother: mutter, mama, mutti, mami
father: vater, papa, vati, papi
parents: eltern, mutter!, vater!, elternhaus
sibling: bruder, schwester, geschwister, brüder, schwestern
relative: tante, onkel, cousin, cousine, meine nichte, nichten, neffe, großmutter, großvater, oma, opa, großeltern, schwiegermutter, schwiegervater, schwiegereltern, schwager, schwägerin, enkel, enkelin, verwandte, patenkind, großtante, urgroßmutter, taufpatin, taufpate, patentante, patenonkel, stiefvater, stiefmutter, schwippschwager
friend: beste freundin, bester freund, freunde, freundinnen, kumpel, befreundet, freundeskreis
neighbour: nachbar, nachbarin, nachbarn, nachbarschaft, nebenan
pet: haustier, haustiere, hund, hündin, katze, kater, kätzchen, welpe, hase, kaninchen, hamster, papagei, wellensittich, meerschweinchen, schildkröte, pferd, pony, tier, tiere, rasse, hunderasse, tierheim, adoptiert, vogel, vögel, fische, aquarium, dackel!, pudel!, labrador!, schäferhund!, terrier!, beagle!, hühner, vierbeiner, mischling, sittich, zugelaufen, haustieren, frettchen, stute, wallach, kanarienvogel, bienenvolk
vet: tierarzt, tierärztin, tierklinik
car: auto, autos, wagen, pkw, fahre, fährt, fahren, gefahren, fahrzeug, kennzeichen, nummernschild, kombi, elektroauto, e-auto, carsharing, skoda!, vw!, golf!, polo!, passat!, toyota!, yaris!, honda!, ford!, fiesta!, focus!, bmw!, audi!, mercedes!, tesla!, kia!, hyundai!, renault!, clio!, zoe!, peugeot!, citroën!, fiat!, panda!, volvo!, mazda!, nissan!, opel!, corsa!, dacia!, seat!, suzuki!, bulli, vw-bus, camper, wohnmobil, kleinwagen, cabrio, gebrauchtwagen, dienstwagen, zweitwagen, e-mobil
bike: fahrrad, rad, e-bike, lastenrad, rennrad, klapprad, mountainbike, motorrad, roller, moped, vespa, drahtesel, fahrräder, tandem, liegerad, pedelec, motorroller
phone_number: telefonnummer, handynummer, mobilnummer, nummer, rufnummer, erreichbar, erreichen, festnetz, anrufen, durchwahl
phone: handy, telefon, smartphone, iphone!, pixel!, samsung!, galaxy!, fairphone!, mobiltelefon
email: e-mail, email, mail, mailadresse, e-mail-adresse, postfach
computer: laptop, computer, rechner, notebook, macbook, thinkpad, pc, tablet, ipad
system: betriebssystem, linux, windows, macos, ubuntu!, fedora!, debian!
bank: bank, girokonto, konto, sparkasse, volksbank, iban, kreditkarte, bankverbindung, hausbank, bankkarte, bankinstitut, sparbuch, tagesgeld, kontonummer, n26!, ing!, commerzbank!, dkb!, onlinebank
insurance: versicherung, versichert, krankenkasse, krankenversicherung, krankenversichert, haftpflicht, police, kasse, versicherer, selbstbeteiligung, hausrat, vollkasko, barmenia!, aok!, tk!, techniker!, krankenversicherer, lebensversicherung, zahnzusatzversicherung, rechtsschutz, barmer!, dak!
doctor: arzt, ärztin, hausarzt, hausärztin, kinderarzt, kinderärztin, frauenarzt, frauenärztin, doktor, facharzt, orthopäde, orthopädin, kardiologe, hautarzt, hautärztin, hebamme, dr, praxis, internist, internistin, neurologe, neurologin, kardiologin, gynäkologe, gynäkologin, augenarzt, augenärztin, hno, urologe, urologin, psychiater, psychiaterin, behandelt mich, als patientin aufgenommen, ärztlich, mediziner, medizinerin
dentist: zahnarzt, zahnärztin, zahn, zähne, füllung, wurzelbehandlung, weisheitszahn, karies, zahnspange, kieferorthopäde, krone
medication: medikament, medikamente, tablette, tabletten, dosis, dosierung, mg, milligramm, mikrogramm, verschrieben, verschreibt, nehme, nimmt, nehmen, einnehmen, arznei, arzneimittel, mittel, pille, tropfen, salbe, spray, insulin, antibiotikum, antibiotika, ibuprofen, vitamin, rezept, einnahme, blutdruckmittel, schmerzmittel, spritze, inhalator, hub, hübe, einmal täglich, zweimal täglich, dosis erhöht, dosis gesenkt, medikation, kapsel, kapseln, schilddrüsentabletten, auf .. mg, wirkstoff
allergy: allergisch, allergie, allergien, unverträglichkeit, intoleranz, vertrage, verträgt, vertragen, überempfindlich, heuschnupfen, nicht vertragen, reagiere, laktoseintoleranz, zöliakie, notfallpen, ausschlag, pollen, bekomme .. ausschlag, ausschlag bekomme, schwillt, nesselsucht, allergisch reagiere, nüsse?, meiden?, juckreiz, anaphylaktisch
diet: vegetarisch, vegetarier, vegetarierin, vegan, veganer, veganerin, fleisch, ernährung, ernähre, ernährt, ernähren, diät, gluten, glutenfrei, laktose, esse, isst, essen, gegessen, verzichte, verzichten, zucker, kohlenhydrate, milchprodukte, fisch, pflanzlich, kein fleisch, abgenommen, vegetarische, vegane, auf den teller, servieren?, ernährungsweise, low carb, fasten, fastenzeit, speiseplan, verboten?, darf .. essen?, darf man mir?
alcohol: alkohol, trinke, trinkt, trinken, getrunken, wein, bier, schnaps, nüchtern, alkoholfrei, sekt, abstinent
coffee: kaffee, tee, koffein, espresso, hafermilch, cappuccino, milchkaffee, grüntee, kräutertee
smoking: rauche, raucht, rauchen, raucher, raucherin, geraucht, zigarette, zigaretten, nichtraucher, nikotin
food: essen, lieblingsessen, gericht, lieblingsgericht, leibgericht, leibspeise, speise, mahlzeit, küche, kochen, koche, frühstück, mittagessen, abendessen, nachtisch, pizza, pasta, sushi, suppe, kuchen, schnitzel!, spätzle!, knödel!, schokolade, käse
dislike: mag nicht, mag kein, mag keine, mag keinen, nicht ausstehen, nicht leiden, hasse, verabscheue, ekelt, widerlich, abneigung, gar nicht, überhaupt nicht, ungern, nervt, meide
favourite: lieblings, lieblingsfilm, lieblingsbuch, lieblingsfarbe, lieblingsessen, am liebsten, mag, liebe, bevorzuge, bevorzugt, gefällt, liebste, liebster, liebstes, bester, gern, gerne, schwärme
illness: krankheit, krank, erkrankung, diagnose, diagnostiziert, diabetes, asthma, migräne, bluthochdruck, blutdruck, schilddrüse, symptome, beschwerden, gesundheit, gesundheitlich, leide, leidet, fieber, grippe, rückenschmerzen, kopfschmerzen, arthrose, rheuma, chronisch, infektion, schmerzen, depression, cholesterin, erkältet, hexenschuss, entzündung, corona, covid, burnout, tinnitus, schwindel, lungenentzündung, bandscheibenvorfall, gürtelrose, neurodermitis, krankgeschrieben, wie geht es, gestorben, verstorben, friedlich eingeschlafen, beerdigt
injury: verletzt, verletzung, gebrochen, brach, verstaucht, gezerrt, bänderriss, gips, knöchel, knie, handgelenk, unfall, bruch, gerissen, gestürzt, sturz, prellung, schulter, krücken, meniskus, umgeknickt, hexenschuss, verbrannt, geschnitten, genäht, platzwunde, gehirnerschütterung, zerrung, muskelfaserriss, ausgerenkt, gequetscht, verletzungen, missgeschick, rippe, kreuzband, geprellt
surgery: operation, operiert, op, eingriff, krankenhaus, hüfte, blinddarm, mandeln, klinik, chirurg, entfernt, operiert worden, knie-op, hüft-op, kaiserschnitt, leistenbruch, narkose, stent
therapy: therapie, therapeut, therapeutin, physiotherapie, krankengymnastik, psychologe, psychologin, reha, massage, osteopath, osteopathin, kur
blood: blutgruppe, rhesus
weight: wiege, wiegt, gewicht, kilo, kg, kilogramm, abgenommen, zugenommen
size: größe, körpergröße, schuhgröße, groß, konfektionsgröße, ringgröße, zentimeter, kleidergröße
glasses: brille, kontaktlinsen, linsen, dioptrien, optiker, optikerin, kurzsichtig, lesebrille, sehstärke, augen
sleep: schlafe, schläft, schlafen, geschlafen, aufstehen, stehe .. auf, wecker, bett, einschlafen, schlaf, schlafenszeit, aufwachen, ins bett, aufgestanden, mittagsschlaf, schlafstörung
sport: sport, sportart, fitnessstudio, training, trainiere, trainieren, joggen, jogge, laufe, laufen, schwimme, schwimmen, yoga, klettern, klettere, fußball, tennis, handball, volleyball, basketball, turnen, rudern, boxen, judo, fit, wanderung, radfahren, bouldern, pilates, badminton, tischtennis, bewegung, sportverein, skifahren, turnverein, treibe, reiten, fechten, surfen, eislaufen, langlauf, kanu, segeln, crossfit, zumba, spinning, aquafitness, ruderverein, gymnastik, kraulen, kampfsport, karate, sportlich
race: marathon, halbmarathon, zehn kilometer, 10 km, wettkampf, rennen, bestzeit, lauf, volkslauf, gelaufen, zielzeit, triathlon, startnummer, marathons, bestleistung, radrennen
hobby: hobby, hobbys, freizeit, steckenpferd, töpfern, töpfere, töpferkurs, malen, male, stricken, stricke, häkeln, fotografieren, fotografiere, gärtnern, schach, basteln, nähen, nähe, sammle, sammeln, tanzen, tanze, tanzkurs, imkern, imkerei, bienen, modellbau, zeichnen, angeln, theatergruppe, nebenbei
instrument: instrument, klavier, gitarre, geige, cello, schlagzeug, flöte, querflöte, blockflöte, saxofon, saxophon, ukulele, trompete, klarinette, harfe, akkordeon, bratsche, posaune, orgel, kontrabass, spiele, spielt, spielen, musizieren, geigenunterricht, klavierstunde, klavierstunden, musikinstrument, mundharmonika, oboe, fagott, tuba, gitarrenunterricht
ensemble: orchester, chor, band, ensemble, probe, proben, singe, singen, singt, blaskapelle, quartett, chorprobe, kirchenchor, stimmlage, sopran, mezzosopran, tenor, bariton, chorleiter, chorleiterin, kammerchor, musikverein
speak: sprache, sprachen, spreche, spricht, sprechen, lerne, lernt, lernen, fließend, muttersprache, sprachkurs, italienisch!, spanisch!, französisch!, englisch!, portugiesisch!, japanisch!, polnisch!, russisch!, türkisch!, schwedisch!, niederländisch!, norwegisch!, dänisch!, chinesisch!, fremdsprache, vokabeln, sprachschule, vhs, sprachlich, anfängerkurs, gebärdensprache, ungarisch!, griechisch!, arabisch!, koreanisch!, tschechisch!, finnisch!, französischkurs, spanischkurs, italienischkurs, englischkurs
teacher: lehrer, lehrerin, trainer, trainerin, unterricht, unterrichtet, nachhilfe, kursleiter, kursleiterin, klassenlehrer, klassenlehrerin, dozent, dozentin, lehrkraft, coach, beibringen
study: studium, studiere, studiert, studieren, universität, uni, hochschule, fachhochschule, kurs, ausbildung, lehre, prüfung, abschluss, semester, master, bachelor, fortbildung, weiterbildung, zertifikat, masterarbeit, abitur, matura, studienfach, volkshochschule, meisterprüfung, studiengang, hörsaal, dissertation, promotion, doktorarbeit, diplom, umschulung, lehrgang, gesellenprüfung
school: schule, kindergarten, kita, gymnasium, grundschule, volksschule, klasse, klassenlehrer, klassenlehrerin, krippe, realschule, gesamtschule, eingeschult, einschulung, hort, tagesmutter, schulwechsel, oberschule, hauptschule, vorschule, kindertagesstätte, schulkind, eingewöhnung
book: buch, bücher, lese, liest, lesen, gelesen, roman, autor, autorin, hörbuch, krimi, lektüre, lieblingsbuch, nachttisch, ausgelesen, schmöker, lesestoff, gerade lese, sachbuch, buchclub, lesekreis
film: film, filme, kino, regisseur, dokumentation, lieblingsfilm, gesehen
series: serie, serien, staffel, folge, schaue, schauen, gucke, gucken, netflix, fernsehen, mediathek, guckt, tatort
music: musik, lied, lieder, höre, hören, album, band, sänger, sängerin, konzert, playlist, lieblingsband, jazz
game: spiel, spiele, brettspiel, videospiel, konsole, playstation, gesellschaftsspiel
podcast: podcast, podcasts
travel: reise, reisen, gereist, urlaub, ferien, flug, fliege, fliegen, geflogen, besuch, besucht, besuche, ausflug, strand, gebucht, verreist, verreisen, wochenende in, kreuzfahrt, campen, waren in, fuhr, fuhren, fahren nach, reiseziel, städtereise, wanderung, zelten, urlaubsziel, sommerurlaub, tagesausflug, ausflüge, gezeltet, campingurlaub, wanderurlaub, skiurlaub, radtour, rundreise, flüge, reisepläne, reiseziele, gefahren nach, geflogen nach, kurztrip, hotel gebucht
hotel: hotel, unterkunft, übernachtet, übernachten, ferienwohnung, pension, hütte, jugendherberge, airbnb, campingplatz
document: reisepass, pass, personalausweis, ausweis, visum, führerschein, aufenthaltstitel, verlängert, verlängern, abgelaufen, läuft ab, gültig, ablaufen, beantragt, aufenthaltsgenehmigung, läuft .. ab, führerscheinprüfung, impfpass
citizenship: staatsbürgerschaft, staatsangehörigkeit, staatsbürger, eingebürgert, nationalität
religion: religion, religiös, kirche, moschee, katholisch, evangelisch, muslimisch, jüdisch, gläubig, konfession, ausgetreten
savings: erspartes, spare, sparen, gespart, angelegt, anlage, etf, aktien, depot, schulden, schulde, schuldet, geliehen, leihen, rücklage, pension, altersvorsorge, notgroschen
price: preis, kosten, kostet, gekostet, bezahlt, zahle, zahlen, bezahle, teuer, euro, wie viel, wieviel, franken, rechnung, gebühr, beitrag, ausgegeben, kostenpunkt, kaufpreis, abschlag, hingelegt, gekostet hat, tarif
purchase: gekauft, kaufe, kaufen, anschaffung, angeschafft, verkauft, bestellt, zugelegt, erworben, gebraucht, neue, neuen, neues, erstanden, ergattert, gegönnt, secondhand, gebraucht bekommen, flohmarkt
tax: steuer, steuern, steuererklärung, finanzamt, steuerberater, steuerberaterin, steuerklasse, steuernummer
subscription: abo, abonnement, abonniert, gekündigt, mitgliedschaft, zeitung, abos, streaming, netflix, spotify, zeitschrift
password: wlan, passwort, router, pin, kennwort, code, wifi, zugangscode, türcode, zahlenschloss
provider: anbieter, internet, strom, stromanbieter, gas, tarif, vertrag, mobilfunk, telekom, vodafone, energieversorger, stadtwerke, gewechselt, ökostrom, glasfaser, versorger, elektrizität, abschlag, stromtarif, naturstrom, stromvertrag, handyvertrag, dsl, mobilfunkanbieter, fernwärme, heizkosten, gasanbieter, internetanbieter, o2!, netzbetreiber, handytarif
appliance: waschmaschine, kühlschrank, geschirrspüler, spülmaschine, ofen, backofen, herd, trockner, staubsauger, kaffeemaschine, heizung, wärmepumpe, gefrierschrank, thermomix
repair: reparatur, repariert, reparieren, handwerker, handwerkerin, klempner, installateur, elektriker, mechaniker, kaputt, defekt, werkstatt, renovierung, renoviert, renovieren, tüv, inspektion, umbau, pickerl, tropft, undicht, abgedichtet, monteur, heizungsbauer, ersatzteil
plants: garten, pflanze, pflanzen, gepflanzt, tomaten, balkon, beet, hochbeet, gemüse, rosen, kräuter, schrebergarten, kleingarten, obstbaum, gewächshaus, anbauen, baue .. an, blumen, kürbis, zucchini, apfelbaum, kirschbaum, rasen, ernte, geerntet, setzlinge, blumenkasten
furniture: sofa, couch, bett, schreibtisch, tisch, schrank, stuhl, möbel, matratze, regal, lampe, teppich, ikea
gift: geschenk, geschenke, geschenkt, schenke, schenken, gutschein, bekommen, schenkte
appointment: termin, termine, vorsorge, untersuchung, verschoben, verlegt, vereinbart, kontrolle, kontrolltermin, mrt, blutabnahme, befund, sprechstunde, impfung, impftermin, zahnarzttermin, nachsorge, röntgen, ultraschall
event: feier, fest, party, gefeiert, feiern, feiere, konzert, ausstellung, taufe, jubiläum, grillen, beerdigung, einweihung, geburtstagsfeier, sommerfest, silvester, weihnachtsfeier, abschiedsfeier, straßenfest, kirmes, weinfest
goal: ziel, ziele, vorsatz, vorsätze, plan, pläne, plane, planen, geplant, vorhabe, habe vor, haben vor, vorhaben, möchte, will, wollen, angemeldet, anmelden, vorgenommen
fear: angst, fürchte, fürchtet, phobie, höhenangst, flugangst, panik, ängstlich
wish: traum, träume, wunsch, wünsche, wünscht, würde gern, schon immer
emergency: notfallkontakt, notfall, im notfall
keys: schlüssel, ersatzschlüssel, zweitschlüssel, schließfach
parking: parkplatz, parke, parken, garage, stellplatz, tiefgarage, parkausweis, geparkt
transit: monatskarte, jahreskarte, klimaticket, deutschlandticket, bahncard, straßenbahn, bus, u-bahn, s-bahn, bahn, zug, linie, fahrkarte, dauerkarte, buslinie, halbtax
groceries: supermarkt, lebensmittel, einkaufen, kaufe ein, kaufen ein, einkauf, wochenmarkt, markt, gemüsekiste, bioladen, bäckerei, rewe!, edeka!, aldi!, lidl!, spar!, billa!, hofer!, migros!, coop!
hair: haare, haar, friseur, friseurin, frisur, gefärbt, haarschnitt, bart, haarfarbe, frisör
clothes: trage, tragen, kleidung, schuhe, jacke, kleid, mantel, hose, anzug, stiefel, pullover, mütze
restaurant: restaurant, lokal, gasthaus, wirtshaus, café, essen gehen, italiener, kneipe, stammlokal, beisl, imbiss, lieblingsrestaurant, pizzeria
recipe: rezept, rezepte, backen, backe, gebacken, zutaten, sauerteig, teig, mehl
childcare: babysitter, babysitterin, kinderbetreuung, tagesmutter, au-pair, betreuung, betreut, kindermädchen, passt auf, abholen, holt .. ab
cleaning: putzfrau, putzhilfe, putzen, reinigung, haushaltshilfe, müll, mülltonne, müllabfuhr, wäsche, putzt
volunteer: ehrenamt, ehrenamtlich, freiwillig, spende, spenden, gespendet, tafel, hilfsorganisation, feuerwehr
club: verein, mitglied, mitgliedschaft, beigetreten, vorstand, kassenwart, vereins, ausgetreten, stammtisch, kassier, schriftführer
mood: fühle, fühlt, gestresst, stress, traurig, glücklich, müde, einsam, sorgen, stolz, überfordert, stimmung, erschöpft
colour: farbe, rot!, rotes!, rote!, blau!, blaue!, blaues!, grün!, gelb!, schwarz!, weiß!, grau!, silber!, orange!, lila!, rosa!, braun!
time_of: wann, uhrzeit, uhr, um wie viel uhr, montag!, dienstag!, mittwoch!, donnerstag!, freitag!, samstag!, sonntag!, montags!, dienstags!, mittwochs!, donnerstags!, freitags!, samstags!, sonntags!, welchem tag, welchen tag, wochentag, morgens, abends, jeden
status: status, stand, fortschritt, phase, gestartet, pausiert, fertig, abgeschlossen, abgebrochen, läuft, blockiert, freigegeben, live, in arbeit, eingestellt, abgenommen, genehmigt, stillgelegt
deadline: frist, abgabe, abgabetermin, termin, stichtag, fällig, bis wann, liefertermin, fertigstellung, livegang, veröffentlichung, go-live, verschoben, vorgezogen, einreichen, deadline, abgeben
owner: verantwortlich, zuständig, verantwortung, leitet, leitung, geleitet, betreut, übernimmt, übernommen, übergeben, übergabe, ansprechpartner, ansprechpartnerin, projektleiter, projektleiterin, projektleitung, kümmert
oncall: bereitschaft, rufbereitschaft, dienst, bereitschaftsdienst
database: datenbank, datenbanken, postgres, postgresql, mysql, mariadb, mongodb, sqlite, oracle, speichern, gespeichert, datenspeicher, db
queue: warteschlange, kafka, rabbitmq, nachrichten, broker, queue
cache: cache, zwischenspeicher, redis
hosting: gehostet, hosting, cloud, aws, azure, hetzner, läuft auf, läuft bei, server, rechenzentrum, betrieben, hoster, ionos
region: region, rechenzentrum, standort, frankfurt
code_language: programmiersprache, geschrieben, python, java, rust, go, typescript, kotlin, umgeschrieben, programmiert, programmiere
framework: framework, oberfläche, frontend, react, vue, angular, svelte, django, spring
version: version, aktualisiert, aktualisierung, update, upgrade, ausgabe
repository: repository, repo, quellcode, quelltext, github, gitlab, code
ci: build, pipeline, jenkins, gitlab ci, github actions
deploy: deployment, ausgerollt, ausrollen, release, auslieferung, produktivgang, wartungsfenster, deployen, ausgeliefert
editor: editor, entwicklungsumgebung, vscode, vim, intellij, ide
terminal: terminal, shell, zsh, fish, bash
packages: paketmanager, npm, pnpm, yarn, abhängigkeiten
testing: tests, test, testen, getestet, testabdeckung, cypress, playwright, jest, vitest
style: einrückung, tabs, leerzeichen, formatierung, linter, stil
monitoring: überwachung, überwacht, grafana, datadog, sentry, alarm, prometheus, protokolle, logs
auth: anmeldung, login, authentifizierung, sso, keycloak, einloggen, anmelden
api: api, schnittstelle, schnittstellen, endpunkt, graphql, rest
limit: limit, grenze, zeitlimit, timeout, höchstens, maximum, grenzwert, obergrenze
port: port, ports
domain: domain, webseite, website, url, adresse, homepage
server: server, maschine, speicher, ram, kerne, festplatte
backup: backup, sicherung, datensicherung, sicherungen, gesichert
vendor: lieferant, lieferanten, dienstleister, anbieter, agentur, vertragspartner, zulieferer
budget: budget, etat, kosten, kostenrahmen, monatlich, mittel, ausgaben
team: team, teamgröße, mitarbeiter, mitarbeiterinnen, leute, personen, kollegen, abteilung, eingestellt
meeting: besprechung, meeting, treffen, standup, jour fixe, sitzung, termin, wöchentlich, täglich, retro, teamsitzung, trifft
customer: kunde, kundin, kunden, auftraggeber, auftraggeberin, klient
tickets: jira, ticket, tickets, aufgaben, board, trello, linear, aufgabenverwaltung
chat: slack, teams, kanal, chat, signal, whatsapp, threema, telegram
documentation: dokumentation, doku, wiki, confluence, notion, handbuch
design: entwurf, entwürfe, figma, design, gestaltung, designer, designerin
incident: ausfall, störung, fehler, ursache, absturz, panne, ausgefallen
office: büro, stockwerk, etage, gebäude, raum, zimmer, schreibtisch, standort
leave: urlaubstage, elternzeit, karenz, krankgeschrieben, resturlaub, auszeit, sabbatical, mutterschutz
contract: kündigungsfrist, probezeit, befristet, unbefristet, vertrag, verlängert, laufzeit, mietvertrag, arbeitsvertrag
timezone: zeitzone
conference: konferenz, vortrag, tagung, workshop, messe, präsentation, seminar
stack: werkzeuge, technik, technologie, verwenden, benutzen, nutzen, verwendet, nutzt, benutzt, setzen .. ein, einsatz
browser: browser, firefox, chrome, safari
camera: kamera, objektiv, fotoapparat
keyboard: tastatur, maus, bildschirm, monitor, kopfhörer
emailtone: antworten, antworte, kurz, ausführlich, duzen, siezen, anrede, ton
`;
