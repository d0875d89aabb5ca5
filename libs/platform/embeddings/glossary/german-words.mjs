/**
 * Everyday German words in English, by hand from general knowledge of both languages. An entry is `word=english`, with
 * `ss` for `ß`. A value may be two usual meanings, or empty for a word that says nothing by itself.
 */
export const GERMAN_WORDS = `
3d-drucker=3d printer;ab=from off;abbauen=take down;abbeissen=bite off;abbestellen=cancel subscription;abbestellt=cancelled subscription
abbezahlen=pay off;abbezahlt=paid off;abbiegen=turn;abbrechen=break off cancel;abbuchen=debit;abdecken=cover;abdichten=seal;abend=evening
abendbrot=supper;abende=evenings;abendessen=dinner;abendkleid=evening dress;abendlich=evening;abends=in the evening;abendschule=evening school
abenteuer=adventure;abenteuerlustig=adventurous;aber=but;aberglaube=superstition;abergläubisch=superstitious;abfahren=depart leave;abfahrt=departure
abfall=rubbish;abfalleimer=bin;abfeiern=take time off;abfindung=severance pay;abfliegen=fly off depart;abflug=departure;abfluss=drain
abflüge=departures;abflüsse=drains;abfragen=quiz;abfälle=rubbish;abgabe=tax submission;abgas=exhaust fumes;abgase=exhaust fumes;abgebaut=took down
abgeben=hand in;abgebissen=bit off;abgebogen=turned;abgebrochen=broke off cancelled;abgebucht=debited;abgedeckt=covered;abgedichtet=sealed
abgedreht=crazy;abgefahren=departed left;abgefeiert=took time off;abgeflogen=flew off;abgefragt=quizzed;abgegeben=handed in;abgehangen=hung out
abgehoben=withdrew;abgeholt=picked up;abgekauft=bought from;abgekühlt=cooled down;abgelaufen=expired;abgelegen=remote;abgelehnt=refused rejected
abgelenkt=distracted;abgelöst=replaced;abgemacht=agreed;abgemeldet=deregistered signed off;abgemessen=measured;abgenommen=lost weight
abgenutzt=worn out;abgeordnete=member of parliament;abgeordneter=member of parliament;abgeraten=advised against;abgerechnet=settled
abgereist=departed left;abgerissen=torn down;abgesagt=cancelled;abgeschafft=abolished got rid of;abgeschaltet=turned off;abgeschickt=sent off
abgeschieden=secluded;abgeschleppt=towed;abgeschlossen=completed locked;abgeschmeckt=seasoned;abgeschminkt=removed makeup;abgeschraubt=unscrewed
abgeschrieben=copied;abgesendet=sent off;abgesetzt=deducted stopped taking;abgesperrt=locked;abgespielt=played;abgespült=washed dishes
abgestellt=parked turned off;abgestiegen=got down relegated;abgestürzt=crashed;abgetrieben=had an abortion;abgetrocknet=dried;abgewartet=waited
abgewaschen=washed dishes;abgewechselt=took turns;abgewischt=wiped;abgeworben=poached;abgewöhnen=give up habit;abgewöhnt=gave up habit
abgezahlt=paid off;abhanden=lost;abheben=withdraw;abholen=pick up;abhängen=depend hang out;abhängig=dependent;abi=school-leaving exam
abiball=graduation ball;abitur=school-leaving exam;abkassiert=collected money;abkaufen=buy from;abkühlen=cool down;abkürzung=shortcut abbreviation
ablaufen=expire;ablehnen=refuse reject;ablenken=distract;ablöse=transfer payment;ablösen=replace;abmachen=agree turn off;abmelden=deregister sign off
abmeldung=deregistration;abmessen=measure;abnehmen=lose weight;abnehmend=decreasing;abneigung=dislike;abo=subscription;abonnement=subscription
abonnieren=subscribe;abonniert=subscribed;abraten=advise against;abrechnen=settle bill;abreise=departure;abreisen=depart leave;abreissen=tear down
absage=rejection;absagen=cancel;absatz=heel;abschaffen=abolish get rid of;abschalten=turn off;abscheulich=horrible;abschicken=send off
abschied=farewell;abschiede=farewells;abschiedsfeier=farewell party;abschleppdienst=towing service;abschleppen=tow;abschleppwagen=tow truck
abschliessen=complete lock;abschluss=graduation qualification;abschlussarbeit=thesis;abschlussfeier=graduation party;abschlussprüfung=final exam
abschlüsse=degrees;abschmecken=season taste;abschminken=remove makeup;abschrauben=unscrew;abschreiben=copy;abseits=away from;absenden=send off
absender=sender;absetzen=deduct stop taking;absichtlich=on purpose;absolut=absolutely;absolvieren=complete;absolviert=completed;absperren=lock
abspielen=play;abspülen=wash dishes;abstand=distance;absteigen=get down relegate;abstellen=park turn off;abstellkammer=storage room
abstellraum=storage room;abstimmung=vote;abstinent=abstinent;abstrakt=abstract;abstrich=swab;absturz=crash;abstände=distances;abstürze=crashes
abstürzen=crash;absurd=absurd;absätze=heels;abteil=compartment;abteilung=department;abteilungs=department;abteilungsleiter=head of department
abteilungsleiterin=head of department;abtreiben=have an abortion;abtreibung=abortion;abtrocknen=dry;abwart=caretaker;abwarten=wait and see
abwasch=washing-up;abwaschen=wash dishes;abwaschmaschine=dishwasher;abwechseln=take turns;abwechslungsreich=varied;abwerben=poach;abwesend=absent
abwischen=wipe;abwärts=downwards;abzahlen=pay off;abzug=deduction;abzuholen=pick up;abzulehnen=refuse reject;abzumelden=deregister sign off
abzunehmen=lose weight;abzusagen=cancel;abzuschaffen=abolish get rid of;abzusetzen=deduct stop taking;abzüge=deductions;abzüglich=minus;ach=
achsel=armpit;acht=eight;achte=eighth;achten=pay attention;achterbahn=roller coaster;achtjährig=eight-year;achtundachtzig=eighty-eight
achtunddreissig=thirty-eight;achtundfünfzig=fifty-eight;achtundneunzig=ninety-eight;achtundsechzig=sixty-eight;achtundsiebzig=seventy-eight
achtundvierzig=forty-eight;achtundzwanzig=twenty-eight;achtung=respect attention;achtzehn=eighteen;achtzehnte=eighteenth;achtzehnten=eighteenth
achtzig=eighty;achtziger=eighties;achtzigste=eightieth;achtzigsten=eightieth;acker=field;actionfilm=action film;adac=automobile club;ader=vein
adern=veins;adhs=adhd;adler=eagle;adlig=noble;admin=administrator;administrator=administrator;adoptieren=adopt;adoptiert=adopted;adoption=adoption
adoptiv=adoptive;adoptiveltern=adoptive parents;adoptivkind=adopted child;adresse=address;adria=adriatic;ads=add;advent=advent;advents=advent
adventskalender=advent calendar;adventskranz=advent wreath;adventszeit=advent;aerobic=aerobics;afd=far-right party;affe=monkey;affen=monkeys
affengeil=awesome;affäre=affair;afghanisch=afghan;afghanistan=afghanistan;afrika=africa;afrikanisch=african;ag=stock corporation
agb=terms and conditions;aggressiv=aggressive;ahnen=suspect;ahnungslos=clueless;ahorn=maple;airbnb=airbnb;airline=airline;akademie=academy
akademisch=academic;akkordeon=accordion;akku=battery;akkuschrauber=cordless screwdriver;akne=acne;akte=file;akten=files;aktie=share stock
aktien=shares stocks;aktion=special offer campaign;aktionär=shareholder;aktiv=active;aktualisieren=update;aktualisiert=updated;aktualisierung=update
aktuell=current;akupunktur=acupuncture;akut=acute;akw=nuclear power plant;akzent=accent;akzeptieren=accept;akzeptiert=accepted;alarm=alarm
alarmanlage=alarm system;albanien=albania;albanisch=albanian;alben=albums;albern=silly;albtraum=nightmare;albträume=nightmares;album=album;aldi=aldi
alemannisch=alemannic;algerien=algeria;algerisch=algerian;algier=algiers;algorithmen=algorithms;algorithmus=algorithm;alimente=child support
alkohol=alcohol;alkoholfrei=non-alcoholic;alkoholiker=alcoholic;alkoholisch=alcoholic;alkoholismus=alcoholism;alkoholkrank=alcoholic;all=all
all-inclusive=all inclusive;alle=all;allee=avenue;allein=alone;alleine=alone;alleinerziehend=single parent;alleinerziehende=single parent
alleinerziehender=single parent;alleinstehend=single;allem=all;allen=all;aller=all;allerdings=however;allergie=allergy;allergien=allergies
allergiker=allergy sufferer;allergisch=allergic;allerhand=all kinds of;allerheiligen=all saints' day;allerlei=all kinds of;alles=everything
allgemein=general;allgäu=allgau;allmählich=gradually;alltag=everyday life;alltäglich=everyday;allzu=too;alm=alpine pasture;almhütte=alpine hut
alp=alpine pasture;alpen=alps;alphabet=alphabet;alpin=alpine;alptraum=nightmare;als=when than;also=so;alt=old;altar=altar;altbau=old building
altbauwohnung=flat in old building;altenheim=old people's home;altenpfleger=elderly care nurse;altenpflegerin=elderly care nurse;alter=age old
altern=age;alternativ=alternative;alters=old age;altersgerecht=age-appropriate;altersheim=old people's home;altersschwach=decrepit
altersteilzeit=partial retirement;altersvorsorge=retirement savings;altert=age;altglas=waste glass;altkleider=old clothes;altmodisch=old-fashioned
altpapier=waste paper;altstadt=old town;alu=aluminium;alufolie=tin foil;aluminium=aluminium;alzheimer=alzheimer's;am=at the;amateurhaft=amateurish
amazon=amazon;ambulant=outpatient;ambulanz=outpatient clinic;ameise=ant;ameisen=ants;amerika=america;amerikaner=american;amerikanerin=american
amerikanisch=american;ampel=traffic light;amsel=blackbird;amseln=blackbirds;amt=office authority;amtlich=official;amüsieren=have fun;amüsiert=had fun
an=at on;analog=analogue;analyse=analysis;ananas=pineapple;anatolien=anatolia;anbandeln=flirt;anbau=extension;anbauen=grow build on;anbieten=offer
anbieter=provider;anbraten=fry;anbringen=attach;andalusien=andalusia;andauernd=constantly;andenken=souvenir;andere=other;anderem=other;anderen=other
anderer=other;andererseits=on other hand;anderes=other;andern=other;andernfalls=otherwise;anders=different;anderswo=elsewhere;anderthalb=one and half
aneinander=to each other;anerkannt=recognised;anerkennen=recognise;anfallen=arise;anfang=beginning;anfangen=start;anfangs=at first;anfassen=touch
anfeuern=cheer on;anfing=started;anfragen=request;anfänge=beginnings;anfänger=beginner;anfängerin=beginner;anfängt=start;angebaut=grew built on
angeben=show off state;angeber=show-off;angeblich=allegedly;angeboren=congenital;angebot=offer;angeboten=offered;angebracht=attached;angebrannt=burnt
angebraten=fried;angefallen=arose;angefangen=started;angefasst=touched;angefeuert=cheered on;angefragt=requested;angegangen=tackled
angegeben=showed off stated;angegriffen=attacked;angeguckt=looked at;angehalten=stopped;angeheitert=tipsy;angehen=concern tackle;angehend=future
angeheuert=hired;angehängt=attached;angehörige=relatives;angehörigen=relatives;angehöriger=relative;angekauft=bought;angeklickt=clicked
angekommen=arrived;angekreuzt=ticked;angekündigt=announced;angel=fishing rod;angelassen=left on;angelegt=invested created;angelehnt=leaned;angeln=fish
angelogen=lied to;angelt=fish;angemacht=turned on;angemeldet=registered signed up;angemessen=appropriate;angenehm=pleasant;angenommen=accepted assumed
angepasst=adapted adjusted;angepflanzt=planted;angereist=arrived travelled;angerufen=called phoned;angesagt=trendy;angeschafft=bought got
angeschaltet=turned on;angeschaut=looked at;angeschlossen=connected;angeschnallt=buckled up;angesehen=looked at;angesichts=in view of;angespannt=tense
angespart=saved up;angesprungen=started;angesteckt=infected caught;angestellt=employed;angestellte=employee;angestellter=employee;angestossen=toasted
angestrengt=made an effort;angetrunken=tipsy;angewohnheit=habit;angewöhnen=get into habit;angewöhnt=got into habit;angezahlt=paid deposit
angezeigt=reported;angezogen=put on dressed;angezündet=lit;angle=fish;angler=angler;anglistik=english studies;angreifen=attack touch
angrenzend=adjacent;angst=fear;angsteinflössend=scary;angststörung=anxiety disorder;angucken=look at;anhalten=stop;anhaltend=continuous
anhand=based on;anhang=attachment appendix;anheuern=hire;anhänge=attachments;anhängen=attach;anhänger=pendant trailer;anhänglich=affectionate
ankaufen=buy up;anker=anchor;anklicken=click;ankommen=arrive;ankreuzen=tick;ankunft=arrival;ankündigen=announce;anlage=investment facility
anlassen=leave on start;anlegen=invest create;anlehnen=lean;anleitung=instructions;anlässlich=on the occasion;anlügen=lie to;anmachen=turn on
anmeldebestätigung=registration confirmation;anmelden=register sign up;anmeldung=registration login;annehmen=accept assume;annähernd=approximately
anorak=anorak;anpassen=adapt adjust;anpflanzen=plant;anprobieren=try on;anprobiert=tried on;anreise=arrival;anreisen=arrive travel;anruf=phone call
anrufbeantworter=answering machine;anrufen=call phone;ans=to the;anschaffen=buy get;anschalten=turn on;anschauen=look at;anscheinend=apparently
anschlag=attack;anschliessen=connect;anschliessend=afterwards;anschluss=connection;anschlusszug=connecting train;anschläge=attacks
anschlüsse=connections;anschnallen=buckle up;anschreiben=cover letter;anschrift=address;ansehen=look at;ansichtskarte=picture postcard
ansonsten=otherwise;anspannung=tension;ansparen=save up;anspringen=start;anstatt=instead of;anstecken=infect catch;ansteckend=contagious
ansteckung=infection;anstelle=instead of;anstellen=employ;anstossen=toast;anstrengen=make an effort;anstrengend=exhausting;anständig=decent
antarktis=antarctica;anteil=share;antibiotika=antibiotics;antibiotikum=antibiotic;antik=antique;antrag=proposal application;antrieb=drive
anträge=applications requests;antwerpen=antwerp;antwort=answer;antworten=answer;anwalt=lawyer;anwendung=application;anwesend=present;anwohner=resident
anwälte=lawyers;anwältin=lawyer;anzahl=number;anzahlen=pay deposit;anzahlung=down payment deposit;anzeige=display advertisement;anzeigen=report
anziehen=put on dress;anziehsachen=clothes;anzubieten=offer;anzufangen=started;anzug=suit;anzukommen=arrive;anzumelden=register sign up
anzunehmen=accept assume;anzurufen=call phone;anzuschaffen=buy get;anzuziehen=put on dress;anzüge=suits;anzünden=light;apfel=apple
apfelbaum=apple tree;apfelkuchen=apple cake;apfelmus=apple sauce;apfelsaft=apple juice;apfelschorle=apple spritzer;apfelsine=orange
apfelstrudel=apple strudel;apotheke=pharmacy;apotheken=pharmacies;apotheker=pharmacist;apothekerin=pharmacist;app=app;apparat=apparatus
appetit=appetite;appetitlos=without appetite;applaus=applause;aprikose=apricot;aprikosen=apricots;april=april;apropos=speaking of;aquarien=aquariums
aquarium=aquarium;arabisch=arabic;arbeit=work;arbeite=work;arbeiten=work;arbeiter=worker;arbeiterin=worker;arbeitgeber=employer;arbeitgeberin=employer
arbeitnehmer=employee;arbeitnehmerin=employee;arbeits=work;arbeitsagentur=employment agency;arbeitsamt=job centre;arbeitsbeginn=start of work
arbeitsblatt=worksheet;arbeitsblätter=worksheets;arbeitserlaubnis=work permit;arbeitskleidung=work clothes;arbeitsklima=work atmosphere
arbeitskollege=work colleague;arbeitskollegin=work colleague;arbeitskraft=worker;arbeitskräfte=workers;arbeitslos=unemployed
arbeitslose=unemployed people;arbeitslosengeld=unemployment benefit;arbeitslosenversicherung=unemployment insurance;arbeitsloser=unemployed person
arbeitslosigkeit=unemployment;arbeitsplatz=workplace job;arbeitsplätze=jobs;arbeitsspeicher=memory ram;arbeitsstelle=job
arbeitssuchend=looking for work;arbeitstag=working day;arbeitsunfall=work accident;arbeitsunfähig=unfit for work
arbeitsunfähigkeit=incapacity for work;arbeitsunfälle=work accidents;arbeitsvertrag=employment contract;arbeitsverträge=employment contracts
arbeitsweg=commute;arbeitswoche=working week;arbeitszeit=working hours;arbeitszeiten=working hours;arbeitszeugnis=job reference;arbeitszimmer=study
architekt=architect;architektin=architect;architektur=architecture;archäologie=archaeology;argentinien=argentina;argentinisch=argentinian
arktis=arctic;arm=poor;armband=wrist;armbanduhr=wristwatch;armbruch=broken arm;armbänder=bracelets;armee=army;armenien=armenia;armenisch=armenian
armut=poverty;arrogant=arrogant;arroganz=arrogance;arsch=arse;arschkalt=freezing cold;arschteuer=very expensive;arterie=artery
artgerecht=species-appropriate;arthrose=osteoarthritis;artig=well-behaved;artikel=article item;arznei=medicine;arzneimittel=medicine;arzt=doctor
arzthelfer=doctor's assistant;arzthelferin=doctor's receptionist;arztpraxis=doctor's surgery;arzttermin=doctor's appointment;asche=ash
aschenbecher=ashtray;aschermittwoch=ash wednesday;aserbaidschan=azerbaijan;aserbaidschanisch=azerbaijani;asiatisch=asian;asien=asia;asozial=antisocial
aspirin=aspirin;ass=ate;assen=ate;assi=trashy;assistent=assistant;assistentin=assistant;assistenz=assistance;ast=branch;asthma=asthma
astronaut=astronaut;astronautin=astronaut;astronomie=astronomy;asyl=asylum;asylantrag=asylum application;atelier=studio;atem=breath;atheist=atheist
atheistisch=atheist;athen=athens;atlantik=atlantic;atmen=breathe;atmung=breathing;atom=atom;atomkraft=nuclear power;atomkraftwerk=nuclear power plant
attest=medical certificate;attraktiv=attractive;au-pair=au pair;aubergine=aubergine;auch=also;auf=on;aufbauen=build set up;aufbewahren=keep store
aufbewahrt=kept stored;aufblasen=inflate;aufdrehen=turn up;aufenthalt=stay;aufenthaltserlaubnis=residence permit;aufenthaltstitel=residence permit
aufessen=eat up;auffahrt=ascension day;auffallen=stand out notice;auffordern=ask request;auffrischung=booster;auffällig=conspicuous
aufführung=performance;aufgabe=task;aufgaben=tasks;aufgebaut=built set up;aufgeben=give up;aufgeblasen=inflated;aufgebracht=upset;aufgedreht=turned up
aufgefallen=stood out noticed;aufgefordert=asked requested;aufgegeben=gave up;aufgegessen=ate up;aufgehalten=stayed stopped;aufgehoben=kept picked up
aufgeholt=caught up;aufgehängt=hung up;aufgehört=stopped quit;aufgeklärt=explained informed;aufgeladen=charged;aufgelegt=hung up;aufgemacht=opened
aufgenommen=recorded took in;aufgepasst=looked after;aufgepumpt=pumped;aufgeregt=upset excited;aufgeräumt=tidied up;aufgerüstet=upgraded
aufgeschlossen=unlocked;aufgeschoben=put off;aufgeschrieben=wrote down;aufgestanden=got up;aufgestiegen=rose promoted;aufgestockt=increased
aufgetankt=refuelled;aufgetaucht=turned up;aufgetaut=thawed;aufgeteilt=split;aufgetragen=applied;aufgetreten=performed occurred;aufgewachsen=grew up
aufgewacht=woke up;aufgeweckt=woke;aufgewendet=spent;aufgewärmt=warmed up;aufgezogen=raised;aufgrund=because of;aufhalten=stay stop
aufheben=keep pick up;aufhebungsvertrag=termination agreement;aufholen=catch up;aufhängen=hang up;aufhören=stop quit;aufklären=explain inform
aufklärung=sex education;aufladen=charge;auflauf=casserole;auflegen=hang up;aufmachen=open;aufmerksam=attentive;aufnahmeprüfung=entrance exam
aufnehmen=record take in;aufpassen=look after watch out;aufpumpen=pump;aufregen=get upset;aufregend=exciting;aufregung=excitement;aufrichtig=sincere
aufräumen=tidy up;aufrüsten=upgrade;aufs=on the;aufsatz=essay;aufschieben=put off;aufschliessen=unlock;aufschnitt=cold cuts;aufschreiben=write down
aufsichtsrat=supervisory board;aufstehen=get up;aufsteigen=rise promote;aufstocken=increase top up;aufsätze=essays;auftanken=refuel;auftauchen=turn up
auftauen=thaw;aufteilen=split;auftrag=order job;auftragen=apply;auftraggeber=client;auftreten=perform occur;auftritt=performance
auftritte=performances;aufträge=orders jobs;aufwachen=wake up;aufwachsen=grow up;aufwecken=wake;aufwenden=spend;aufwendig=elaborate
aufwändig=elaborate;aufwärmen=warm up;aufwärts=upwards;aufziehen=raise;aufzug=lift;aufzugeben=give up;aufzuhören=stop quit;aufzustehen=get up
aufzüge=lifts;auge=eye;augen=eye;augenarzt=eye doctor;augenblick=moment;augenblicklich=at the moment;augenbraue=eyebrow;augenbrauen=eyebrows
augenlid=eyelid;augentropfen=eye drops;augenärztin=eye doctor;august=august;aula=assembly hall;aupair=au pair;aus=from;ausbauen=extend remove
ausbilden=train;ausbilder=trainer instructor;ausbilderin=trainer instructor;ausbildung=training apprenticeship;ausbildungs=training
ausbildungsplatz=apprenticeship place;ausbildungsplätze=apprenticeship places;ausblick=view;auschecken=check out;ausdauer=endurance;ausdenken=think up
ausdrucken=print;auseinander=apart;auseinandergegangen=split up;auseinandergehen=split up;auseinandersetzung=argument;ausfahrt=exit
ausfall=cancellation failure;ausfallen=be cancelled fail;ausflippen=freak out;ausflug=trip;ausflüge=trips;ausfälle=cancellations;ausführlich=detailed
ausfüllen=fill in;ausgabe=output expense;ausgaben=expenses;ausgang=exit;ausgebaut=extended removed;ausgeben=spend;ausgebildet=trained
ausgebrannt=burnt out;ausgebucht=fully booked;ausgecheckt=checked out;ausgedacht=thought up;ausgedruckt=printed;ausgefallen=was cancelled failed
ausgeflippt=freaked out;ausgefüllt=filled in;ausgegangen=went out;ausgegeben=spent;ausgeglichen=balanced;ausgegrenzt=excluded;ausgehalten=stood bore
ausgehen=go out;ausgekommen=got along;ausgeladen=unloaded;ausgelassen=exuberant;ausgelastet=busy;ausgelaufen=expired;ausgeliefert=delivered
ausgeliehen=borrowed lent;ausgeloggt=logged out;ausgelöst=triggered;ausgemacht=agreed turned off;ausgemessen=measured;ausgemistet=decluttered
ausgepackt=unpacked;ausgerastet=freaked out;ausgerechnet=worked out;ausgereicht=was enough;ausgerichtet=passed on;ausgeritten=went riding
ausgeruht=rested;ausgerutscht=slipped;ausgeräumt=cleared out;ausgeschaltet=turned off;ausgeschlafen=slept in;ausgesehen=looked;ausgesetzt=suspended
ausgesprochen=pronounced;ausgestattet=equipped;ausgestellt=issued exhibited;ausgestiegen=got off quit;ausgestorben=extinct deserted;ausgesucht=chose
ausgetauscht=replaced exchanged;ausgetreten=left resigned;ausgetrunken=drank up;ausgewandert=emigrated;ausgewechselt=replaced;ausgewichen=dodged
ausgewogen=balanced;ausgewählt=chose;ausgezahlt=paid out;ausgezeichnet=excellent;ausgezogen=moved out undressed;ausgeübt=practised;ausgleichen=balance
ausgänge=exits;aushalten=stand bear;aushilfe=temporary help;auskommen=get along;auskuriert=cured;ausladen=unload;ausland=abroad
auslandsaufenthalt=stay abroad;auslandsjahr=year abroad;auslandskrankenversicherung=travel health insurance;auslandssemester=semester abroad
auslaufen=expire;ausleihen=borrow lend;ausliefern=deliver;ausloggen=log out;ausländer=foreigner;ausländeramt=immigration office
ausländerbehörde=immigration office;ausländerfeindlich=xenophobic;ausländerin=foreigner;ausländisch=foreign;auslösen=trigger;ausmachen=agree turn off
ausmessen=measure;ausmisten=declutter;ausnahme=exception;ausnahmsweise=as an exception;auspacken=unpack;ausparken=pull out;ausprobieren=try out
ausprobiert=tried out;auspuff=exhaust;ausrasten=freak out;ausrechnen=work out;ausreichen=be enough;ausreichend=sufficient;ausreise=departure
ausreiten=go riding;ausrichten=pass on message;ausruhen=rest;ausrutschen=slip;ausräumen=clear out;aussage=statement;ausschalten=turn off
ausschlafen=sleep in;ausschlag=rash;ausschliesslich=exclusively;aussehen=look;aussen=outside;aussenseite=outside;ausser=except;ausserdem=besides
aussergewöhnlich=unusual;ausserhalb=outside;aussetzen=suspend;aussicht=view;aussprache=pronunciation;aussprechen=pronounce;ausstatten=equip
aussteigen=get off quit;ausstellen=issue exhibit;ausstellung=exhibition;aussuchen=choose;austausch=exchange;austauschen=replace exchange
austauschschüler=exchange student;austauschschülerin=exchange student;australien=australia;australisch=australian;austreten=leave resign
austrinken=drink up;ausverkauf=sale clearance;ausverkauft=sold out;auswahl=selection;auswandern=emigrate;auswechseln=replace;ausweichen=dodge
ausweis=id card;auswendig=by heart;auswählen=choose;auswärts=out;auszahlen=pay out;ausziehe=move out undress;ausziehen=move out undress
auszubildende=apprentice;auszubildender=apprentice;auszug=moving out;auszugeben=spend;auszusteigen=get off quit;auszuwandern=emigrate
auszuziehen=move out undress;ausüben=practise;autismus=autism;autistisch=autistic;auto=car;autobahn=motorway;autobahnausfahrt=motorway exit
autofahrer=driver;autofahrerin=driver;autofrei=car-free;autohaus=car dealership;autohändler=car dealer;autokennzeichen=licence plate
automat=vending machine;automatik=automatic;automatisch=automatic;automechaniker=car mechanic;autopanne=car breakdown;autor=author;autorin=author
autos=cars;autounfall=car accident;autounfälle=car accidents;autoversicherung=car insurance;autowerkstatt=garage;autowerkstätten=garages
avocado=avocado;axt=axe;azubi=apprentice trainee;azubine=apprentice trainee;baby=baby;babybauch=baby bump;babybett=cot;babyflasche=baby bottle
babyfon=baby monitor;babynahrung=baby food;babyphone=baby monitor;babys=babies;babysitten=babysit;babysitter=babysitter;babysitterin=babysitter
babyzimmer=nursery;bach=stream;bachelor=bachelor's degree;bachelorarbeit=bachelor's thesis;back=baking;backblech=baking tray;backe=cheek;backen=bake
backenzahn=molar;backform=baking tin;backofen=oven;backpacker=backpacker;backpapier=baking paper;backpulver=baking powder;backrohr=oven
backstein=brick;backte=baked;backup=backup;bad=bath bathroom;bade=bathing;badeanzug=swimsuit;badeanzüge=swimsuits;badehose=swimming trunks
badekappe=swimming cap;bademantel=bathrobe;bademeister=pool attendant lifeguard;baden=bathe;baden-württemberg=baden-wurttemberg;badesee=bathing lake
badetuch=bath towel;badeurlaub=beach holiday;badewanne=bathtub;badezimmer=bathroom;badi=outdoor pool;badisch=baden;badminton=badminton;baff=amazed
bafög=student grant;bagdad=baghdad;bagger=excavator;baguette=baguette;bahn=train railway;bahncard=rail discount card;bahnhof=train station
bahnhöfe=train stations;bahnsteig=platform;bairisch=bavarian;bakterie=bacterium;bakterien=bacteria;balancieren=balance;balanciert=balanced;bald=soon
baldig=soon;baldmöglichst=soon as possible;balearen=balearics;balkan=balkans;balken=beam;balkon=balcony;balkone=balconies
balkonkraftwerk=balcony solar panel;ball=ball;ballett=ballet;ballon=balloon;baltikum=baltic states;baltisch=baltic;banane=banana;bananen=bananas
band=band volume ribbon;bandscheibe=spinal disc;bandscheibenvorfall=slipped disc;bangladesch=bangladesh;bank=bank bench;bankangestellte=bank clerk
bankangestellter=bank clerk;bankberater=bank adviser;bankberaterin=bank adviser;banken=banks;banker=banker;bankkarte=bank card;bankkauffrau=bank clerk
bankkaufmann=bank clerk;bankkonto=bank account;banknachbar=desk neighbour;banknote=banknote;bankomat=cash machine;bankrott=bankrupt;bar=cash
barfuss=barefoot;bargeld=cash;barista=barista;barkeeper=bartender;barrierefrei=wheelchair accessible;bart=beard;barzahlung=cash payment
baseball=baseball;basieren=be based;basiert=based;basilikum=basil;basketball=basketball;baskisch=basque;bass=bass;bastelarbeit=handicraft
basteln=do crafts tinker;bastelt=do crafts;bastle=do crafts;bat=asked requested;baten=asked requested;batterie=battery
batteriebetrieben=battery operated;batterien=batteries;bauamt=building authority;bauarbeiter=construction worker;bauch=belly;bauchnabel=belly button
bauchschmerzen=stomach ache;bauchspeicheldrüse=pancreas;bauchweh=stomach ache;bauen=build;bauer=farmer;bauern=farmers;bauernhaus=farmhouse
bauernhof=farm;bauernhöfe=farms;baufällig=dilapidated;baugenehmigung=building permit;baugrundstück=building plot;bauingenieur=civil engineer
bauingenieurin=civil engineer;bauklotz=building block;bauklötze=building blocks;baum=tree;baumarkt=diy store;baumhaus=tree house;baumwoll=cotton
baumwolle=cotton;baumärkte=diy stores;bausparvertrag=building savings contract;baustein=building block;baustelle=building site;bauteil=component
bayerisch=bavarian;bayern=bavaria;bayrisch=bavarian;beabsichtigen=intend;beabsichtigt=intended;beachten=note observe;beachtet=noted observed
beachtlich=considerable;beachvolleyball=beach volleyball;beamer=projector;beamte=civil servant;beamter=civil servant;beamtin=civil servant
beantragen=apply for;beantragt=applied for;beantworten=answer;beantwortet=answered;bearbeiten=work on edit;bearbeitet=worked on edited
beauftragen=commission;beauftragt=commissioned;becher=cup mug;becken=pelvis basin;bedanken=thank;bedankt=thanked;bedarf=need;bedauerlich=regrettable
bedauern=regret;bedauert=regret;bedecken=cover;bedeckt=covered;bedeuten=mean;bedeutet=meant;bedienen=serve operate;bedient=served operated
bedienung=waiter service;bedienungsanleitung=instruction manual;bedrohen=threaten;bedrohlich=threatening;bedroht=threatened;beeilen=hurry
beeilt=hurried;beeindrucken=impress;beeindruckend=impressive;beeindruckt=impressed;beeinflussen=influence;beeinflusst=influenced;beenden=finish end
beendet=finished ended;beengt=cramped;beerdigen=bury;beerdigt=buried;beerdigung=funeral;beerdigungen=funerals;beerdigungs=funeral;beere=berry
beeren=berries;beet=flower bed;beete=flower beds;befahl=ordered;befahren=drive on;befand=was located;befehl=command;befehlen=order
befestigen=fix attach;befestigt=fixed attached;befiehlt=order;befinden=be located;befohlen=ordered;befreundet=friends;befristen=limit
befristet=fixed-term;befristung=fixed term;befund=test result;befunde=test results;befunden=was located;befördern=promote;befördert=promote
beförderung=promotion;befürchten=fear;befürchtet=feared;begabt=gifted;begabung=talent;begann=began;begannen=began;begegnen=meet;begegnet=met
begeistern=excite enthuse;begeistert=excite enthuse;begeisterung=enthusiasm;beginn=beginning;beginnen=begin;beglaubigung=certification
begleichen=pay settle;begleiten=accompany;begleitet=accompanied;beglichen=paid settled;begonnen=began;begraben=bury;begreifen=understand
begriff=understood;begriffen=understood;begräbnis=funeral;begrüssen=welcome greet;begrüsst=welcomed greeted;behalten=keep;behandeln=treat
behandelt=treat;behandlung=treatment;behandlungen=treatments;behaupten=claim;behauptet=claimed;beheben=fix;beheizt=heated;beherbergen=host
beherrschen=master;beherrscht=mastered;behielt=kept;behielten=kept;behindert=disabled;behinderte=disabled;behindertengerecht=accessible
behinderter=disabled person;behinderung=disability;behoben=fixed;behutsam=careful;behält=keep;behältst=keep;behämmert=crazy;behörde=authority
behörden=authorities;behördlich=official;bei=at;beibringen=teach;beichte=confession;beichten=confess;beide=both;beiden=both;beides=both
beidseitig=both sides;beifahrer=passenger;beifahrerin=passenger;beifügen=enclose;beige=beige;beigebracht=taught;beigefügt=enclosed
beigelegt=enclosed settled;beigetragen=contributed;beigetreten=joined;beil=hatchet;beilage=side dish;beilegen=enclose settle;beileid=condolences
beim=at the;bein=leg;beinahe=almost;beinbruch=broken leg;beine=legs;beinhalten=include;beinhaltet=included;beipackzettel=package leaflet
beisammen=together;beiseite=aside;beisl=pub;beispiel=example;beispielsweise=for example;beissen=bite;beitrag=post contribution;beitragen=contribute
beitreten=join;beiträge=posts contributions;beiz=pub;bekam=got;bekamen=got;bekannt=well-known;bekannte=acquaintance;bekannten=acquaintance
bekanntenkreis=acquaintances;bekannter=acquaintance;bekifft=stoned;bekleidet=dressed;bekloppt=crazy;bekommen=get;bekommt=get;bekömmlich=digestible
beladen=load;belarus=belarus;belastbar=resilient;belasten=burden;belastend=stressful;belastet=burdened;belebt=busy;beleg=receipt;belegen=top occupy
belegt=topped occupied;beleidigen=insult;beleidigend=insulting;beleidigt=insulted;beleidigung=insult;belgien=belgium;belgisch=belgian;belgrad=belgrade
beliebt=popular;bellen=bark;belogen=lied to;belügen=lie to;bemerken=notice;bemerkenswert=remarkable;bemerkt=noticed;bemühen=make an effort
bemüht=made an effort;benachbart=neighbouring;benahm=behaved;benehmen=behave;beneiden=envy;beneidet=envied;bengel=rascal;benimmt=behave
benommen=behaved;benutzen=use;benutzer=user;benutzerfreundlich=user-friendly;benutzerin=user;benutzername=username;benutzeroberfläche=user interface
benutzt=used;benzin=petrol;benziner=petrol car;benzinsparend=fuel-efficient;benötigen=need;benötigt=needed;benützen=use;benützt=used
beobachten=watch observe;beobachtet=watched observed;beobachtung=observation;bepflanzt=planted;bequem=comfortable;beraten=advise
berater=consultant adviser;beraterin=consultant adviser;beratung=advice counselling;beratungsstelle=advice centre;berechnen=charge calculate
berechnet=charged calculated;berechtigt=entitled;bereisen=travel around;bereist=travelled around;bereit=ready;bereiten=prepare;bereitet=prepared
bereitschaft=standby;bereitschaftsdienst=on-call duty;berentet=retired;bereuen=regret;bereut=regretted;berg=mountain;bergab=downhill;bergauf=uphill
berge=mountains;bergführer=mountain guide;berghütte=mountain hut;bergig=mountainous;bergschuhe=hiking boots;bergsteigen=mountaineering
bergsteiger=mountaineer;bergsteigerin=mountaineer;bergtour=mountain tour;bericht=report;berichten=report;berichtet=reported;beriet=advised
berliner=berlin;berlinerisch=berlin dialect;beruf=profession;berufe=professions;beruflich=professional;berufs=professional;berufsbedingt=due to work
berufserfahrung=work experience;berufsschule=vocational school;berufstätig=working;berufsunfähigkeit=occupational disability
berufsunfähigkeitsversicherung=disability insurance;berufsverkehr=rush hour traffic;berufswahl=choice of career;beruhigen=calm down;beruhigend=calming
beruhigt=calmed down;berät=advise;berüchtigt=notorious;berühmt=famous;berühren=touch;berührt=touched;besass=owned;besaufen=get drunk
bescheid=notice decision;bescheiden=modest;bescheidenheit=modesty;bescheidgeben=let know;bescheinigung=certificate;bescheissen=cheat
bescherung=giving of presents;bescheuert=crazy;beschissen=cheated crappy;beschleunigen=accelerate;beschleunigt=accelerated;beschliessen=decide
beschloss=decided;beschlossen=decided;beschreiben=describe;beschrieb=described;beschrieben=described;beschuldigen=accuse;beschuldigt=accused
beschwerde=complaint;beschwerden=complaints symptoms;beschweren=complain;beschwert=complained;beschwipst=tipsy;beschädigen=damage;beschädigt=damaged
beschäftigen=employ occupy;beschäftigt=employed busy;beschäftigung=occupation;beseitigen=remove;beseitigt=removed;besen=broom;besessen=owned
besetzen=occupy fill;besetzt=occupied;besichtigen=view visit;besichtigt=viewed visited;besichtigung=viewing;besichtigungstermin=viewing appointment
besiegen=defeat;besiegt=defeated;besitz=possession property;besitzen=own;besitzer=owner;besitzerin=owner;besoffen=drunk;besondere=special
besonderen=special;besonderer=special;besonderes=special;besonders=especially;besorgen=get buy;besorgt=got worried;besprach=discussed
besprechen=discuss;besprechung=meeting;bespricht=discuss;besprochen=discussed;besser=better;bessere=better;besserung=improvement
besserwisser=know-it-all;bestand=passed;bestanden=passed;bestatter=undertaker;bestattung=funeral;beste=best;besteck=cutlery;bestehen=pass exist
besteht=pass exist;bestellen=order;bestellt=ordered;bestellung=order;besten=best;bestenfalls=at best;bestens=very well;bester=best;bestes=best
bestimmen=determine decide;bestimmt=certainly;bestrafen=punish;bestraft=punished;bestrahlung=radiation therapy;bestreichen=spread;bestrichen=spread
bestätigen=confirm;bestätigt=confirmed;bestätigung=confirmation;besuch=visit;besuchen=visit attend;besucher=visitor;besucherin=visitor
besuchszeit=visiting hours;besucht=visited attended;betagt=elderly;bete=beet;beteiligen=participate;beteiligt=participated;beten=pray;beton=concrete
betraf=concerned affected;betrag=amount;betragen=amount to;betrat=entered;betreff=subject;betreffen=concern;betreffs=regarding;betreiben=run do
betreten=enter;betreuen=look after;betreuer=carer;betreuerin=carer;betreut=looked after;betreuung=care;betrieb=ran;betrieben=ran;betrieblich=company
betriebs=company;betriebsausflug=company outing;betriebsausflüge=company outings;betriebsfeier=company party;betriebskosten=utility costs
betriebsrat=works council;betriebsräte=works councils;betriebssystem=operating system;betriebswirtschaft=business administration;betrifft=concern
betrinken=get drunk;betroffen=concerned affected;betrog=cheated;betrogen=cheated;betrug=amounted to;betrunken=drunk;beträchtlich=considerable
beträge=amounts;beträgt=amount to;betrübt=sad;betrügen=cheat;betrüger=fraudster;betrügerin=fraudster;bett=bed;bettdecke=duvet;bettelarm=very poor
betten=beds;bettlaken=sheet;bettlägerig=bedridden;bettwäsche=bed linen;bettzeug=bedding;betäubung=anaesthetic;beule=bump;beunruhigt=worried
beurteilen=judge;beurteilt=judged;beutel=bag pouch;bevor=before;bevorzugen=prefer;bevorzugt=preferred;bevölkert=populated;bevölkerung=population
bewaffnet=armed;bewaldet=wooded;bewarb=applied;bewarben=applied;bewegen=move exercise;beweglich=agile;bewegt=moved exercised
bewegung=exercise movement;beweis=proof evidence;beweisen=prove;bewerben=apply;bewerber=applicant;bewerberin=applicant;bewerbung=job application
bewerbungs=application;bewerbungsgespräch=job interview;bewerten=rate;bewertet=rated;bewies=proved;bewiesen=proved;bewilligen=approve
bewilligt=approved;bewirbst=apply;bewirbt=apply;bewohnen=live in;bewohner=resident;bewohnerin=resident;bewohnt=lived in;beworben=applied
bewundern=admire;bewundert=admire;bewunderung=admiration;bewusst=conscious;bewusstlos=unconscious;bewältigen=cope with;bewältigt=coped with
bewölkt=cloudy;bezahlbar=affordable;bezahlen=pay;bezahlt=paid;bezaubernd=charming;beziehen=move into relate;beziehung=relationship
beziehungsweise=or respectively;bezirk=district;bezog=moved into;bezogen=moved into;bezugsfertig=ready for occupancy;bezüglich=regarding
beängstigend=scary;bh=bra;bhs=bras;biathlon=biathlon;bibel=bible;bibliothek=library;bibliothekar=librarian;bibliothekarin=librarian
bibliotheken=libraries;biegen=bend turn;biene=bee;bienen=bees;bier=beer;biere=beers;biergarten=beer garden;biergärten=beer gardens
bierkasten=beer crate;bieten=offer;biken=bike;bikini=bikini;bild=picture;bildbearbeitung=image editing;bilder=pictures;bilderbuch=picture book
bilderbücher=picture books;bilderrahmen=picture frame;bildhauer=sculptor;bildhauerin=sculptor;bildhübsch=gorgeous;bildschirm=screen;bildschön=gorgeous
bildung=education;billard=billiards;billett=ticket;billig=cheap;bim=tram;bin=am;binde=bandage sanitary pad;bindehautentzündung=conjunctivitis
binnen=within;bio=organic;biografie=biography;bioladen=organic shop;biologe=biologist;biologie=biology;biologin=biologist
biologisch=biological organic;biomüll=organic waste;birke=birch;birne=pear bulb;birnen=pears;bis=until;bischof=bishop;bischöfe=bishops
bisexuell=bisexual;bisher=so far;bisherig=previous;bisl=a bit;bislang=so far;biss=bit;bisschen=a bit;bissel=a bit;bissen=bit;bisserl=a bit
bissig=vicious;bissl=a bit;bissle=a bit;bist=are;bisweilen=sometimes;bitcoin=bitcoin;bitte=please;bitten=ask request;bitter=bitter
bitterkalt=bitterly cold;blamieren=embarrass;blamiert=embarrassed;blank=broke shiny;blase=bladder blister;blasen=blow
blasenentzündung=bladder infection;blaskapelle=brass band;blass=pale;blatt=leaf sheet;blau=blue;blaubeeren=blueberries;blauer=blue
blaukraut=red cabbage;blauäugig=blue-eyed;blech=tray tin;blei=lead;bleib=stay;bleiben=stay;bleich=pale;bleistift=pencil;bleistifte=pencils
blick=look view;blicken=look;blieb=stayed;blieben=stayed;blies=blew;blind=blind;blinddarm=appendix;blinddarmentzündung=appendicitis;blinde=blind
blinder=blind person;blindheit=blindness;blinken=flash signal;blinker=indicator;blitz=lightning;blitze=lightning;blitzen=flash lightning
blitzer=speed camera;blitzschnell=lightning fast;blockflöte=recorder;blockieren=block;blockiert=blocked;blog=blog;bloggen=blog;blogger=blogger
bloggerin=blogger;blond=blond;bloss=only;bluetooth=bluetooth;blume=flower;blumen=flowers;blumenbeet=flower bed;blumenerde=potting soil
blumenkohl=cauliflower;blumenladen=flower shop;blumenstrauss=bouquet;blumentopf=flowerpot;blumentöpfe=flowerpots;bluse=blouse;blusen=blouses
blut=blood;blutabnahme=blood test;blutbild=blood count;blutdruck=blood pressure;bluten=bleed;blutend=bleeding;bluterguss=bruise
bluthochdruck=high blood pressure;blutig=bloody;blutprobe=blood sample;blutspende=blood donation;bluttest=blood test;blutwerte=blood results
blutzucker=blood sugar;blähung=wind;blähungen=wind;bläst=blow;blätter=leaves sheets;blöd=stupid;blöderweise=stupidly;blödsinnig=idiotic;blühen=bloom
blühend=blooming;blüte=blossom;blüten=blossoms;blütenstaub=pollen;bobbycar=ride-on car;boden=floor;bodensee=lake constance;bodenständig=down-to-earth
bodybuilding=bodybuilding;bog=bent turned;bogen=bow arch;bogenschiessen=archery;bohne=bean;bohnen=beans;bohren=drill;bohrer=drill;bohrmaschine=drill
boiler=boiler;bolivien=bolivia;bolzen=play football;bolzplatz=football pitch;bombe=bomb;bon=receipt;bonbon=sweet;bonbons=sweets;bonus=bonus
bonuskind=stepchild;bonusmama=stepmother;bonuspapa=stepfather;boot=boat;boote=boats;bootsfahrt=boat trip;bordbistro=train bistro
bordkarte=boarding pass;bosnien=bosnia;bosnisch=bosnian;bot=offered;botschaft=embassy message;bouldere=boulder climb;bouldern=boulder climb
bouldert=boulder climb;bowling=bowling;boxen=box;boxer=boxer;bozen=bolzano;brach=broke;brachen=broke;brachte=brought;brachten=brought
branche=industry sector;brand=fire;brandneu=brand new;brannte=burned;brasilianisch=brazilian;brasilien=brazil;brat=frying;braten=fry roast
bratensosse=gravy;bratkartoffeln=fried potatoes;bratpfanne=frying pan;bratsche=viola;bratwurst=fried sausage;bratwürste=fried sausages;brauch=custom
brauchen=need;braun=brown;braungebrannt=tanned;braunschweig=brunswick;braut=bride;brauteltern=bride's parents;brautjungfer=bridesmaid
brautkleid=wedding dress;brautpaar=bride and groom;brautstrauss=bridal bouquet;brav=well-behaved;brd=west germany;brechen=break;brechreiz=nausea
brei=porridge mash;breit=wide;breite=width;bremse=brake;bremsen=brake;brennen=burn;brennholz=firewood;brennnessel=nettle;brennnesseln=nettles
breslau=wroclaw;bretagne=brittany;brett=board;bretter=boards;brettspiel=board game;brettspiele=board games;breze=pretzel;brezel=pretzel;brezn=pretzel
brichst=break;bricht=break;brief=letter;briefkasten=letterbox;briefkästen=letterboxes;briefmarke=stamp;briefmarkensammlung=stamp collection
brieftasche=wallet;briefträger=postman;briefträgerin=postwoman;briefumschlag=envelope;briefwahl=postal vote;brille=glasses;brillen=glasses;bring=bring
bringen=bring;brise=breeze;britisch=british;brokkoli=broccoli;brombeere=blackberry;brombeeren=blackberries;bronchitis=bronchitis;bronze=bronze
brosche=brooch;brot=bread;brotdose=lunch box;brotzeit=snack;browser=browser;bruch=fracture break;bruchteil=fraction;bruder=brother;brunch=brunch
brunnen=fountain well;brust=chest breast;brustkorb=chest;brustkrebs=breast cancer;brutal=brutal;brutto=gross;bruttogehalt=gross salary
bruttolohn=gross wage;brände=fires;brät=fry roast;bräuche=customs;bräuchte=would need;bräutigam=groom;brösel=crumbs;brötchen=bread roll
brüche=fractures;brücke=bridge;brüder=brothers;brüderlich=brotherly;brügge=bruges;brühe=broth;brüllen=yell;brünett=brunette;brünn=brno
brüssel=brussels;brüste=breasts;brütend=sweltering;bub=boy;buben=boys;buch=book;buche=beech;buchen=book;buchhalter=accountant;buchhalterin=accountant
buchhaltung=accounting;buchhandlung=bookshop;buchhändler=bookseller;buchhändlerin=bookseller;buchladen=bookshop;buchstabe=letter;buchstabieren=spell
buchstabiert=spelled;buchung=booking;buddhismus=buddhism;buddhist=buddhist;buddhistisch=buddhist;budget=budget;buffet=buffet;bug=bug;buggy=buggy
bukarest=bucharest;bulette=meatball;bulgarien=bulgaria;bulgarisch=bulgarian;bummeln=stroll;bummelt=stroll;bummle=stroll;bund=federation bunch
bundes=federal;bundesfeier=national day;bundeskanzler=chancellor;bundeskanzlerin=chancellor;bundesland=federal state;bundesliga=football league
bundesländer=federal states;bundespräsident=president;bundesrat=federal council;bundesstrasse=main road;bundestag=german parliament
bundestagswahl=general election;bundeswehr=german army;bundesweit=nationwide;bungalow=bungalow;bungee-jumping=bungee jumping;bunt=colourful
buntstift=coloured pencil;buntstifte=coloured pencils;burg=castle;burger=burger;burgund=burgundy;burnout=burnout;bursche=lad;bus=bus
busbahnhof=bus station;busch=bush;busen=breast;busenfreundin=best friend;busfahrer=bus driver;busfahrerin=bus driver;bushaltestelle=bus stop
busse=buses fine;bussgeld=fine;bussi=kiss;butter=butter;butterbrot=bread and butter;buttermilch=buttermilk;bwl=business administration;bzw=or
bäche=streams;bäcker=baker;bäckerei=bakery;bäckerin=baker;bäckt=bake;bäder=baths bathrooms;bälle=balls;bänder=ligaments ribbons
bänderriss=torn ligament;bänke=benches;bär=bear;bären=bears;bärte=beards;bärtig=bearded;bäuche=bellies;bäuerin=farmer;bäuerlich=rural;bäume=trees
böden=floors;böhmen=bohemia;böller=firecracker;börse=stock exchange;bösartig=malignant;böse=evil angry;bücher=books;bücherei=library
bücherregal=bookshelf;bücherregale=bookshelves;büchse=tin;bücken=bend down;büffeln=cram;bügel=hanger;bügelbrett=ironing board;bügeleisen=iron
bügeln=iron;bügelt=iron;bügelwäsche=ironing;bügle=iron;bühne=stage;bürgen=guarantee;bürger=citizen;bürgeramt=citizens' office
bürgerbüro=citizens' office;bürgergeld=welfare benefit;bürgerin=citizen;bürgerinitiative=citizens' initiative;bürgerlich=middle-class
bürgermeister=mayor;bürgermeisterin=mayor;bürgersteig=pavement;büro=office;bürokauffrau=office clerk;bürokaufmann=office clerk;büroklammer=paper clip
bürokratie=bureaucracy;bürokratisch=bureaucratic;büros=offices;bürostuhl=office chair;bürostühle=office chairs;bürste=brush;büsche=bushes;ca=about
cabrio=convertible;cafe=café;café=café;campen=camp;camper=camper van;campieren=camp;campiert=camped;camping=camping;campingkocher=camping stove
campingplatz=campsite;campingplätze=campsites;campingurlaub=camping holiday;campus=campus;cappuccino=cappuccino;carport=carport;carsharing=car sharing
casino=casino;cd=cd;cd-player=cd player;cdu=conservative party;cello=cello;celsius=celsius;cent=cent;cervelat=sausage;champagner=champagne
champignon=mushroom;champignons=mushrooms;chaos=chaos;chaotisch=chaotic;charakter=character;charmant=charming;chat=chat;chatten=chat
chauffeur=chauffeur driver;chauffieren=drive;chauffiert=drove;check-in=check-in;chef=boss;chefarzt=head doctor;chefin=boss;chemie=chemistry
chemiker=chemist;chemikerin=chemist;chemo=chemotherapy;chemotherapie=chemotherapy;chic=stylish;chilbi=fair;chile=chile;chilenisch=chilean;chili=chilli
chillen=chill relax;chillig=relaxed;china=china;chinesisch=chinese;chips=crisps;chirurg=surgeon;chirurgin=surgeon;cholerisch=hot-tempered
cholesterin=cholesterol;chor=choir;chorprobe=choir rehearsal;christ=christian;christbaum=christmas tree;christbaumkugel=christmas bauble
christbaumkugeln=christmas baubles;christbäume=christmas trees;christen=christians;christentum=christianity;christkind=christ child
christkindlmarkt=christmas market;christlich=christian;chronisch=chronic;chöre=choirs;circa=about;clean=clean;clever=clever;clique=group of friends
cloud=cloud;clown=clown;club=club;clubs=clubs;co2=carbon dioxide;coach=coach;cocktail=cocktail;code=code;coiffeur=hairdresser;coiffeuse=hairdresser
cola=coke;comedy=comedy;comic=comic;computer=computer;computerspiel=computer game;computerspiele=computer games;container=container;contra=against
controller=controller;cool=cool;coop=coop;copyshop=copy shop;cornflakes=cornflakes;corona=covid;cortison=cortisone;couch=couch;couchtisch=coffee table
coupon=coupon;cousin=cousin;cousine=cousin;creme=cream;cremefarben=cream-coloured;cremig=creamy;croissant=croissant;crosstrainer=cross trainer
csu=bavarian conservative party;ct=ct scan;curry=curry;currywurst=curry sausage;da=there;dabei=with it;dabeibleiben=stick with;dableiben=stay
dach=roof;dachboden=attic;dachböden=attics;dachdecker=roofer;dachdeckerin=roofer;dachfenster=skylight;dachgeschoss=attic
dachgeschosswohnung=attic flat;dachrinne=gutter;dachs=badger;dachte=thought;dachten=thought;dachwohnung=attic flat;dackel=dachshund;dadurch=thereby
dafür=for it;dageblieben=stayed;dagegen=against it;dagelassen=left here;daheim=at home;daher=therefore;dahin=there;dahinten=back there
dahinter=behind it;dahoam=at home;dalassen=leave here;damalig=then;damals=back then;damaskus=damascus;dame=lady;damen=ladies;damit=so that;dampf=steam
dampfen=vape steam;dampfer=steamer;danach=afterwards;daneben=next to it;dank=thanks to;dankbar=grateful;dankbarkeit=gratitude;danke=thanks
danken=thank;dann=then;danzig=gdansk;daran=on it;darauf=on it;daraufhin=thereupon;daraus=from it;darf=may;darfst=may;darin=in it;darlehen=loan
darm=bowel;darmkrebs=bowel cancer;darmspiegelung=colonoscopy;dart=darts;darts=darts;darum=therefore;darunter=under it;darüber=about it;das=the
dass=that;dasselbe=the same;datei=file;daten=date;datenbank=database;datenschutz=data protection;datenschutzgrundverordnung=data protection regulation
datensicherung=backup;datenvolumen=data allowance;dattel=date;datteln=dates;datum=date;dauer=duration;dauerauftrag=standing order;dauerhaft=permanent
dauern=take last;dauernd=constantly;dauert=take last;dauerte=take last;daumen=thumb;daunenjacke=down jacket;davon=of it;davongelaufen=ran away
davonlaufen=run away;davor=before;dazu=in addition;dazugehören=belong;dazugehörig=belonging;dazugehört=belonged;dazugekommen=joined was added
dazukommen=join be added;dazwischen=in between;ddr=east germany;deadline=deadline;deck=deck;decke=ceiling blanket;deckel=lid;decken=cover set table
defekt=defective;deftig=hearty;degradieren=demote;degradiert=demoted;dehnen=stretch;dein=your;deine=your;deinem=your;deinen=your;deiner=your
deines=your;deins=yours;deinstallieren=uninstall;deinstalliert=uninstalled;deka=ten grams;deko=decoration;dekoration=decoration;dekorieren=decorate
dekoriert=decorated;delfin=dolphin;delle=dent;dem=the;dement=demented;dementsprechend=accordingly;demenz=dementia;demnach=accordingly;demnächst=soon
demo=demonstration;demokratie=democracy;demokratisch=democratic;demonstration=demonstration;demonstrieren=demonstrate protest
demonstriert=demonstrated protested;demselben=the same;demzufolge=consequently;den=the;denen=whom;denk=think;denken=think;denkmal=monument
denkmäler=monuments;denn=;dennoch=nevertheless;denselben=the same;deo=deodorant;depot=securities account depot;depp=idiot;deppert=stupid
depression=depression;depressionen=depression;depressiv=depressed;der=the;derart=so;derartig=such;deren=whose;derjenige=the one;dermassen=so much
derselbe=the same;derzeit=at present;derzeitig=current;des=the;deshalb=therefore;designer=designer;designerin=designer;desktop=desktop;dessen=whose
dessert=dessert;desto=the;deswegen=therefore;detailliert=detailed;detektiv=detective;detektivin=detective;deutlich=clear;deutsch=german
deutsche=german;deutscher=german;deutschkurs=german course;deutschland=germany;deutschlandticket=monthly transport ticket;deutschlehrer=german teacher
deutschlehrerin=german teacher;deutschsprachig=german-speaking;deutschstämmig=of german descent;dezember=december;dezent=subtle;deziliter=decilitre
dhl=parcel service;diabetes=diabetes;diabetiker=diabetic;diagnose=diagnosis;diagnostizieren=diagnose;diagnostiziert=diagnosed;dialekt=dialect
diamant=diamond;diamanten=diamonds;dich=you;dicht=tight;dichter=poet;dichterin=poet;dick=fat thick;dicke=thickness;dickkopf=stubborn person
dickköpfig=stubborn;die=the;dieb=thief;diebin=thief;diebstahl=theft;diebstähle=thefts;diejenige=the one;diejenigen=those;diele=hallway;dienen=serve
dienst=duty service;dienstag=tuesday;dienstagabend=tuesday evening;dienstags=on tuesdays;dienstleister=service provider;dienstleistung=service
dienstplan=duty roster;dienstpläne=duty rosters;dienstreise=business trip;dienstwagen=company car;dies=this;diese=these this;diesel=diesel
dieselbe=the same;dieselben=the same;diesem=this;diesen=this;dieser=this;dieses=this;diesmal=this time;digital=digital;digitalisierung=digitalization
diktat=dictation;diktator=dictator;diktatur=dictatorship;dill=dill;ding=thing;dinge=things;dinosaurier=dinosaur;diplom=diploma;dir=you;direkt=direct
direktflug=direct flight;direktor=headteacher;direktorin=headteacher;dirigent=conductor;dirigentin=conductor;dirigieren=conduct;dirigiert=conducted
dirndl=dirndl dress;disco=disco;discounter=discount supermarket;disko=disco;diskriminiert=discriminated;diskutieren=discuss;diskutiert=discussed
display=display;dissertation=dissertation;distanz=distance;disziplin=discipline;diszipliniert=disciplined;divers=diverse;diverse=various
dividende=dividend;diät=diet;doch=;doktor=doctor;doktorand=phd student;doktorandin=phd student;doktorarbeit=doctoral thesis;doku=documentary
dokument=document;dokumentarfilm=documentary;dokumentation=documentation;dollar=dollar;dolmetscher=interpreter;dolmetscherin=interpreter;dom=cathedral
donau=danube;donner=thunder;donnern=thunder;donnerstag=thursday;donnerstagabend=thursday evening;donnerstags=on thursdays;donnert=thunder;doof=stupid
doping=doping;doppel=double;doppelbett=double bed;doppelhaus=semi-detached house;doppelhaushälfte=semi-detached house;doppelt=double;doppelte=double
doppelzimmer=double room;dorf=village;dorffest=village festival;dorn=thorn;dornen=thorns;dort=there;dorther=from there;dorthin=there;dortig=there
dose=tin can;dosen=tins cans;dosenöffner=tin opener;dosis=dose;dotter=egg yolk;down=down;downgeloadet=downloaded;download=download;downloaden=download
dozent=lecturer;dozentin=lecturer;drache=dragon;drachen=kite dragon;draht=wire;drahtesel=bike;drahtlos=wireless;drama=drama;dramatisch=dramatic
dran=on it;drauf=on it;drauflegen=pay extra;draus=from it;draussen=outside;dreck=dirt;dreckig=dirty;drehen=turn;drei=three;dreieck=triangle
dreieckig=triangular;dreieinhalb=three and half;dreien=three;dreier=three;dreifach=triple;dreifache=triple;dreihundert=three hundred
dreijährig=three-year;dreimal=three times;dreimonatig=three-month;dreirad=tricycle;dreiräder=tricycles;dreissig=thirty;dreissiger=thirties
dreissigste=thirtieth;dreissigsten=thirtieth;dreiundachtzig=eighty-three;dreiunddreissig=thirty-three;dreiundfünfzig=fifty-three
dreiundneunzig=ninety-three;dreiundsechzig=sixty-three;dreiundsiebzig=seventy-three;dreiundvierzig=forty-three;dreiundzwanzig=twenty-three
dreiviertel=three quarters;dreiviertelstunde=three quarters of an hour;dreiwöchig=three-week;dreizehn=thirteen;dreizehnte=thirteenth
dreizehnten=thirteenth;dreizimmerwohnung=three-room flat;drillinge=triplets;drin=inside;dringend=urgent;drinnen=inside;dritt=third;dritte=third
drittel=third;dritten=third;drittens=thirdly;dritter=third;drittes=third;droge=drug;drogen=drugs;drogenabhängig=addicted to drugs;drogenfrei=drug-free
drogerie=drugstore;drogeriemarkt=drugstore;drogist=chemist;drogistin=chemist;drohen=threaten;drohne=drone;drohung=threat;druck=pressure;drucken=print
drucker=printer;druckerpatrone=printer cartridge;drum=around it;drunter=under it;drähte=wires;drüben=over there;drüber=over it;drücken=press push
drüse=gland;dsl=broadband;du=you;duft=scent;duftend=fragrant;dumm=stupid;dummerweise=stupidly;dummheit=stupidity;dummkopf=fool;dunkel=dark
dunkelblau=dark blue;dunkelblond=dark blond;dunkelbraun=dark brown;dunkelgrau=dark grey;dunkelgrün=dark green;dunkelhaarig=dark-haired
dunkelheit=darkness;dunkelrot=dark red;dunkle=dark;dunklen=dark;dunkler=darker dark;dunkles=dark;dunstabzug=extractor hood
dunstabzugshaube=extractor hood;durch=through;durchdrehen=go crazy;durcheinander=mess;durchfall=diarrhoea;durchfallen=fail;durchgedreht=went crazy
durchgefallen=failed;durchgehalten=held out;durchgeknallt=crazy;durchgelesen=read through;durchgemacht=went through;durchgerostet=rusted through
durchgeschlafen=slept through;durchgeschwitzt=soaked with sweat;durchgezogen=saw through;durchhalten=hold out;durchlesen=read through
durchmachen=go through;durchnässt=soaked;durchs=through the;durchschlafen=sleep through;durchschnitt=average;durchschnittlich=average
durchsichtig=transparent;durchtrainiert=well-trained;durchwachsen=mixed;durchziehen=see through;durfte=was allowed;durften=was allowed
durftest=was allowed;durftet=was allowed;durst=thirst;durstig=thirsty;dusch=shower;dusche=shower;duschen=shower;duschgel=shower gel
duschkabine=shower cubicle;duschvorhang=shower curtain;dutzend=dozen;duvet=duvet;dvd=dvd;dynamisch=dynamic;dyslexisch=dyslexic;dächer=roofs
dämmen=insulate;dämmerung=dusk dawn;dämmung=insulation;dämpfe=fumes;dämpfen=steam;dänemark=denmark;dänisch=danish;därme=bowels;döner=kebab
dönerbude=kebab shop;dörfer=villages;dörflich=village;dübel=wall plug;düfte=scents;dümmer=more stupid;dümmste=most stupid;düngen=fertilise
dünger=fertiliser;dünn=thin;dünsten=steam;dürfen=may;dürft=may;dürfte=might;dürften=might;dürftest=might;dürre=drought;düsseldorf=dusseldorf
düster=gloomy;e-auto=electric car;e-bike=electric bike;e-book=e-book;e-card=health insurance card;e-gitarre=electric guitar;e-mail=email
e-scooter=electric scooter;easy=easy;ebay=ebay;ebbe=low tide;eben=;ebenerdig=ground level;ebenfalls=also;ebenso=likewise;ebensowenig=neither
ebike=electric bike;ec-karte=debit card;echt=real;eckball=corner kick;eckbank=corner bench;ecke=corner;ecken=corners;eckig=angular;ecuador=ecuador
edeka=edeka;edel=noble;edelstahl=stainless steel;edelstein=gemstone;edv=computing;efeu=ivy;effektiv=effective;effizient=efficient;egal=does not matter
egoismus=selfishness;egoist=selfish person;egoistisch=selfish;eh=;ehe=before marriage;eheberatung=marriage counselling;ehefrau=wife;ehefrauen=wives
eheleute=married couple;ehelich=marital;ehemalig=former;ehemals=formerly;ehemann=husband;ehemänner=husbands;ehepaar=married couple;ehepartner=spouse
eher=rather;ehering=wedding ring;eheringe=wedding rings;eheschliessung=marriage;ehesten=most likely;ehestens=soonest;ehevertrag=prenuptial agreement
ehrenamt=voluntary work;ehrenamtlich=voluntary;ehrenämter=volunteer work;ehrgeiz=ambition;ehrgeizig=ambitious;ehrlich=honest;ehrlicherweise=honestly
ehrlichkeit=honesty;ei=egg;eiche=oak;eichhörnchen=squirrel;eidechse=lizard;eier=eggs;eierkocher=egg boiler;eierschwammerl=chanterelles;eierstock=ovary
eifersucht=jealousy;eifersüchtig=jealous;eigelb=egg yolk;eigen=own;eigenartig=peculiar;eigenbedarf=landlord's own use;eigene=own;eigenen=own
eigener=own;eigenes=own;eigenschaft=quality trait;eigenschaften=qualities traits;eigensinnig=stubborn;eigentlich=actually;eigentum=property
eigentumswohnung=owned flat;eigentümer=owner;eigentümerin=owner;eignen=be suitable;eile=hurry;eilen=hurry;eilig=urgent;eimer=bucket;ein=a
einander=each other;einarbeiten=learn the job;einarbeitung=training onboarding;einbahnstrasse=one-way street;einbauen=install
einbauküche=fitted kitchen;einbrechen=break in;einbrecher=burglar;einbruch=burglary;einbrüche=burglaries;einbürgerung=naturalization
einchecken=check in;eincremen=put on cream;eindeutig=clear;eine=a;eineiig=identical;eineinhalb=one and half;einem=a;einen=a;einer=a
einerseits=on one hand;eines=a;einfach=simple;einfahrt=driveway;einfallen=occur to;einfamilien=single-family;einfamilienhaus=detached house
einfarbig=plain;einfrieren=freeze;einfügen=insert paste;einführen=introduce;eingabe=input;eingang=entrance;eingearbeitet=learned the job
eingebaut=installed;eingeben=enter type;eingebildet=conceited;eingebrochen=broke in;eingebürgert=naturalised;eingecheckt=checked in
eingecremt=put on cream;eingefallen=occurred to;eingefroren=froze;eingefügt=inserted pasted;eingeführt=introduced;eingegeben=entered typed
eingeholt=caught up;eingekauft=shopped;eingekocht=preserved;eingeladen=invited;eingelebt=settled in;eingelegt=pickled;eingeloggt=logged in
eingelöst=redeemed;eingenommen=took earned;eingepackt=packed wrapped;eingeparkt=parked;eingepflanzt=planted;eingeplant=planned for
eingereicht=submitted;eingerichtet=furnished set up;eingeräumt=put away;eingescannt=scanned;eingeschaltet=turned on;eingeschenkt=poured
eingeschlafen=fell asleep;eingeschläfert=put to sleep;eingeschnappt=in a huff;eingeschrieben=enrolled;eingeschult=started school;eingeschätzt=assessed
eingespart=saved;eingesteckt=plugged in;eingestellt=hired set;eingestiegen=got in;eingestürzt=collapsed;eingetauscht=traded in
eingetippt=entered typed;eingetragen=entered registered;eingetreten=entered joined;eingewandert=immigrated;eingewöhnen=settle in;eingewöhnt=settled in
eingewöhnung=settling in;eingezahlt=deposited paid in;eingezogen=moved in;eingriff=operation;eingänge=entrances;einheimisch=local;einheit=unit
einholen=catch up;einhundert=one hundred;einig=agreed;einige=some;einigen=some;einiger=some;einigermassen=reasonably;einiges=some;einjährig=one-year
einkauf=shopping;einkaufen=shop;einkaufs=shopping;einkaufscenter=shopping centre;einkaufskorb=shopping basket;einkaufsliste=shopping list
einkaufstasche=shopping bag;einkaufstüte=shopping bag;einkaufswagen=shopping trolley;einkaufszentrum=shopping centre;einkaufszettel=shopping list
einkochen=preserve;einkommen=income;einkommensteuer=income tax;einkäufe=shopping;einkäufer=buyer;einladen=invite;einladung=invitation
einladungen=invitations;einladungskarte=invitation card;einleben=settle in;einlegen=pickle;einloggen=log in;einlösen=redeem;einmal=once
einmalig=unique;einnahme=income;einnahmen=income;einnehmen=take earn;einpacken=pack wrap;einparken=park;einpflanzen=plant;einplanen=plan for
einrad=unicycle;einreichen=submit;einreise=entry;einrichten=furnish set up;einrichtung=furnishings;einräumen=put away;eins=one;einsam=lonely
einsamkeit=loneliness;einscannen=scan;einschalten=turn on;einschenken=pour;einschlafen=fall asleep;einschliesslich=including;einschläfern=put to sleep
einschreiben=enrol;einschreibung=enrolment;einschulen=start school;einschulung=first day of school;einschätzen=assess;einseitig=one-sided
einser=top grade;einsparen=save;einspruch=objection;einspurig=single-lane;einst=once;einstecken=plug in;einsteigen=get in;einstellen=hire set
einstellung=setting attitude;einstellungen=settings;einstimmig=unanimous;einstöckig=single-storey;einstündig=one-hour;einstürzen=collapse
eintauschen=trade in;eintausend=one thousand;eintippen=enter type;eintopf=stew;eintragen=enter register;eintreten=enter join;eintritt=admission entry
eintrittskarte=ticket;eintrittspreis=admission price;eintägig=one-day;eintönig=monotonous;einundachtzig=eighty-one;einunddreissig=thirty-one
einundfünfzig=fifty-one;einundneunzig=ninety-one;einundsechzig=sixty-one;einundsiebzig=seventy-one;einundvierzig=forty-one;einundzwanzig=twenty-one
einundzwanzigste=twenty-first;einundzwanzigsten=twenty-first;einverstanden=agreed;einwanderer=immigrant;einwandern=immigrate;einwanderung=immigration
einweihung=inauguration;einweihungsfeier=housewarming party;einweihungsparty=housewarming party;einwohner=inhabitant;einwohnerin=inhabitant
einwohnermeldeamt=residents' registration office;einwöchig=one-week;einzahl=singular;einzahlen=deposit pay in;einzel=single
einzelfahrschein=single ticket;einzelhandel=retail;einzelhandelskauffrau=retail saleswoman;einzelhandelskaufmann=retail salesman;einzelkind=only child
einzeln=single;einzelzimmer=single room;einziehe=move in;einziehen=move in;einzig=only;einzigartig=unique;einzimmerwohnung=studio flat
einzug=moving in;einzugsermächtigung=direct debit;einzukaufen=shop;einzuladen=invite;einzustellen=hire set;einzuziehen=move in;eis=ice cream ice
eisbahn=ice rink;eisbecher=ice cream sundae;eisdiele=ice cream parlour;eisen=iron;eisenbahn=railway;eishockey=ice hockey;eisig=icy;eiskalt=ice-cold
eiskasten=fridge;eiskunstlauf=figure skating;eislaufen=ice skate;eitel=vain;eiweiss=egg white protein;ekel=disgust;ekelhaft=disgusting;ekg=ecg
eklig=disgusting;ekzem=eczema;elbe=elbe;elefant=elephant;elefanten=elephants;elegant=elegant;elektriker=electrician;elektrikerin=electrician
elektrisch=electric;elektrizität=electricity;elektro=electric;elektroauto=electric car;elektrogerät=electrical appliance;elektroherd=electric stove
elektromarkt=electronics store;elektronik=electronics;elektronisch=electronic;elektrotechnik=electrical engineering;elf=eleven
elfenbeinküste=ivory coast;elfmeter=penalty;elfte=eleventh;elften=eleventh;ellbogen=elbow;ellenbogen=elbow;elsass=alsace;elster=magpie
elterlich=parental;eltern=parents;elternabend=parents' evening;elternbeirat=parents' council;elterngeld=parental allowance
elternsprechtag=parents' evening;elternteil=parent;elternvertreter=parent representative;elternzeit=parental leave;em=european championship
email=email;emotion=emotion;emotional=emotional;emotionen=emotions;empfahl=recommended;empfand=felt;empfang=reception;empfangen=receive
empfangs=reception;empfehlen=recommend;empfehlenswert=recommendable;empfiehlt=recommend;empfinden=feel;empfindlich=sensitive;empfing=received
empfohlen=recommended;empfunden=felt;empfänger=recipient;empfängt=receive;ende=end;enden=end;endgeil=awesome;endlich=finally;endstation=terminus
energie=energy;energiesparen=saving energy;energieverbrauch=energy consumption;energiewende=energy transition;energisch=energetic;eng=narrow tight
engagieren=volunteer engage;engagiert=volunteered engaged;engel=angel;england=england;englisch=english;englischkurs=english course
englischlehrer=english teacher;englischlehrerin=english teacher;engländer=englishman;engländerin=englishwoman;engstirnig=narrow-minded
enkel=grandchild;enkelin=granddaughter;enkelkind=grandchild;enkelkinder=grandchildren;enkelsohn=grandson;enkeltochter=granddaughter;enorm=enormous
entbinden=give birth;entbunden=gave birth;entdecken=discover;entdeckt=discovered;entdeckung=discovery;ente=duck;enten=ducks;entfernen=remove
entfernt=away;entfernung=distance;entgegen=contrary to;enthaaren=remove hair;enthalten=contain;enthielt=contained;enthält=contain;entladen=unload
entlang=along;entlassen=lay off dismiss;entlassung=layoff;entlaufen=run away;entliess=laid off dismissed;entlässt=lay off dismiss
entmutigt=discouraged;entrümpeln=declutter;entrümpelt=decluttered;entscheiden=decide;entscheidend=decisive;entscheidung=decision
entscheidungen=decisions;entschied=decided;entschieden=decided;entschliessen=decide;entschloss=decided;entschlossen=decided
entschuldigen=apologise excuse;entschuldigt=apologised excused;entschuldigung=sorry;entsetzlich=horrible;entsetzt=horrified
entsorgen=dispose throw away;entsorgt=disposed;entspannen=relax;entspannend=relaxing;entspannt=relaxed;entspannung=relaxation;entsperren=unlock
entsperrt=unlocked;entsprechend=corresponding;entstand=arose;entstanden=arose;entstehen=arise;entsteht=arise;enttäuschen=disappoint
enttäuschend=disappointing;enttäuscht=disappointed;enttäuschung=disappointment;entweder=either;entwickeln=develop;entwickelt=develop;entwickle=develop
entwickler=developer;entwicklerin=developer;entwicklung=development;entwicklungsland=developing country;entwurf=draft design;entwürfe=drafts designs
entzug=rehab withdrawal;entzückend=delightful;entzündet=inflamed;entzündung=inflammation;epilepsie=epilepsy;epoche=era;er=he;erasmus=student exchange
erbe=inheritance heir;erben=inherit;erbin=heiress;erblich=hereditary;erbrechen=vomit;erbrochen=vomited;erbschaft=inheritance
erbschaftssteuer=inheritance tax;erbse=pea;erbsen=peas;erbärmlich=pathetic;erd=earth;erdapfel=potato;erdbeben=earthquake;erdbeer=strawberry
erdbeere=strawberry;erdbeeren=strawberries;erde=earth soil;erdgas=natural gas;erdgeschoss=ground floor;erdgeschosswohnung=ground-floor flat
erdkunde=geography;erdnuss=peanut;erdnussbutter=peanut butter;erdnüsse=peanuts;erdäpfel=potatoes;erdöl=petroleum;ereignis=event;ereignisse=events
erfahren=learn find out;erfahrung=experience;erfahrungen=experiences;erfand=invented;erfinden=invent;erfinder=inventor;erfinderin=inventor
erfindung=invention;erfolg=success;erfolglos=unsuccessful;erfolgreich=successful;erforderlich=required;erfordern=require;erfordert=require
erfreulich=pleasing;erfuhr=found out;erfuhren=found out;erfunden=invented;erfährst=learn find out;erfährt=learn find out;erfüllen=fulfil
erfüllt=fulfilled;ergab=resulted;ergeben=result;ergebnis=result;ergebnisse=results;ergibt=result;ergometer=exercise bike
ergotherapeut=occupational therapist;ergotherapeutin=occupational therapist;ergotherapie=occupational therapy;ergänzen=add complete
ergänzt=added completed;erhalten=receive;erheblich=considerable;erhielt=received;erhielten=received;erholen=recover relax;erholsam=restful
erholt=recovered relaxed;erholung=rest recovery;erhält=receive;erhältst=receive;erhöhen=increase raise;erhöht=increased raised
erinnere=remember remind;erinnern=remember remind;erinnert=remember remind;erinnerte=remember remind;erinnerung=memory;erinnerungen=memories
eritrea=eritrea;eritreisch=eritrean;erkannt=recognised;erkannte=recognised;erkennen=recognise;erkenntnis=insight;erklären=explain;erklärt=explained
erklärung=explanation;erkranken=fall ill;erkrankt=fell ill;erkrankung=illness;erkunden=explore;erkundet=explored;erkälten=catch a cold
erkältet=have a cold;erkältung=cold;erlauben=allow;erlaubnis=permission;erlaubt=allowed;erleben=experience;erlebnis=experience;erlebnisse=experiences
erlebt=experienced;erledigen=get done;erledigt=done;erleichtern=make easier relieve;erleichtert=make easier relieve;erleichterung=relief
erlös=proceeds;ermittlung=investigation;ermorden=murder;ermordet=murdered;ermutigen=encourage;ermutigend=encouraging;ermutigt=encouraged
ermässigung=reduction discount;ermüdend=tiring;erneuern=renew;erneuert=renew;erneut=again;ernst=serious;ernsthaft=serious;ernte=harvest
erntedank=harvest festival;erntedankfest=harvest festival;ernten=harvest;ernähren=feed eat diet;ernährt=fed ate diet;ernährung=nutrition diet
erreichbar=reachable;erreichen=reach;erreicht=reached;ersatzschlüssel=spare key;ersatzteil=spare part;ersatzteile=spare parts;erscheinen=appear
erschien=appeared;erschienen=appeared;erschrak=frightened;erschrecken=frighten;erschreckend=frightening;erschreckt=frightened;erschrickt=frighten
erschrocken=frightened;erschwinglich=affordable;erschöpft=exhausted;erschöpfung=exhaustion;ersetzen=replace;ersetzt=replaced;ersparnis=savings
ersparnisse=savings;erst=only first;erstatten=refund;erstattet=refunded;erstaunlich=astonishing;erstaunlicherweise=surprisingly;erstaunt=astonished
erste=first;ersteigern=auction;ersteigert=auction;erstellen=create;erstellt=created;erstem=first;ersten=first;erstens=firstly;erster=first
erstes=first;ersti=first-year student;erstklässler=first-grader;erstkommunion=first communion;erstmal=first;erstmals=first time
erstsemester=first-year student;ertragen=bear;ertrank=drowned;ertrinken=drown;ertrug=bore;ertrunken=drowned;erträglich=bearable;erträgt=bear
erwachsen=grown-up;erwachsene=adults;erwachsener=adult;erwarten=expect;erwartet=expected;erweitern=extend;erweitert=extend;erwerbslos=unemployed
erwerbstätig=employed;erwidern=reply;erwidert=reply;erwischen=catch;erwischt=caught;erwähnen=mention;erwähnt=mentioned;erwärmen=warm;erwärmt=warmed
erwünscht=desired;erziehen=bring up raise;erzieher=nursery teacher;erzieherin=nursery teacher;erzieherinnen=nursery teachers;erziehung=upbringing
erzogen=brought up raised;erzählen=tell;erzählt=told;erzählung=story;eröffnen=open;eröffnet=opened;eröffnung=opening;es=it;escape-room=escape room
esel=donkey;esoterisch=esoteric;espresso=espresso;ess=dining;essbar=edible;esse=eat;essen=food eat;essig=vinegar;essiggurke=pickle
esslöffel=tablespoon;essstörung=eating disorder;esstisch=dining table;esszimmer=dining room;estland=estonia;estnisch=estonian;estrich=attic
etage=floor;etagenbett=bunk bed;etc=et cetera;etf=index fund;ethik=ethics;etliche=quite a few;etlichen=quite a few;etwa=about;etwas=something;eu=eu
euch=you;euer=your;eule=owl;eure=your;eurem=your;euren=your;eurer=your;eures=your;euro=euro;europa=europe;europameisterschaft=european championship
europaweit=europe-wide;europäer=european;europäerin=european;europäisch=european;evangelisch=protestant;event=event;eventuell=possibly
evolution=evolution;ewig=forever;ewigkeit=eternity;ex=ex;exakt=exact;exfrau=ex-wife;exfreund=ex-boyfriend;exfreundin=ex-girlfriend;existieren=exist
existiert=existed;exklusive=exclusive;exmann=ex-husband;exotisch=exotic;expedition=expedition;experiment=experiment;explodieren=explode
explodiert=exploded;explosion=explosion;extra=extra;extravagant=extravagant;extrem=extreme;extrovertiert=extroverted;exzellent=excellent
fabelhaft=fabulous;fabrik=factory;fabrikarbeiter=factory worker;facebook=facebook;fach=compartment subject;facharzt=specialist doctor
fachhochschule=college of applied sciences;fachklinik=specialist clinic;fachkraft=skilled worker;fachkräfte=skilled workers
fachkräftemangel=shortage of skilled workers;fachschule=technical school;fachärzte=specialist doctors;fachärztin=specialist doctor;fad=bland
faden=thread;fahr=driving;fahrbahn=roadway;fahrbereit=ready to drive;fahren=drive;fahrer=driver;fahrerin=driver;fahrgast=passenger
fahrgemeinschaft=carpool;fahrgäste=passengers;fahrkarte=ticket;fahrkarten=tickets;fahrkartenautomat=ticket machine
fahrkartenkontrolle=ticket inspection;fahrlehrer=driving instructor;fahrlehrerin=driving instructor;fahrplan=timetable;fahrpläne=timetables
fahrprüfung=driving test;fahrrad=bicycle;fahrradfahrer=cyclist;fahrradfreundlich=bicycle-friendly;fahrradhelm=bicycle helmet;fahrradkorb=bike basket
fahrradschloss=bike lock;fahrradtour=bike tour;fahrradweg=cycle path;fahrräder=bicycles;fahrschein=ticket;fahrschule=driving school;fahrstuhl=lift
fahrstunde=driving lesson;fahrstühle=lifts;fahrt=journey trip drive;fahrten=journeys trips;fahrzeug=vehicle;fair=fair;fake-news=fake news;fakt=fact
fakten=facts;fakultät=faculty;fallen=fall;falls=if;fallschirm=parachute;fallschirmspringen=skydiving;fallschirmsprung=parachute jump;falsch=wrong
falte=wrinkle;falten=wrinkles;faltig=wrinkled;familie=family;familien=family;familienbeihilfe=child benefit;familienfeier=family party
familienfreundlich=family-friendly;familienleben=family life;familienmitglied=family member;familienmitglieder=family members;familienname=surname
familienstand=marital status;familientreffen=family reunion;familienurlaub=family holiday;familienzuwachs=new baby;familiär=family;fan=fan;fand=found
fanden=found;fangen=catch;fans=fans;fantasie=imagination;fantasieren=fantasise;fantastisch=fantastic;fantasy=fantasy;farbe=colour paint
farben=colours paint;farbenblind=colour-blind;farbig=coloured;faschiertes=minced meat;fasching=carnival;faschingsparty=carnival party
fasnacht=carnival;fass=barrel;fast=almost;fasten=fast;fastenzeit=lent;fastnacht=carnival;faszinieren=fascinate;faszinierend=fascinating
fasziniert=fascinated;faul=lazy rotten;faulenzen=laze around;faulheit=laziness;faust=fist;fauteuil=armchair;faxen=fax;fdp=liberal party;feber=february
februar=february;fechten=fencing;feder=feather;federball=badminton;federleicht=very light;federmäppchen=pencil case;federn=feathers
federpennal=pencil case;fee=fairy;fegen=sweep;fehlen=be missing lack;fehler=mistake;fehlerfrei=faultless;fehlerhaft=faulty;fehlermeldung=error message
fehlgeburt=miscarriage;feier=celebration;feierabend=end of work;feierabendverkehr=rush hour traffic;feiere=celebrate;feierlich=solemn;feiern=celebrate
feiert=celebrate;feiertag=public holiday;feiertage=public holidays;feiertags=on holidays;feige=cowardly;feigen=figs;feigling=coward;feile=file
feilschen=haggle;fein=fine;feind=enemy;feinfühlig=sensitive;feld=field;felder=fields;feldsalat=lamb's lettuce;feldweg=dirt track;felge=rim;fell=fur
fels=rock;felsen=rock;felsig=rocky;feministisch=feminist;fenchel=fennel;fenster=window;fensterbank=windowsill;fensterbrett=windowsill
fensterplatz=window seat;fensterscheibe=window pane;ferien=holiday;ferienbeginn=start of the holidays;ferienhaus=holiday home
ferienhäuser=holiday homes;ferienjob=holiday job;ferienlager=holiday camp;ferienwohnung=holiday flat;ferkel=piglet;fern=far
fernbedienung=remote control;fernbeziehung=long-distance relationship;fernbus=long-distance coach;ferngesehen=watched tv;fernglas=binoculars
ferngläser=binoculars;fernrohr=telescope;fernseh=television;fernsehabend=tv evening;fernsehen=watch tv television;fernseher=television
fernsehprogramm=tv programme;fernsehsendung=tv programme;fernstudium=distance learning;fernweh=wanderlust;fernwärme=district heating;ferse=heel
fertig=ready finished;fertighaus=prefabricated house;fesch=smart;fest=firm;festanstellung=permanent position;feste=celebrations festivals
festgeld=fixed deposit;festgelegt=set decided;festgenommen=arrested;festgestellt=noticed found;festival=festival;festlegen=set decide;festlich=festive
festnahme=arrest;festnehmen=arrest;festnetz=landline;festplatte=hard drive;feststellen=notice find;fete=party;fett=fat;fettarm=low-fat;fettig=greasy
fettleibig=obese;fetzig=lively;feucht=damp;feuchtblattern=chickenpox;feuchtigkeit=damp;feuer=fire;feuerfest=fireproof;feuern=fire;feuert=fire
feuerwehr=fire brigade;feuerwehrauto=fire engine;feuerwehrfrau=firefighter;feuerwehrleute=firefighters;feuerwehrmann=firefighter
feuerwehrmänner=firefighters;feuerwerk=fireworks;feuerzeug=lighter;fh=college;fichte=spruce;ficken=have sex;fieber=fever;fieberblase=cold sore
fieberthermometer=thermometer;fiebrig=feverish;fiel=fell;fielen=fell;fies=mean;figur=figure;figurbetont=tight-fitting;filet=fillet;filiale=branch
film=film movie;filmabend=movie night;filme=films movies;filmen=film;filz=felt;filzstift=felt pen;filzstifte=felt pens;finanzamt=tax office
finanzen=finances;finanziell=financial;finanzieren=finance;finanziert=financed;finanzierung=financing;finanzkrise=financial crisis
finanzämter=tax offices;find=find;finden=find;fing=caught;fingen=caught;finger=finger;fingerabdruck=fingerprint;fingernagel=fingernail
fingernägel=fingernails;fingerspitze=fingertip;finken=slippers;finnisch=finnish;finnland=finland;finster=dark;firewall=firewall;firma=company
firmen=company;firmenfeier=company party;firmenwagen=company car;firmung=confirmation;fisch=fish;fische=fish;fischen=fish;fischer=fisherman
fischstäbchen=fish fingers;fisolen=green beans;fit=fit;fitness=fitness;fitnesscenter=gym;fitnessstudio=gym;fix=quick fixed;flach=flat;flamme=flame
flandern=flanders;flasche=bottle;flaschen=bottles;flaschenöffner=bottle opener;flatrate=flat rate;flauschig=fluffy;fleck=stain;flecken=stains
fledermaus=bat;fledermäuse=bats;fleisch=meat;fleischer=butcher;fleischerei=butcher's shop;fleischhauer=butcher;fleischlaberl=meatball
fleischlos=meatless;fleischpflanzerl=meatball;fleiss=hard work;fleissig=hardworking;flexibel=flexible;flexible=flexible;flicken=mend patch
flieder=lilac;fliege=fly bow tie;fliegen=fly;fliegengitter=fly screen;flieger=plane;fliehen=flee;fliese=tile;fliesen=tile;fliesenleger=tiler
fliessen=flow;fliessend=fluent;flipflops=flip-flops;flirten=flirt;flitterwochen=honeymoon;flog=flew;flogen=flew;floh=fled;flohmarkt=flea market
flohmärkte=flea markets;florenz=florence;florist=florist;floristin=florist;floss=flowed;flosse=fin flipper;flott=quick;fluchen=swear;flucht=escape
flug=flight;flugangst=fear of flying;flugbegleiter=flight attendant;flugbegleiterin=flight attendant;fluggesellschaft=airline;flughafen=airport
flughäfen=airports;flugticket=plane ticket;flugzeug=airplane;flur=hallway;fluss=river;flut=tide flood;fläche=area;flämisch=flemish
fläschchen=baby bottle;flöhe=fleas;flösse=rafts;flöte=flute;flüchten=flee;flüchtling=refugee;flüchtlinge=refugees;flüge=flights;flügel=wing
flüsse=rivers;flüssig=liquid fluent;flüssigkeit=liquid;flüstern=whisper;flüstert=whisper;folge=episode consequence;folgen=follow;folgend=following
folglich=consequently;folie=foil film;fonds=fund;football=american football;fordern=demand;fordert=demand;forelle=trout;foren=forums;form=shape form
formel=formula;formell=formal;formular=form;forschen=research;forscher=researcher;forscherin=researcher;forschung=research;fort=away
fortbilden=do further training;fortbildung=further training;fortbildungs=further training;fortgebildet=did further training;fortgegangen=left went out
fortgehen=leave go out;fortgeschrittene=advanced learners;fortgesetzt=continued;fortgezogen=moved away;fortlaufend=continuous;fortsetzen=continue
fortziehen=move away;forum=forum;fossil=fossil;foto=photo;fotoalbum=photo album;fotograf=photographer;fotografie=photography;fotografieren=photograph
fotografiert=photographed;fotografin=photographer;fotos=photos;foul=foul;fpö=austrian freedom party;frag=ask;frage=question;fragen=ask
franken=franconia francs;frankfurter=frankfurt;frankreich=france;franzose=frenchman;französin=frenchwoman;französisch=french;frass=ate;frau=woman
frauen=women;frauenarzt=gynaecologist;frauenfeindlich=misogynist;frauenhaus=women's refuge;frauentag=women's day;frauenärztin=gynaecologist
frech=cheeky;frechheit=cheek;freelancer=freelancer;frei=free;freibad=outdoor pool;freiberufler=freelancer;freiberuflerin=freelancer
freiberuflich=freelance;freibäder=outdoor pools;freigehabt=had day off;freigenommen=took time off;freihaben=have day off;freiheit=freedom
freinehmen=take time off;freistehend=detached;freistoss=free kick;freitag=friday;freitagabend=friday evening;freitagnachmittag=friday afternoon
freitags=on fridays;freiwillig=voluntary;freiwillige=volunteers;freiwilligenarbeit=volunteer work;freiwilliger=volunteer;freizeit=leisure
freizeitbeschäftigung=leisure activity;freizeitpark=theme park;fremd=foreign strange;fremde=stranger;fremdenfeindlich=xenophobic;fremder=stranger
fremdgegangen=cheated;fremdgehen=cheat;fremdsprache=foreign language;fremdsprachig=foreign-language;fressen=eat;fressnapf=food bowl;freude=joy
freuen=be happy look forward;freund=friend boyfriend;freunde=friends;freundes=friend;freundeskreis=circle of friends;freundin=friend girlfriend
freundinnen=friends;freundlich=friendly;freundlichkeit=friendliness;freundschaft=friendship;frieden=peace;friedens=peace;friedhof=cemetery
friedhöfe=cemeteries;friedlich=peaceful;frieren=freeze be cold;friesisch=frisian;frikadelle=meatball;frisch=fresh;frische=freshness
frischhaltefolie=cling film;frischkäse=cream cheese;frischverheiratet=newly wed;friseur=hairdresser;friseurin=hairdresser;friseuse=hairdresser
frisieren=do hair;frisiert=did hair;frisst=eat;frist=deadline;fristgerecht=in due time;fristlos=without notice;frisur=hairstyle;frisör=hairdresser
frisörin=hairdresser;frittiert=deep-fried;froh=glad;fromm=pious;fronleichnam=corpus christi;fror=froze;froren=froze;frosch=frog;frost=frost
frucht=fruit;frust=frustration;fränkisch=franconian;fröhlich=cheerful;frösche=frogs;früchte=fruit;früh=early;frühchen=premature baby
früher=formerly earlier;frühere=former;früheren=former;früherer=former;frühestens=at the earliest;frühgeburt=premature birth;frühjahr=spring
frühjahrs=spring;frühjahrsputz=spring clean;frühling=spring;frühlings=spring;frühlingshaft=springlike;frühmorgens=early morning
frührente=early retirement;frühschicht=early shift;frühstück=breakfast;frühstücken=have breakfast;frühstücksbuffet=breakfast buffet
frühstücksei=boiled egg;frühzeitig=early;fuchs=fox;fuhr=drove;fuhren=drove;fuhrst=drove;funktion=function;funktionieren=work;funktioniert=work
furcht=fear;furchtbar=terrible;furchterregend=frightening;furchtlos=fearless;furzen=fart;fuss=foot;fussball=football;fussballer=footballer
fussballerin=footballer;fussballplatz=football pitch;fussballplätze=football pitches;fussballschuhe=football boots;fussballspiel=football match
fussballspieler=football player;fussballspielerin=football player;fussballverein=football club;fussboden=floor;fussbodenheizung=underfloor heating
fussgänger=pedestrian;fussgängerin=pedestrian;fussgängerzone=pedestrian zone;fussläufig=within walking distance;fussmatte=doormat
fusspilz=athlete's foot;fusssohle=sole;fussweg=footpath;futter=food feed;fächer=compartments subjects;fäden=threads;fähig=capable;fähre=ferry
fährst=drive;fährt=drive;fällen=cut down;fällst=fall;fällt=fall;fängst=catch;fängt=catch;färben=dye;fässer=barrels;fäuste=fists;föhn=hairdryer
föhnen=blow dry;fön=hairdryer;fördern=support promote;förderschule=special school;fördert=support promote;förderung=funding support;förster=forester
försterin=forester;füchse=foxes;fühlen=feel;führen=lead;führend=leading;führerausweis=driving licence;führerschein=driving licence
führerscheinprüfung=driving test;führung=guided tour;führungs=leadership;führungskraft=manager;führungskräfte=managers
führungszeugnis=criminal record certificate;füllen=fill;füller=fountain pen;füllfeder=fountain pen;füllung=filling;fünf=five;fünfer=five bad grade
fünfhundert=five hundred;fünfjährig=five-year;fünfmal=five times;fünfte=fifth;fünftel=fifth;fünften=fifth;fünfundachtzig=eighty-five
fünfunddreissig=thirty-five;fünfundfünfzig=fifty-five;fünfundneunzig=ninety-five;fünfundsechzig=sixty-five;fünfundsiebzig=seventy-five
fünfundvierzig=forty-five;fünfundzwanzig=twenty-five;fünfzehn=fifteen;fünfzehnte=fifteenth;fünfzehnten=fifteenth;fünfzig=fifty;fünfziger=fifties
fünfzigste=fiftieth;fünfzigsten=fiftieth;für=for;fürchten=fear;fürchterlich=terrible;füreinander=for each other;fürs=for the;füsse=feet;füttere=feed
füttern=feed;füttert=feed;gab=gave;gabel=fork;gabeln=forks;gabelstapler=forklift;gaben=gave;galaxie=galaxy;galerie=gallery;galle=bile gallbladder
gallenblase=gallbladder;galt=was valid;gamer=gamer;gang=corridor;gangschaltung=gear shift;gans=goose;ganz=whole quite;ganze=whole;ganzjährig=all year
ganztags=all day;ganztagsschule=all-day school;ganztägig=all-day;gar=at all;garage=garage;garantie=guarantee;garantieren=guarantee
garantiert=guaranteed;garconniere=studio flat;gardasee=lake garda;garderobe=coat rack;gardine=curtain;gardinen=curtains;garkein=no;garn=yarn
garnele=prawn;garnelen=prawns;garnicht=not at all;garnichts=nothing at all;garteln=garden;garten=garden;gartenarbeit=gardening
gartencenter=garden centre;gartenhaus=garden shed;gartenmöbel=garden furniture;gartenschlauch=garden hose;gartenteich=garden pond
gartentor=garden gate;gartenzaun=garden fence;gartenzwerg=garden gnome;gas=gas;gasheizung=gas heating;gasherd=gas stove;gaspedal=accelerator
gaspreis=gas price;gasrechnung=gas bill;gasse=alley lane;gassi=dog walk;gassigehen=walk the dog;gast=guest;gastfamilie=host family
gastfreundlich=hospitable;gastgeber=host;gastgeberin=hostess;gasthaus=inn;gasthof=inn;gasthäuser=inns;gasthöfe=inns;gastritis=gastritis
gastronom=restaurateur;gastronomie=catering trade;gate=gate;gatte=husband;gattin=wife;gaudi=fun;gaumen=palate;geachtet=paid attention;geahnt=suspected
gealtert=aged;geangelt=fished;geantwortet=answered;gearbeitet=worked;geatmet=breathed;gebacken=baked;gebadet=bathed;gebar=give birth
gebastelt=did crafts;gebaut=built;gebeichtet=confessed;gebellt=barked;geben=give;gebet=prayer;gebete=prayers;gebeten=asked requested;gebetet=prayed
gebikt=biked;gebildet=educated;gebirge=mountains;gebiss=dentures;gebissen=bit;geblasen=blew;geblickt=looked;geblieben=stayed;geblinkt=signalled
geblitzt=flashed;gebloggt=blogged;geblutet=bled;geblüht=bloomed;geblümt=flowered;gebogen=bent turned;gebohrt=drilled;gebolzt=played football
geboren=born;geborgenheit=security;geboten=offered;gebouldert=bouldered;geboxt=boxed;gebracht=brought;gebrannt=burned;gebraten=fried roasted
gebrauchen=use;gebrauchsanweisung=instructions;gebraucht=used needed;gebrauchtwagen=used car;gebrechlich=frail;gebremst=braked;gebrochen=broke
gebräunt=tanned;gebrüllt=yelled;gebucht=booked;gebummelt=strolled;geburt=birth;geburten=births;geburts=birth;geburtsdatum=date of birth
geburtsort=place of birth;geburtstag=birthday;geburtstage=birthdays;geburtstagsfeier=birthday party;geburtstagsgeschenk=birthday present
geburtstagsgeschenke=birthday presents;geburtstagskarte=birthday card;geburtstagskind=birthday child;geburtstagskuchen=birthday cake
geburtstagslied=birthday song;geburtstagsparty=birthday party;geburtstagstorte=birthday cake;geburtstermin=due date;geburtsurkunde=birth certificate
gebäck=pastries;gebärdensprache=sign language;gebären=give birth;gebärmutter=womb;gebäude=building;gebückt=bent down;gebüffelt=crammed;gebügelt=ironed
gebühr=fee;gebühren=fees;gebührenfrei=free of charge;gebührenpflichtig=with a fee;gebürgt=guaranteed;gebürtig=native born;gecampt=camped
gechattet=chatted;gechillt=chilled relaxed;gedacht=thought;gedampft=vaped;gedanke=thought;gedanken=thoughts;gedankt=thanked;gedatet=dated
gedauert=took lasted;gedeckt=covered set table;gedehnt=stretched;gedicht=poem;gedient=served;gedonnert=thundered;gedreht=turned;gedroht=threatened
gedruckt=printed;gedrückt=pressed pushed;geduld=patience;geduldig=patient;gedurft=was allowed;geduscht=showered;gedächtnis=memory;gedämmt=insulated
gedämpft=steamed;gedüngt=fertilised;gedünstet=steamed;geeignet=suitable;geeilt=hurried;geeinigt=agreed;geendet=ended;geerbt=inherited
geerntet=harvested;gefahren=drove;gefallen=like please;gefangen=caught;gefastet=fasted;gefaulenzt=lazed around;gefaxt=faxed;gefegt=swept
gefehlt=was missing;gefeiert=celebrated;gefeilscht=haggled;gefeuert=fired;gefickt=had sex;gefiel=liked;gefielen=liked;gefilmt=filmed;gefischt=fished
geflickt=mended patched;gefliest=tiled;geflirtet=flirted;geflogen=flew;geflohen=fled;geflossen=flowed;geflucht=swore;geflüchtet=fled
geflüchtete=refugees;geflügel=poultry;geflüstert=whispered;gefolgt=followed;gefordert=demanded;geforscht=researched;gefragt=asked;gefressen=ate
gefreut=was happy;gefrier=freezing;gefrierfach=freezer compartment;gefrierschrank=freezer;gefriertruhe=freezer;gefroren=froze;gefrässig=greedy
gefrühstückt=had breakfast;gefunden=found;gefurzt=farted;gefährden=endanger;gefährdet=endangered;gefährlich=dangerous;gefällst=like please
gefällt=like please;gefängnis=prison;gefängnisse=prisons;gefärbt=dyed;gefäss=vessel;geföhnt=blow dried;gefördert=supported promoted;gefühl=feeling
gefühle=feelings;gefühlsmässig=emotionally;gefühlt=felt;gefühlvoll=emotional;geführt=led;gefüllt=filled;gefürchtet=feared;gefüttert=fed;gegangen=went
gegeben=gave;gegebenenfalls=if applicable;gegen=against;gegend=area;gegeneinander=against each other;gegenseitig=mutual;gegensprechanlage=intercom
gegenteilig=opposite;gegenwart=present;gegenwärtig=at present;gegenüber=opposite;gegessen=ate;geglaubt=believed;geglotzt=stared;geglänzt=shone
gegner=opponent;gegnerin=opponent;gegolten=was valid;gegoogelt=googled;gegossen=watered poured;gegraben=dug;gegriffen=grabbed;gegrillt=barbecued
gegrinst=grinned;gegründet=founded;gegrüsst=greeted;geguckt=looked;gegärtnert=gardened;gegönnt=treated myself;geh=go;gehabt=had;gehackt=hacked chopped
gehaftet=was liable;gehagelt=hailed;gehalt=salary;gehalten=held;gehalts=salary;gehaltsabrechnung=payslip;gehaltserhöhung=pay raise
gehandelt=traded acted;gehangen=hung;gehasst=hated;gehauen=hit;geheilt=healed cured;geheim=secret;geheimnis=secret;geheimnisse=secrets
geheiratet=married;geheissen=was called;geheizt=heated;gehen=go;geheult=cried;gehhilfe=walking aid;gehirn=brain;gehirnerschütterung=concussion
gehoben=lifted;gehockt=sat squatted;gehofft=hoped;geholfen=helped;geholt=got fetched;gehorchen=obey;gehorcht=obeyed;gehsteig=pavement
gehstock=walking stick;gehumpelt=limped;gehungert=starved;gehupt=honked;gehustet=coughed;gehweg=pavement;gehäkelt=crocheted;gehälter=salaries
gehämmert=hammered;gehängt=hung;gehör=hearing;gehören=belong;gehörlos=deaf;gehörloser=deaf person;gehört=heard belong;gehüpft=hopped
gehütet=looked after;geige=violin;geiger=violinist;geigerin=violinist;geil=awesome;geimpft=vaccinated;geirrt=was wrong;geist=spirit ghost
geister=ghosts;geisterfahrer=wrong-way driver;geistig=mental;geiz=stinginess;geizig=stingy;gejagt=hunted;gejammert=moaned;gejobbt=worked part time
gejoggt=jogged;gejubelt=cheered;gejuckt=itched;gejätet=weeded;gekackt=pooed;gekannt=knew;gekauft=bought;gekaut=chewed;gekegelt=bowled;gekehrt=swept
gekellnert=waited tables;gekickt=played football;gekifft=smoked weed;gekitzelt=tickled;geklagt=sued complained;geklappt=worked out;geklatscht=clapped
geklaut=stole;geklebt=glued stuck;geklemmt=jammed;geklettert=climbed;geklickt=clicked;geklingelt=rang;geklopft=knocked;geklungen=sounded
geklärt=clarified;geknallt=banged;geknetet=kneaded;gekniet=kneeled;geknipst=snapped photo;geknutscht=made out;gekocht=cooked;gekommen=came
gekonnt=could;gekoppelt=paired;gekostet=cost;gekotzt=vomited;gekrabbelt=crawled;gekratzt=scratched;gekrault=swam crawl;gekriegt=got;gekrochen=crawled
gekränkt=hurt;gekuschelt=cuddled;gekämmt=combed;gekämpft=fought;gekühlt=cooled;gekümmert=took care;gekündigt=quit cancelled;gekürzt=shortened cut
geküsst=kissed;gelabert=babbled;gelacht=laughed;geladen=loaded charged;gelagert=stored;gelandet=landed;gelang=succeeded;gelangen=reach
gelangweilt=bored;gelassen=left calm;gelassenheit=calmness;gelaufen=ran walked;gelaunt=in a mood;gelb=yellow;gelber=yellow;geld=money
geldanlage=investment;geldautomat=cash machine;geldbeutel=wallet;geldbörse=wallet;geldschein=banknote;geldstrafe=fine;geleast=leased;gelebt=lived
gelegen=lay located;gelegenheit=opportunity;gelegentlich=occasionally;gelegt=laid put;gelehnt=leaned;gelehrt=taught;geleistet=afforded achieved
geleitet=led managed;gelenk=joint;gelenke=joints;gelenkig=flexible;gelenkschmerzen=joint pain;gelenkt=steered;gelernt=learned;gelernte=trained
gelernter=trained;gelesen=read;geleuchtet=shone;geleugnet=denied;geliebt=loved;geliebte=lover;geliebter=lover;geliefert=delivered
geliehen=lent borrowed;gelikt=liked;gelindert=relieved;gelingen=succeed;gelingt=succeed;gelitten=suffered;gell=;gelobt=praised;gelockt=lured
gelogen=lied;gelohnt=was worth it;gelse=mosquito;gelsen=mosquitoes;gelten=be valid;gelungen=succeeded;gelächelt=smiled;gelähmt=paralysed
geländer=railing;geländewagen=off-road vehicle;gelästert=gossiped;geläutet=rang;gelöscht=deleted;gelöst=solved;gelötet=soldered;gelüftet=aired
gemacht=made did;gemahlen=ground;gemailt=emailed;gemalt=painted;gemanagt=managed;gemauert=built wall;gemeckert=complained;gemein=mean
gemeinde=parish community;gemeinden=communities;gemeinderat=municipal council;gemeinsam=together;gemeinschafts=shared;gemeint=meant;gemeldet=reported
gemerkt=noticed;gemessen=measured;gemietet=rented;gemischt=mixed;gemobbt=bullied;gemocht=liked;gemodelt=modelled;gemolken=milked;gemotzt=grumbled
gemusst=had to;gemustert=patterned;gemäht=mowed;gemälde=painting;gemäss=according to;gemüse=vegetables;gemüsebeet=vegetable patch
gemüsegarten=vegetable garden;gemüsesuppe=vegetable soup;gemütlich=cosy;gemütlichkeit=cosiness;gen=gene;genagelt=nailed;genannt=called named
genascht=snacked;genau=exactly;genauso=just as;genausowenig=neither;geneckt=teased;genehmigen=approve;genehmigt=approved;genehmigung=permit approval
geneigt=tended;generation=generation;generator=generator;generell=generally;genervt=annoyed;genesen=recover;genesung=recovery;genetik=genetics
genf=geneva;genial=brilliant;genick=neck;genickt=nodded;geniessbar=edible;geniessen=enjoy;geniest=sneezed;genommen=took;genoss=enjoyed
genossen=enjoyed;gent=ghent;genua=genoa;genug=enough;genutzt=used;genäht=sewed;genügend=enough;genützt=used;geografie=geography;geographie=geography
geopfert=sacrificed;geordnet=arranged;georgien=georgia;georgisch=georgian;gepachtet=leased;gepackt=packed;gepaddelt=paddled;geparkt=parked
gepasst=fitted suited;gepaukt=crammed;gependelt=commuted;gepfiffen=whistled;gepflanzt=planted;gepflegt=cared for;gepflückt=picked;gepiept=beeped
gepierct=pierced;gepinkelt=peed;gepisst=peed;geplant=planned;geplatzt=burst;geplaudert=chatted;gepostet=posted;geprägt=shaped;geprüft=checked
geprügelt=fought beat;gepumpt=pumped;gepunktet=dotted;gepupst=farted;geputzt=cleaned;gepuzzelt=did puzzles;gepäck=luggage;gepäckband=baggage carousel
gepäckträger=luggage rack;gequatscht=chatted;gequietscht=squeaked;gequält=tormented;gerade=just straight;geradeaus=straight ahead;geradelt=cycled
gerannt=ran;gerast=sped;geraten=advised got into;geratscht=gossiped;geraucht=smoked;gerauscht=rustled;gerechnet=calculated;gerecht=fair
gerechtigkeit=justice;geredet=talked;geregelt=sorted out;geregnet=rained;gereicht=was enough;gereinigt=cleaned;gereist=travelled;gereizt=irritated
gerettet=rescued saved;gericht=dish court;gerichte=dishes courts;gerichtet=fixed;gerichts=court;gerieben=grated rubbed;geriet=got into;gering=low
geringfügig=minor;gerissen=tore;geritten=rode horse;germ=yeast;germanistik=german studies;gern=gladly like;gerne=gladly like;gerochen=smelled
gerodelt=sledged;gerollt=rolled;gerostet=rusted;geruch=smell;geruchlos=odourless;gerudert=rowed;gerufen=called;geruht=rested;gerutscht=slipped slid
gerät=device;geräte=devices;geräuchert=smoked;geräumig=spacious;geräumt=cleared;geräusch=noise sound;geräuschvoll=noisy;geröntgt=x-rayed
gerüche=smells;gerührt=stirred;gerülpst=burped;gerümpel=junk;gesagt=said;gesalzen=salted;gesammelt=collected;gesamt=total;gesamte=whole;gesamten=whole
gesamtpreis=total price;gesamtschule=comprehensive school;gesandt=sent;gesang=singing;gesangs=singing;gesangsunterricht=singing lessons
gesangsverein=choral society;gesaugt=vacuumed;gescannt=scanned;geschadet=harmed;geschaffen=created;geschafft=managed achieved;geschah=happened
geschaltet=switched;geschaufelt=shovelled;geschaukelt=swung;geschaut=looked;geschehen=happen;gescheit=clever;gescheitert=failed;geschenk=present
geschenke=presents;geschenkpapier=wrapping paper;geschenkt=gave present;gescherzt=joked;geschichte=story history;geschichten=stories
geschichtlich=historical;geschickt=skilful;geschieden=divorced;geschiedene=divorced;geschieht=happen;geschienen=seemed shone;geschimmelt=mouldy
geschimpft=scolded;geschirr=dishes;geschirrspüler=dishwasher;geschissen=pooed;geschlachtet=slaughtered;geschlafen=slept;geschlagen=hit beat
geschlecht=gender sex;geschlemmt=feasted;geschlendert=strolled;geschleppt=carried dragged;geschliffen=sanded;geschlossen=closed;geschluckt=swallowed
geschmack=taste;geschmacklos=tasteless;geschmackvoll=tasteful;geschmeckt=tasted;geschmerzt=hurt;geschmiert=spread greased;geschminkt=put on makeup
geschmissen=threw quit;geschmolzen=melted;geschmückt=decorated;geschnarcht=snored;geschneit=snowed;geschnitten=cut;geschnitzt=carved
geschnuppert=sniffed;geschnurrt=purred;geschoben=pushed;geschoss=floor;geschossen=shot;geschraubt=screwed;geschrieben=wrote;geschrien=shouted screamed
geschrumpft=shrank;geschuftet=worked hard;geschuldet=owed;geschwankt=swayed;geschweige=let alone;geschweisst=welded;geschwiegen=was silent
geschwindigkeit=speed;geschwister=siblings;geschwitzt=sweated;geschwollen=swollen;geschwommen=swam;geschworen=swore;geschwänzt=skipped school
geschäft=shop business;geschäfte=shops business;geschäftlich=business;geschäfts=business;geschäftsführer=managing director
geschäftsführerin=managing director;geschäftsreise=business trip;geschält=peeled;geschämt=was ashamed;geschätzt=estimated appreciated
geschüttelt=shook;geschüttet=poured;geschützt=protected;gescrollt=scrolled;gesegelt=sailed;gesehen=saw;geselle=journeyman craftsman
gesellenprüfung=apprenticeship exam;gesellig=sociable;gesellin=journeywoman;gesellschaft=society company;gesellschaftlich=social
gesellschaftsspiel=board game;gesendet=sent;gesenkt=lowered;gesessen=sat;gesetz=law;gesetze=laws;gesetzlich=statutory;gesetzt=sat put;geshoppt=shopped
gesichert=backed up secured;gesicht=face;gesichter=faces;gesichtscreme=face cream;gesiegt=won;gesimst=texted;geskatet=skated;geskypt=skyped
gesoffen=drank booze;gesollt=should;gesorgt=cared;gespannt=eager;gespart=saved;gespeichert=saved stored;gespendet=donated;gespenst=ghost
gespenster=ghosts;gesperrt=blocked locked;gespielt=played;gesponnen=was crazy;gesponsert=sponsored;gesprochen=spoke;gesprungen=jumped
gespräch=conversation;gesprächig=talkative;gespült=washed dishes;gespürt=felt;gestalten=design;gestaltet=designed;gestammt=came from;gestand=confessed
gestanden=stood;gestapelt=stacked;gestartet=started;gestaunt=was amazed;gestaut=jammed;gesteckt=stuck put;gestehen=confess;gesteht=confess
gestellt=put;gestemmt=lifted;gestern=yesterday;gesteuert=steered controlled;gestickt=embroidered;gestiegen=rose;gestillt=breastfed;gestimmt=was right
gestochen=stung;gestohlen=stole;gestolpert=stumbled;gestoppt=stopped;gestorben=died;gestossen=pushed bumped;gestreamt=streamed;gestreckt=stretched
gestreichelt=stroked;gestreift=striped;gestreikt=went on strike;gestresst=stressed;gestreut=sprinkled;gestrichen=painted;gestrickt=knitted
gestrig=yesterday's;gestritten=argued;gestunken=stank;gestylt=styled;gestört=disturbed bothered;gestürmt=stormed;gestürzt=fell;gesucht=looked for
gesummt=hummed;gesund=healthy;gesundheit=health;gesundheitlich=health;gesundheits=health;gesundheitsamt=public health office
gesundheitskarte=health card;gesundheitskasse=health insurance;gesungen=sang;gesunken=sank fell;gesurft=surfed;gesägt=sawed;gesäss=bottom;gesät=sowed
gesäubert=cleaned;gesünder=healthier;gesündeste=healthiest;gesüsst=sweetened;getan=did;getankt=refuelled;getanzt=danced;getaucht=dived
getauft=baptised;getauscht=swapped;geteilt=shared;getestet=tested;getextet=texted;getilgt=repaid;getippt=typed;getragen=wore carried
getrampt=hitchhiked;getratscht=gossiped;getrauert=mourned;getraut=dared;getreide=grain;getrennt=separated;getreten=kicked stepped;getriebe=gearbox
getrocknet=dried;getroffen=met;getropft=dripped;getrunken=drank;getränk=drink;getränke=drinks;getränkemarkt=drinks store;geträumt=dreamed
getrödelt=dawdled;getröstet=comforted;geturnt=did gymnastics;getäuscht=deceived;getöpfert=did pottery;getötet=killed;getüftelt=tinkered
gevögelt=had sex;gewachsen=grew;gewackelt=wobbled;gewagt=dared;gewalt=violence;gewaltig=huge;gewalttätig=violent;gewand=clothes;gewandert=hiked
gewandt=turned;gewann=won;gewannen=won;gewarnt=warned;gewartet=waited;gewaschen=washed;gewechselt=changed switched;geweckt=woke;gewehrt=defended
geweht=blew;geweigert=refused;geweint=cried;gewendet=turned;gewerbegebiet=industrial estate;gewerblich=commercial;gewerkelt=tinkered
gewerkschaft=trade union;gewerkschaftlich=union;gewesen=been;gewettet=bet;gewicht=weight;gewichte=weights;gewickelt=changed nappy;gewinkt=waved
gewinn=profit win;gewinnen=win;gewinner=winner;gewinnerin=winner;gewinnt=win;gewirkt=seemed worked;gewischt=wiped mopped;gewiss=certain
gewissen=conscience;gewissenhaft=conscientious;gewissermassen=in a way;gewitter=thunderstorm;gewittern=thunder;gewogen=weighed;gewohnheit=habit
gewohnheiten=habits;gewohnt=lived;gewollt=wanted;gewonnen=won;geworben=advertised;geworden=become;geworfen=threw;gewundert=was surprised
gewunken=waved;gewusst=knew;gewächshaus=greenhouse;gewählt=chose voted;gewährleistung=warranty;gewöhnen=get used to;gewöhnlich=usual;gewöhnt=used to
gewünscht=wished;gewürfelt=rolled dice;gewürz=spice;gewürze=spices;gewürzt=seasoned;gez=broadcasting fee;gezahlt=paid;gezankt=quarrelled
gezaubert=did magic;gezeichnet=drew;gezeigt=showed;gezeltet=camped;gezittert=shivered;gezockt=gambled played games;gezogen=pulled moved
gezweifelt=doubted;gezwinkert=winked;gezwungen=forced;gezählt=counted;gezähmt=tamed;gezögert=hesitated;gezüchtet=bred;gezügelt=moved house
geändert=changed;geärgert=annoyed;geöffnet=opened;geölt=oiled;geübt=practised;ggf=if applicable;ghana=ghana;ghanaisch=ghanaian;gib=give;gibst=give
gibt=give;gicht=gout;gier=greed;giessen=water pour;giesskanne=watering can;gift=poison;giftig=poisonous;gigabyte=gigabyte;gigantisch=gigantic
gilt=be valid;ging=went;ginge=would go;gingen=went;gingst=went;gipfel=summit;gipfeli=croissant;gips=plaster cast;giraffe=giraffe;girokarte=debit card
girokonto=current account;gitarre=guitar;gitarrenunterricht=guitar lessons;gitarrist=guitarist;gitarristin=guitarist;gitterbett=cot;glace=ice cream
glas=glass;glaser=glazier;glasfaser=fibre optic;glatt=smooth slippery;glatteis=black ice;glatze=bald head;glatzköpfig=bald;glaube=faith belief
glauben=believe;glaubens=faith;gleich=same soon;gleichaltrig=same age;gleichberechtigung=equal rights;gleiche=same;gleichfalls=likewise
gleichgewicht=balance;gleichung=equation;gleichzeitig=simultaneously;gleis=track platform;gleiten=glide;gleitschirm=paraglider
gleitschirmfliegen=paragliding;gleitzeit=flexitime;gletscher=glacier;gliederschmerzen=aching limbs;glitt=glided;globalisierung=globalization
glocke=bell;glotze=telly;glotzen=stare;glutenfrei=gluten-free;glänzen=shine;glänzend=shiny;gläser=glasses;gläsern=glass;glätte=slipperiness
gläubig=believing;glück=luck happiness;glücklich=happy;glücklicherweise=fortunately;glücks=luck;glücksspiel=gambling;glückwunsch=congratulations
glückwünsche=congratulations;glühbirne=light bulb;glühend=glowing;glühwein=mulled wine;gmbh=limited company;gnadenlos=merciless;gockel=rooster
gold=gold;golden=golden;goldene=golden;goldfisch=goldfish;goldig=sweet;goldmedaille=gold medal;goldschmied=goldsmith;goldschmiedin=goldsmith;golf=golf
golfplatz=golf course;golfschläger=golf club;gondel=gondola;googeln=google search;googelt=google search;google=google search;googlen=google search
goss=watered poured;gott=god;gotte=godmother;gottesdienst=church service;gotti=godmother;grab=grave;graben=dig;grabstein=gravestone;grad=just
grafikdesigner=graphic designer;grafikdesignerin=graphic designer;grafiker=graphic designer;grafikerin=graphic designer;grafikkarte=graphics card
gramm=gram;grammatik=grammar;granit=granite;grapefruit=grapefruit;gras=grass;gratis=free of charge;gratulation=congratulations
gratulieren=congratulate;gratuliert=congratulated;grau=grey;grauenhaft=horrible;grauenvoll=horrible;grauer=grey;grauhaarig=grey-haired;grausam=cruel
greifen=grab;greis=old man;grenze=border;grenznah=near the border;grieche=greek;griechenland=greece;griechin=greek;griechisch=greek;griess=semolina
griff=grabbed;griffen=grabbed;grill=barbecue;grillabend=barbecue evening;grillen=barbecue;grillfest=barbecue;grillieren=barbecue;grilliert=barbecued
grillkohle=charcoal;grillparty=barbecue;grinsen=grin;grippal=flu-like;grippe=flu;grippeimpfung=flu jab;grob=coarse;gross=big;grossartig=great
grossbritannien=great britain;grosse=big;grosseltern=grandparents;grossfamilie=extended family;grossgewachsen=tall;grossgeworden=grown up
grossgezogen=raised;grosshandel=wholesale;grossmutter=grandmother;grossmütter=grandmothers;grossraumbüro=open-plan office;grossräumig=spacious
grossstadt=big city;grossstädte=big cities;grossvater=grandfather;grossväter=grandfathers;grossziehen=raise;grosszügig=generous
grosszügigkeit=generosity;grub=dug;grundgesetz=constitution;grundschule=primary school;grundschullehrer=primary school teacher
grundschullehrerin=primary school teacher;grundsteuer=property tax;grundstück=plot of land;grundstücke=plots of land;grundsätzlich=in principle
gruppe=group;gruppen=group;gruselig=scary;gräber=graves;gräbt=dig;gräser=grasses;grässlich=horrible;grätzl=neighbourhood;gröber=coarser
grösse=size height;grösser=bigger;grössere=bigger;grösste=biggest;grössten=biggest;grösstenteils=mostly;grüezi=hello;grün=green;gründen=found start
gründer=founder;gründerin=founder;gründlich=thorough;gründonnerstag=maundy thursday;gründung=founding;grüne=green;grünkohl=kale;grüssen=greet
guck=look;gucken=look;guetzli=cookies;gugelhupf=bundt cake;gulasch=goulash;gummi=rubber;gummibärchen=gummy bears;gummistiefel=wellies;gurke=cucumber
gurken=cucumbers;gurt=belt strap;gut=good;gutartig=benign;gutbezahlt=well-paid;gute=good;guten=good;gutenachtgeschichte=bedtime story;guter=good
gutes=good;guthaben=credit balance;gutherzig=kind-hearted;gutmütig=good-natured;gutschein=voucher;gutscheine=vouchers;gutverdienend=well-paid
gymi=grammar school;gymnasien=grammar schools;gymnasium=grammar school;gymnastik=gymnastics;gynäkologe=gynaecologist;gynäkologin=gynaecologist
gynäkologisch=gynaecological;gäbe=would give;gänge=gears corridors;gänse=geese;gänseblümchen=daisy;gänsebraten=roast goose;gänzlich=entirely
gärten=gardens;gärtner=gardener;gärtnerei=garden centre;gärtnerin=gardener;gärtnern=garden;gärtnert=garden;gäste=guests;gästezimmer=guest room
gönnen=treat myself;göre=brat;görlitz=gorlitz;göteborg=gothenburg;götter=gods;götti=godfather;göttibub=godson;göttingen=gottingen;gültig=valid
günstig=cheap;gürtel=belt;gürtelrose=shingles;haag=hague;haar=hair;haarbürste=hairbrush;haare=hair;haarfarbe=hair colour;haargummi=hair tie
haarig=hairy;haarschnitt=haircut;haarspange=hairclip;haarspray=hairspray;hab=have;habe=have;haben=have;haberer=buddy;habt=have;hackbraten=meat loaf
hacken=hack chop;hacker=hacker;hackfleisch=minced meat;hackler=worker;hackn=work;hafen=harbour port;haferbrei=porridge;haferflocken=oats
hafermilch=oat milk;haft=custody;haften=be liable;haftpflicht=liability insurance;haftpflichtversicherung=liability insurance;haftung=liability
hagel=hail;hageln=hail;hahn=tap rooster;hai=shark;haie=sharks;haken=hook;halal=halal;halb=half;halbbruder=half-brother;halbgeschwister=half-siblings
halbjahr=half year;halbjährig=half-year;halbjährlich=half-yearly;halbmarathon=half marathon;halbpension=half board;halbschwester=half-sister
halbstunde=half hour;halbtags=half days;halbtax=half-fare card;halbzeit=half-time;half=helped;halfen=helped;halle=hall;hallenbad=indoor pool
hallo=hello;halloween=halloween;hals=neck throat;halsband=collar;halskette=necklace;halsschmerzen=sore throat;halstuch=scarf;halsweh=sore throat;halt=
haltbar=durable;halten=hold keep;haltestelle=stop;haltung=posture attitude;hamburger=hamburg burger;hammer=hammer;hammergeil=awesome;hamster=hamster
hand=hand;handball=handball;handbuch=manual;handbücher=manuals;handcreme=hand cream;handel=trade;handeln=trade act;handelt=trade act;handfläche=palm
handgelenk=wrist;handgepäck=hand luggage;handle=trade act;handlung=plot action;handrücken=back of hand;handschuh=glove;handschuhe=gloves
handtasche=handbag;handtuch=towel;handtücher=towels;handvoll=handful;handwerk=craft trade;handwerker=tradesman;handwerkerin=craftswoman
handwerklich=handicraft;handy=mobile phone;handyhülle=phone case;handynummer=mobile number;handys=mobile phones;handyvertrag=mobile phone contract
handyverträge=mobile phone contracts;hang=slope;hannover=hanover;hanseatisch=hanseatic;hantel=dumbbell;happig=steep;happy=happy;hardware=hardware
harfe=harp;harke=rake;harmlos=harmless;harmonie=harmony;hart=hard;hartnäckig=persistent;hartz=welfare benefit;hase=hare rabbit;haselnuss=hazelnut
haselnüsse=hazelnuts;hasen=hares rabbits;hass=hatred;hassen=hate;hast=have;hat=has;hatte=had;hatten=had;hattest=had;hattet=had;haube=cap;hauen=hit
haufen=heap pile;haufenweise=loads of;haupt=main;hauptamtlich=full-time;hauptbahnhof=central station;hauptberuflich=full-time job
hauptfach=major subject;hauptgericht=main course;hauptrolle=leading role;hauptschule=secondary school;hauptsitz=headquarters;hauptspeise=main course
hauptstadt=capital;hauptstrasse=main street;hauptstädte=capitals;hauptsächlich=mainly;haus=house;hausapotheke=medicine cabinet;hausarbeit=housework
hausarbeiten=term papers;hausarrest=grounding;hausarzt=family doctor;hausaufgabe=homework;hausaufgaben=homework;hausbau=house building
hausbesitzer=house owner;hausbesuch=home visit;hausen=live;hausflur=hallway;hausfrau=housewife;hausfrauen=housewives;hausgeburt=home birth
hausgemacht=home-made;hausgemeinschaft=house community;haushalt=household;haushalte=households;haushalts=household;haushaltsgerät=household appliance
haushaltsgeräte=household appliances;haushaltshilfe=household help;haushälterin=housekeeper;hausmann=househusband;hausmeister=caretaker
hausmeisterin=caretaker;hausmittel=home remedy;hausnummer=house number;hausordnung=house rules;hausputz=house cleaning;hausrat=household goods
hausratversicherung=contents insurance;hausschlüssel=house key;hausschuh=slipper;hausschuhe=slippers;hausstaub=house dust
hausstauballergie=dust allergy;haustier=pet;haustiere=pets;haustür=front door;haustüre=front door;hausverwaltung=property management
hauswart=caretaker janitor;hausärzte=family doctors;hausärztin=family doctor;hausübung=homework;haut=skin;hautarzt=skin doctor;hautausschlag=rash
hautkrebs=skin cancer;hautpflege=skin care;hautärztin=skin doctor;havanna=havana;hbf=central station;hebamme=midwife;hebammen=midwives;hebel=lever
heben=lift;hebräisch=hebrew;hecke=hedge;hecken=hedges;heckenschere=hedge trimmer;hefe=yeast;hefeteig=yeast dough;heft=exercise book
hefte=exercise books;heidelbeere=blueberry;heidelbeeren=blueberries;heikel=tricky;heilbar=curable;heilen=heal cure;heilig=holy
heiligabend=christmas eve;heilige=saint;heiliger=holy saint;heilpraktiker=alternative practitioner;heilpraktikerin=alternative practitioner
heilung=cure healing;heim=home;heimat=home homeland;heimatlos=homeless;heimatort=hometown;heimatstadt=hometown;heimfahren=go home
heimfahrt=journey home;heimgefahren=went home;heimgegangen=went home;heimgehen=go home;heimgekommen=went home;heimkommen=go home;heimlich=secretly
heimtrainer=exercise bike;heimweg=way home;heimweh=homesickness;heimwerken=do diy;heimwerker=diy enthusiast;heimwärts=homewards;heirat=marriage
heiraten=marry;heiratsantrag=marriage proposal;heiratsurkunde=marriage certificate;heiser=hoarse;heiserkeit=hoarseness;heiss=hot;heissen=be called
heissluftballon=hot-air balloon;heiter=cheerful;heiterkeit=cheerfulness;heiz=heating;heizen=heat;heizkosten=heating costs;heizkörper=radiator
heizung=heating;heizungen=heating;heizungs=heating;heizungskeller=boiler room;heizöl=heating oil;hektar=hectare;hektik=rush;hektisch=hectic;held=hero
helden=heroes;heldin=heroine;helfen=help;helikopter=helicopter;hell=bright;hellblau=light blue;hellblond=light blond;hellbraun=light brown
hellgrau=light grey;hellgrün=light green;hellhörig=poorly soundproofed;hellwach=wide awake;helm=helmet;hemd=shirt;hemden=shirts;hendl=chicken
henne=hen;her=here ago;herauf=up;heraus=out;herausfinden=find out;herausgefunden=found out;herausgenommen=took out;herausnehmen=take out;herb=tart
herbst=autumn;herbstferien=autumn holidays;herbstlich=autumnal;herd=stove;herde=herd;herdplatte=hotplate;herein=in;hereinkommen=come in
hergeben=give away;hergegeben=gave away;hergekommen=came from;hergestellt=produced made;hering=herring;herkommen=come from;herkunfts=origin
hermannstadt=sibiu;herpes=cold sore;herr=mister;herren=gentlemen;herrlich=wonderful;herstellen=produce make;hersteller=manufacturer
herstellung=manufacturing;herum=around;herumgelaufen=ran around;herumlaufen=run around;herunter=down;heruntergekommen=run-down
heruntergeladen=downloaded;herunterladen=download;hervorragend=excellent;herz=heart;herzegowina=herzegovina;herzen=hearts;herzfehler=heart defect
herzig=cute;herzinfarkt=heart attack;herzlich=warm;herzlos=heartless;herzrasen=racing heart;herzrhythmusstörung=heart arrhythmia
herzrhythmusstörungen=heart arrhythmia;herzschlag=heartbeat;herzschrittmacher=pacemaker;herüber=over;hessen=hesse;hessisch=hessian;hetero=straight
heterosexuell=heterosexual;heu=hay;heuer=this year;heulen=cry;heurig=this year's;heuschnupfen=hay fever;heute=today;heutig=today's;heutzutage=nowadays
hexe=witch;hexenschuss=lumbago;hielt=held;hielten=held;hier=here;hierfür=for this;hierher=here;hierhin=here;hierzu=for this
hierzulande=in this country;hiesig=local;hiess=was called;hiessen=was called;high=high;hilf=help;hilfe=help;hilflos=helpless;hilfreich=helpful
hilfsarbeiter=unskilled worker;hilfsbereit=helpful;hilfsbereitschaft=helpfulness;hilfskraft=assistant;hilfskräfte=assistants
hilfsorganisation=aid organization;hilfst=help;hilft=help;himbeere=raspberry;himbeeren=raspberries;himmel=sky heaven;himmelblau=sky blue
himmelfahrt=ascension day;himmels=sky;hin=there;hinauf=up;hinaus=out;hinausgehen=go out;hinausgeschoben=put off;hinausschieben=put off
hinauszögern=put off;hinbekommen=manage;hinbringen=take there;hinduistisch=hindu;hinein=in;hineingehen=go in;hinfahren=drive there
hinfahrt=outward journey;hinfallen=fall down;hinflug=outbound flight;hing=hung;hingebracht=took there;hingefahren=drove there;hingefallen=fell down
hingegangen=went there;hingegen=however;hingehen=go there;hingekommen=got there;hingekriegt=managed;hingelegt=lay down;hingen=hung;hingeschmissen=quit
hingesetzt=sat down;hingewiesen=pointed out;hingezogen=moved there;hinken=limp;hinkommen=get there;hinkriegen=manage;hinlegen=lie down
hinschmeissen=quit;hinsetzen=sit down;hinsichtlich=regarding;hinten=behind;hinter=behind;hinterbliebene=bereaved;hintere=back;hintereinander=in a row
hinteren=back;hinterher=afterwards;hinterhof=backyard;hinterhältig=sneaky;hinterlegen=deposit;hinterlegt=deposited;hinterm=behind the;hintern=bottom
hinters=behind the;hinunter=down;hinweg=away;hinweisen=point out;hinziehen=move there;hinzu=in addition;hinzufügen=add;hinzugefügt=added
hinzugehen=go there;hinzugekommen=joined was added;hinzukommen=join be added;hinüber=over;hip=hip;hip-hop=hip hop;hirn=brain;hirnrissig=crazy
hirsch=stag deer;historiker=historian;historikerin=historian;historisch=historical;hit=hit;hitze=heat;hitzebeständig=heat-resistant
hitzefrei=heat day off;hitzewelle=heatwave;hitzschlag=heatstroke;hm=;hmm=;hno=ear nose throat;hob=lifted;hobby=hobby;hobbys=hobbies;hoben=lifted
hoch=high;hochbeet=raised bed;hochbegabt=highly gifted;hochbetagt=very old;hochbett=bunk bed;hochdeutsch=standard german;hochgegangen=went up
hochgehen=go up;hochgeladen=uploaded;hochgewachsen=tall;hochhaus=high-rise;hochhäuser=high-rises;hochladen=upload;hochnäsig=snooty
hochschul=university;hochschule=college university;hochschwanger=heavily pregnant;hochsensibilität=high sensitivity;hochstuhl=high chair
hochverschuldet=deep in debt;hochwasser=flood;hochzeit=wedding;hochzeiten=weddings;hochzeits=wedding;hochzeitsfeier=wedding party
hochzeitsgast=wedding guest;hochzeitsgäste=wedding guests;hochzeitskleid=wedding dress;hochzeitsreise=honeymoon;hochzeitstag=wedding anniversary
hochzeitstorte=wedding cake;hocken=sit squat;hocker=stool;hockey=hockey;hoden=testicle;hof=yard farm;hoffen=hope;hoffentlich=hopefully;hoffnung=hope
hoffnungen=hopes;hoffnungslos=hopeless;hoffnungsvoll=hopeful;hofladen=farm shop;hohe=high;hohem=high;hohen=high;hoher=high;hohes=high;holen=get fetch
holland=holland;holländisch=dutch;holz=wood;homeoffice=working from home;homepage=homepage;homosexuell=homosexual;homosexueller=gay man
homöopathie=homeopathy;homöopathisch=homeopathic;hongkong=hong kong;honig=honey;honorar=fee;horizont=horizon;horn=horn;hornisse=hornet
horoskop=horoscope;horrorfilm=horror film;hort=after-school care;hortensie=hydrangea;hose=trousers;hosen=trousers;hosentasche=trouser pocket
hosenträger=braces;hospiz=hospice;hostel=hostel;hotel=hotel;hotelfachfrau=hotel specialist;hotelfachmann=hotel specialist;hotels=hotels
hotelzimmer=hotel room;hotline=hotline;hubschrauber=helicopter;huhn=chicken;hummel=bumblebee;humor=humour;humorlos=humourless;humorvoll=humorous
humpeln=limp;humpelt=limp;hund=dog;hunde=dogs;hundebesitzer=dog owner;hundefreundlich=dog-friendly;hundefutter=dog food;hundehalter=dog owner
hundehütte=kennel;hundekot=dog poo;hundeleine=dog lead;hundemüde=dog-tired;hundert=hundred;hunderte=hundreds;hunderter=hundred
hundertmal=hundred times;hundertste=hundredth;hundertstel=hundredth;hundertsten=hundredth;hundeschule=dog school;hundesteuer=dog tax
hundsmiserabel=miserable;hunger=hunger;hungern=starve;hungert=starve;hungrig=hungry;hupe=horn;hupen=honk;husten=cough;hustenanfall=coughing fit
hustenbonbon=cough drop;hustensaft=cough syrup;hut=hat;hybrid=hybrid;hyperaktiv=hyperactive;hypothek=mortgage;häfen=harbours;häferl=mug
hähnchen=chicken;hähne=taps roosters;häkeln=crochet;häkelt=crochet;häkle=crochet;hälfte=half;hälften=halves;hält=hold;hältst=hold;hämmer=hammers
hämmern=hammer;hämmert=hammer;hände=hands;händedruck=handshake;händler=dealer trader;händlerin=dealer trader;hänge=slopes;hängematte=hammock
hängen=hang;häppchen=nibbles;härter=harder;härteste=hardest;hässlich=ugly;hätte=would have;hätten=would have;hättest=would have;hättet=would have
häufig=often;häufigkeit=frequency;häuser=houses;häusl=toilet;häuslich=domestic;häute=skins;höchst=highly;höchste=highest;höchsten=highest
höchstens=at most;höfe=yards farms;höflich=polite;höflichkeit=politeness;höhe=height;höhenangst=fear of heights;höhenängstlich=afraid of heights
höher=higher;höhere=higher;höhle=cave;hölle=hell;hölzer=wood;hölzern=wooden;hörbar=audible;hörbuch=audiobook;hörbücher=audiobooks;hören=hear
hörgerät=hearing aid;hörgeräte=hearing aids;hörner=horns;hörsaal=lecture hall;hörsturz=sudden hearing loss;hörsäle=lecture halls;hörte=heard
hübsch=pretty;hüft=hip;hüfte=hip;hüften=hips;hüftoperation=hip operation;hügel=hill;hügelig=hilly;hühnchen=chicken;hühner=chickens;hühnerauge=corn
hühnerstall=henhouse;hühnersuppe=chicken soup;hülle=case cover;hündin=dog;hüpfen=hop;hüte=hats;hüten=look after;hütte=hut cabin;iban=account number
ibuprofen=ibuprofen;ic=intercity train;ice=express train;ich=i;icon=icon;ideal=ideal;idealistisch=idealistic;idee=idea;ideen=ideas;identisch=identical
idiot=idiot;idiotisch=idiotic;idyllisch=idyllic;igel=hedgehog;ignorieren=ignore;ignoriert=ignored;ihm=him;ihn=him;ihnen=them;ihr=her their
ihre=her their;ihrem=her their;ihren=her their;ihrer=her their;ihres=her their;ikea=ikea;illegal=illegal;illustrierte=magazine;im=in the;imam=imam
imbiss=snack bar;imbissbude=snack bar;imker=beekeeper;imkerei=beekeeping;imkerin=beekeeper;immatrikulation=enrolment;immatrikuliert=enrolled
immer=always;immerhin=at least;immerzu=constantly;immobilie=property;immobilien=real estate;immobilienmakler=estate agent
immobilienmaklerin=estate agent;impfen=vaccinate;impfpass=vaccination record;impfstoff=vaccine;impfung=vaccination;impfungen=vaccinations
implantat=implant;imstande=able;in=in;inbusschlüssel=allen key;indem=by;indianer=native american;indien=india;indirekt=indirect;indisch=indian
individuell=individual;indonesien=indonesia;indonesisch=indonesian;industrie=industry;industriegebiet=industrial area
industriekauffrau=industrial clerk;industriekaufmann=industrial clerk;industriell=industrial;infekt=infection;infektion=infection;infizieren=infect
infiziert=infected;inflation=inflation;influencer=influencer;influencerin=influencer;info=info;infolge=because of;informatik=computer science
informatiker=computer scientist;informatikerin=computer scientist;information=information;informell=informal;informieren=inform;informiert=informed
infos=info;infusion=drip;ingenieur=engineer;ingenieurin=engineer;ingwer=ginger;inhaber=owner;inhaberin=owner;inhalt=content;inkl=including
inklusive=including;inkonsequent=inconsistent;inland=domestic;inliner=inline skates;inlineskates=inline skates;inländisch=domestic;innen=inside
innenhof=courtyard;innenseite=inside;innenstadt=city centre;innerbetrieblich=in-company;innere=inner;inneren=inner;innerhalb=within;innerlich=inward
inoffiziell=unofficial;ins=into the;insbesondere=especially;insekt=insect;insekten=insects;insektenstich=insect bite;insel=island;inseln=islands
inserieren=advertise;inseriert=advertised;insgeheim=secretly;insgesamt=in total;insofern=in this respect;insolvent=insolvent;insolvenz=insolvency
inspektion=inspection service;instagram=instagram;installateur=plumber;installation=installation;installieren=install;installiert=installed
institut=institute;instrument=instrument;insulin=insulin;intakt=intact;integration=integration;integrationskurs=integration course
integriert=integrated;intelligent=intelligent;intelligenz=intelligence;intensiv=intensive;intensivstation=intensive care;interessant=interesting
interessanterweise=interestingly;interesse=interest;interessieren=interest;interessiert=interested;internat=boarding school
international=international;internet=internet;internetseite=website;internist=internist;interview=interview;intolerant=intolerant
introvertiert=introverted;investieren=invest;investiert=invested;investition=investment;investor=investor;inwiefern=in what way
inwieweit=to what extent;inzwischen=meanwhile;iphone=iphone;irak=iraq;irakisch=iraqi;iran=iran;iranisch=iranian;irgend=any;irgendein=any
irgendeine=any;irgendeinem=any;irgendeinen=any;irgendeiner=any;irgendetwas=something;irgendjemand=someone;irgendwann=sometime;irgendwas=something
irgendwelche=any;irgendwer=someone;irgendwie=somehow;irgendwo=somewhere;irgendwohin=somewhere;irisch=irish;irland=ireland;ironisch=ironic
irrational=irrational;irre=crazy;irren=be wrong;irrsinnig=insane;ischias=sciatica;islam=islam;islamisch=islamic;island=iceland;isländisch=icelandic
isoliert=isolated insulated;isolierung=insulation;isomatte=sleeping mat;israel=israel;israelisch=israeli;iss=eat;isst=eat;ist=is;it=it;italien=italy
italiener=italian;italienerin=italian;italienisch=italian;ja=;jacke=jacket;jacken=jackets;jackpot=jackpot;jagd=hunt;jagen=hunt;jahr=year;jahre=years
jahrelang=for years;jahresende=end of the year;jahreskarte=annual pass;jahrestag=anniversary;jahreswechsel=new year;jahreszeit=season
jahreszeiten=seasons;jahrhundert=century;jahrmarkt=fair;jahrmärkte=fairs;jahrtausend=millennium;jahrzehnt=decade;jalousie=blind;jamaika=jamaica
jamaikanisch=jamaican;jammern=moan;jammert=moan;januar=january;japan=japan;japanisch=japanese;jass=swiss card game;jause=snack;jausen=have a snack
jausnen=have a snack;jawohl=yes;jazz=jazz;je=ever per;jeans=jeans;jede=every;jedem=every;jeden=every;jedenfalls=anyway;jeder=every;jedermann=everyone
jederzeit=anytime;jedes=every;jedesmal=every time;jedoch=however;jeglich=any;jein=yes and no;jemals=ever;jemand=someone;jemandem=someone
jemanden=someone;jemen=yemen;jene=that;jenem=that;jenen=that;jener=that;jenes=that;jenseits=beyond;jesus=jesus;jetlag=jet lag;jetzig=present;jetzt=now
jeweilig=respective;jeweils=each;job=job;jobangebot=job offer;jobben=work part time;jobcenter=job centre;jobsuche=job search;jobwechsel=job change
joggen=jog;jogging=jogging;jogginghose=tracksuit bottoms;joghurt=yogurt;johannisbeere=currant;johannisbeeren=currants;jordanien=jordan
jordanisch=jordanian;journalist=journalist;journalistin=journalist;jubeln=cheer;jubelt=cheer;jubiläen=anniversaries;jubiläum=anniversary;jucken=itch
juckend=itching;juckreiz=itch;jude=jew;juden=jews;judentum=judaism;judo=judo;jugend=youth;jugendamt=youth welfare office;jugendfreund=childhood friend
jugendherberge=youth hostel;jugendlich=youthful;jugendliche=teenagers;jugendlicher=teenager;jugendliebe=childhood sweetheart;jugendzeit=youth
jugendzentrum=youth centre;jugendzimmer=teenager's room;jugoslawien=yugoslavia;jugoslawisch=yugoslav;juli=july;jung=young;junge=boy;jungen=boys
junggeselle=bachelor;junggesellenabschied=stag party;junggesellinnenabschied=hen party;jungs=boys;jungschar=youth group;juni=june;jura=law
jurist=lawyer;juristin=lawyer;juristisch=legal;juwelier=jeweller;jäger=hunter;jägerin=hunter;jährig=years old;jährlich=yearly;jämmerlich=pitiful
jänner=january;jäten=weed;jüdisch=jewish;jünger=younger;jüngere=younger;jüngeren=younger;jüngst=recently;jüngste=youngest;jüngsten=youngest
kabarett=cabaret;kabarettist=cabaret artist;kabel=cable;kabeljau=cod;kabellos=wireless;kabine=cabin;kachelofen=tiled stove;kacke=crap;kacken=poo shit
kaffee=coffee;kaffeekanne=coffee pot;kaffeeklatsch=coffee get-together;kaffeekränzchen=coffee get-together;kaffeemaschine=coffee maker
kaffeepause=coffee break;kaffeevollautomat=coffee machine;kahl=bald;kairo=cairo;kaiser=emperor;kaiserin=empress;kaiserschmarrn=sweet pancake
kaiserschnitt=caesarean;kajak=kayak;kakao=cocoa;kakteen=cacti;kaktus=cactus;kalb=calf;kalbfleisch=veal;kalbs=veal;kalender=calendar
kalifornien=california;kalkutta=calcutta;kalorie=calorie;kalorien=calories;kalorienarm=low-calorie;kalt=cold;kaltmiete=basic rent;kam=came
kambodscha=cambodia;kamel=camel;kamen=came;kamera=camera;kamerad=comrade;kamerascheu=camera-shy;kamerun=cameroon;kamillentee=camomile tea
kamin=fireplace chimney;kamm=comb;kampfsport=martial arts;kamst=came;kanada=canada;kanadisch=canadian;kanal=channel canal;kanaren=canary islands
kanarienvogel=canary;kandidat=candidate;kandidatin=candidate;kaninchen=rabbit;kann=can;kanne=pot jug;kannst=can;kannte=knew;kannten=knew;kante=edge
kantine=canteen;kanton=canton;kanu=canoe;kanufahren=canoeing;kanzlei=law firm;kanzler=chancellor;kanzlerin=chancellor;kanäle=channels canals
kapelle=chapel band;kapieren=understand;kapiert=understood;kapital=capital;kapitel=chapter;kapitän=captain;kapitänin=captain;kappe=cap
kapstadt=cape town;kaputt=broken;kaputtgegangen=broke;kaputtgehen=break;kaputtgemacht=broke;kaputtmachen=break;karaoke=karaoke;karate=karate
kardiologe=heart doctor;karenz=parental leave;karfiol=cauliflower;karfreitag=good friday;karibik=caribbean;kariert=checked;karies=tooth decay
karlsbad=karlovy vary;karneval=carnival;karotte=carrot;karotten=carrots;karpfen=carp;karre=old car cart;karriere=career;karte=card map
karten=cards maps;kartenspiel=card game;kartoffel=potato;kartoffelbrei=mashed potatoes;kartoffeln=potatoes;kartoffelpuffer=potato pancake
kartoffelpüree=mashed potatoes;kartoffelsalat=potato salad;karton=cardboard box;kartons=cardboard boxes;karussell=merry-go-round;kasachisch=kazakh
kasachstan=kazakhstan;kaskoversicherung=comprehensive insurance;kasperletheater=puppet show;kasse=cash register checkout;kassenbon=receipt
kassenwart=treasurer;kassette=cassette;kassieren=collect money;kassierer=cashier;kassiererin=cashier;kassiert=collected money;kastanie=chestnut
kastanien=chestnuts;kasten=box crate;kastrieren=neuter;kastriert=neutered;katalanisch=catalan;katalonien=catalonia;katastrophal=disastrous
katastrophe=disaster;kater=hangover tomcat;kathedrale=cathedral;katholik=catholic;katholiken=catholics;katholisch=catholic;katze=cat;katzen=cats
katzenfutter=cat food;katzenklo=litter tray;kauen=chew;kauf=buy;kaufen=buy;kauffrau=businesswoman merchant;kaufhaus=department store
kaufhäuser=department stores;kaufleute=merchants;kaufmann=businessman merchant;kaufmännisch=commercial;kaufpreis=purchase price;kaugummi=chewing gum
kaum=hardly;kaution=deposit;kebab=kebab;kegelbahn=bowling alley;kegeln=bowl;kegelt=bowl;kehle=throat;kehlkopf=larynx;kehren=sweep;kehrschaufel=dustpan
keim=germ;keime=germs;kein=no;keine=no;keinem=no;keinen=no;keiner=nobody;keinerlei=no;keines=no;keinesfalls=by no means;keineswegs=by no means
keins=none;keks=biscuit;kekse=biscuits;kelle=ladle;keller=cellar basement;kellerabteil=cellar compartment;kellerwohnung=basement flat;kellner=waiter
kellnere=wait tables;kellnerin=waitress;kellnern=wait tables;kellnert=wait tables;kenia=kenya;kenianisch=kenyan;kennen=know;kennengelernt=got to know
kennenlernen=get to know;kenntnis=knowledge;kenntnisse=knowledge skills;kennwort=password;kennzeichen=licence plate;keramik=ceramic;kerl=guy
kerngesund=perfectly healthy;kernkraft=nuclear power;kerze=candle;kerzen=candles;ketchup=ketchup;kette=chain necklace;ketten=chains necklaces
kettensäge=chainsaw;keuchhusten=whooping cough;keyboard=keyboard;kfz=motor vehicle;kfz-steuer=car tax;kfz-versicherung=car insurance
ki=artificial intelligence;kichererbsen=chickpeas;kicken=play football;kickern=play table football;kiefer=jaw pine;kies=gravel;kiew=kyiv
kiez=neighbourhood;kiffen=smoke weed;kilo=kilo;kilogramm=kilogram;kilometer=kilometre;kilowatt=kilowatt;kilowattstunde=kilowatt hour;kind=child
kinder=child;kinderarzt=paediatrician;kinderbetreuung=childcare;kinderbett=cot;kinderbuch=children's book;kinderbücher=children's books
kinderfeindlich=hostile to children;kinderfreundlich=child-friendly;kindergarten=kindergarten;kindergartenplatz=kindergarten place
kindergeburtstag=children's birthday party;kindergeld=child benefit;kindergärten=kindergartens;kindergärtner=nursery teacher
kindergärtnerin=nursery teacher;kinderheim=children's home;kinderkrankheit=childhood disease;kinderkrippe=creche;kinderleicht=very easy
kinderlieb=fond of children;kinderlied=nursery rhyme;kinderlos=childless;kinderlosigkeit=childlessness;kinderlähmung=polio;kindermädchen=nanny
kinderreich=with many children;kindersitz=child seat;kindertagesstätte=nursery;kinderwagen=pram;kinderwunsch=desire for children;kinderwägen=prams
kinderzimmer=children's room;kinderärztin=paediatrician;kindgerecht=suitable for children;kindheit=childhood;kindheitserinnerung=childhood memory
kindheitserinnerungen=childhood memories;kindheitsfreund=childhood friend;kindi=kindergarten;kindisch=childish;kindlich=childlike;kinn=chin
kino=cinema;kinofilm=movie;kinokarte=cinema ticket;kinos=cinemas;kiosk=kiosk;kipferl=croissant;kippe=cigarette;kirche=church;kirchen=church
kirchenaustritt=leaving the church;kirchenchor=church choir;kirchengemeinde=parish;kirchensteuer=church tax;kirchlich=church;kirchturm=church tower
kirchweih=fair;kirmes=fair;kirsch=cherry;kirschbaum=cherry tree;kirsche=cherry;kirschen=cherries;kirtag=fair;kissen=pillow cushion;kiste=box
kisten=boxes;kita=nursery;kitaplatz=nursery place;kitas=nurseries;kitesurfen=kitesurfing;kitschig=kitschy;kitzelig=ticklish;kitzeln=tickle
kitzelt=tickle;kitzlig=ticklish;kiwi=kiwi;klage=lawsuit complaint;klagen=sue complain;klamotten=clothes;klang=sounded;klangen=sounded;klappen=work out
klar=clear;klargekommen=coped got along;klarinette=clarinet;klarkommen=cope get along;klasse=great;klassen=class;klassenarbeit=class test
klassenfahrt=school trip;klassenkamerad=classmate;klassenkameradin=classmate;klassenlehrer=class teacher;klassenlehrerin=class teacher
klassensprecher=class representative;klassentreffen=class reunion;klassenzimmer=classroom;klassik=classical music;klassisch=classical
klatschen=clap gossip;klatschnass=soaking wet;klauen=steal;klausur=exam;klausuren=exams;klavier=piano;klavierlehrer=piano teacher
klavierlehrerin=piano teacher;klavierstunde=piano lesson;klavierunterricht=piano lessons;klebeband=tape;kleben=glue stick;kleber=glue;klebstoff=glue
klee=clover;kleid=dress;kleider=clothes dresses;kleiderbügel=coat hanger;kleidergeschäft=clothes shop;kleidergrösse=dress size;kleiderschrank=wardrobe
kleidung=clothes;kleidungs=clothing;kleidungsstück=garment;kleidungsstücke=clothes;klein=small;kleinfamilie=small family;kleingarten=allotment
kleingeld=change;kleingewachsen=short;kleinkind=toddler;kleinkinder=toddlers;kleinlich=petty;kleinstadt=small town;kleinstädte=small towns
kleinwagen=small car;klemmen=jam;klempner=plumber;klempnerin=plumber;kletter=climbing;klettere=climb;klettergerüst=climbing frame
kletterhalle=climbing gym;klettern=climb;klettersteig=via ferrata;klettert=climb;kletterte=climb;klicken=click;klima=climate
klimaanlage=air conditioning;klimaschutz=climate protection;klimaticket=annual transport pass;klimawandel=climate change;klimmzug=pull-up
klimmzüge=pull-ups;klingel=doorbell;klingeln=ring;klingelt=ring;klingelton=ringtone;klingen=sound;klinik=clinic hospital;kliniken=clinics hospitals
klinikum=hospital;klinke=door handle;klo=toilet;klobrille=toilet seat;klobürste=toilet brush;klodeckel=toilet lid;klopapier=toilet paper;klopfen=knock
klos=toilets;kloss=dumpling;kloster=monastery;klug=clever;klugheit=cleverness;kläglich=miserable;klänge=sounds;klären=clarify;klösse=dumplings
klöster=monasteries;klüger=cleverer;klügste=cleverest;knallen=bang;knallrot=bright red;knapp=just under;knast=jail;kneipe=pub;knete=play dough
kneten=knead;knick=bend;knie=knee;knien=kneel;knieoperation=knee operation;kniescheibe=kneecap;knieschmerzen=knee pain;knifflig=tricky
knipsen=snap photo;knirps=little boy;knoblauch=garlic;knochen=bone;knochenbruch=fracture;knopf=button;knorpel=cartilage;knuffig=cuddly;knusprig=crispy
knutschen=make out;knäckebrot=crispbread;knöchel=ankle;knödel=dumpling;knöllchen=parking ticket;knöpfe=buttons;koalition=coalition;koch=cook
kochbuch=cookbook;kochbücher=cookbooks;kochen=cook;kochend=boiling;kochfeld=hob;kochkurs=cooking class;kochlöffel=wooden spoon;kochtopf=pot
koffein=caffeine;koffeinfrei=decaffeinated;koffer=suitcase;kofferraum=boot trunk;kohl=cabbage;kohle=money coal;kohlendioxid=carbon dioxide
kohlenstoff=carbon;kohlensäurehaltig=sparkling;kohlrabi=kohlrabi;kollege=colleague;kollegen=colleagues;kollegin=colleague;kolumbianisch=colombian
kolumbien=colombia;koma=coma;kombi=estate car;komet=comet;komiker=comedian;komisch=funny strange;komischerweise=strangely;komm=come;kommen=come
kommend=coming;kommentar=comment;kommilitone=fellow student;kommilitonin=fellow student;kommissar=police inspector;kommissarin=police inspector
kommode=chest of drawers;kommunal=municipal;kommunalwahl=local election;kommunion=communion;kommunions=communion;kommunistisch=communist
kompass=compass;komplett=completely;kompliment=compliment;komplimente=compliments;kompliziert=complicated;komponist=composer;komponistin=composer
kompost=compost;kompott=stewed fruit;komödie=comedy;kondition=fitness stamina;konditor=pastry chef;konditorei=pastry shop;konditorin=pastry chef
kondom=condom;kondome=condoms;konfektionsgrösse=clothes size;konferenz=conference;konfession=denomination;konfessionslos=without religion
konfetti=confetti;konfirmation=confirmation;konfirmations=confirmation;konfitüre=jam;konflikt=conflict;konflikte=conflicts;kongo=congo
kongolesisch=congolese;kongress=congress;konkret=concrete;konkurrent=competitor;konkurrenz=competition;konnte=could;konnten=could;konntest=could
konntet=could;konsequent=consistent;konservativ=conservative;konserve=tinned food;konsole=games console;konstanz=constance;konsulat=consulate
kontaktfreudig=sociable;kontaktlinse=contact lens;kontaktlinsen=contact lenses;konten=accounts;kontinent=continent;konto=account
kontoauszug=bank statement;kontoauszüge=bank statements;kontonummer=account number;kontostand=account balance;kontra=against;kontrabass=double bass
kontrolle=check control;kontrolleur=ticket inspector;kontrolleurin=ticket inspector;kontrollieren=check;kontrolliert=checked
kontrolltermin=check-up appointment;konzentrieren=concentrate;konzentriert=concentrated;konzern=corporation;konzert=concert;konzerte=concerts
kopenhagen=copenhagen;kopf=head;kopfhörer=headphones;kopfkissen=pillow;kopfläuse=head lice;kopfsalat=lettuce;kopfschmerz=headache
kopfschmerzen=headache;kopfschmerztablette=headache tablet;kopftuch=headscarf;kopfweh=headache;kopfüber=headfirst;kopie=copy;kopieren=copy
kopierer=copier;kopiert=copied;koppeln=pair;koppelt=pair;koran=koran;korb=basket;korea=korea;koreanisch=korean;korfu=corfu;kork=cork;korken=cork
korkenzieher=corkscrew;korn=grain;korrekt=correct;korrigieren=correct;korrigiert=corrected;korsika=corsica;kortison=cortisone;koscher=kosher
kosmetik=cosmetics;kosmetiker=beautician;kosmetikerin=beautician;kosovarisch=kosovan;kosovo=kosovo;kostbar=precious;kosten=cost taste
kostenlos=free of charge;kostenpflichtig=with costs;kostüm=costume;kostüme=costumes;kot=faeces;kotzen=vomit puke;krabbelgruppe=toddler group
krabbeln=crawl;krabbelt=crawl;krach=noise row;kraft=strength;kraftstoff=fuel;krafttraining=weight training;kraftwerk=power plant;kragen=collar
krakau=krakow;kralle=claw;krallen=claws;kram=stuff;krampf=cramp;krampfader=varicose vein;krampfadern=varicose veins;krampus=krampus;kran=crane
krank=ill sick;kranke=sick;kranken=sick;krankenbesuch=hospital visit;krankengeld=sick pay;krankengymnastik=physiotherapy;krankenhaus=hospital
krankenhausaufenthalt=hospital stay;krankenhäuser=hospitals;krankenkasse=health insurance;krankenkassen=health insurance;krankenpfleger=nurse
krankenpflegerin=nurse;krankenschwester=nurse;krankenstand=sick leave;krankenversichert=health insured;krankenversicherung=health insurance
krankenwagen=ambulance;krankenzimmer=hospital room;kranker=sick person;krankgemeldet=called in sick;krankgeschrieben=on sick leave;krankheit=illness
krankheiten=illnesses;krankheitsbedingt=due to illness;krankmelden=call in sick;krankmeldung=sick note;krankschreiben=put on sick leave
krankschreibung=sick leave;kranz=wreath;krapfen=doughnut;krass=crazy;kratzbaum=scratching post;kratzen=scratch;kratzer=scratch
kraulen=swim crawl stroke;kraut=cabbage herb;krawatte=tie;kreativ=creative;kreativität=creativity;krebs=cancer crab;krebskrank=having cancer
kredit=loan credit;kreditkarte=credit card;kreide=chalk;kreidebleich=pale;kreis=circle;kreise=circles;kreisel=roundabout;kreislauf=circulation
kreislaufprobleme=circulation problems;kreislaufzusammenbruch=collapse;kreisssaal=delivery room;kreissäge=circular saw;kreisverkehr=roundabout
krempel=junk;kren=horseradish;kreta=crete;kreuz=cross lower back;kreuzbandriss=torn cruciate ligament;kreuzfahrt=cruise;kreuzfahrtschiff=cruise ship
kreuzschmerzen=back pain;kreuzung=crossroads;kreuzworträtsel=crossword puzzle;kriechen=crawl;krieg=war;kriege=wars;kriegen=get;kriegs=war
krimi=crime story;kriminalität=crime;kriminalroman=crime novel;kriminell=criminal;krimis=crime stories;krippe=creche;krise=crisis;kritisch=critical
kritisieren=criticise;kritisiert=criticised;kroatien=croatia;kroatisch=croatian;kroch=crawled;kroketten=croquettes;krokodil=crocodile;krokus=crocus
krone=crown;krug=jug;krumm=crooked;kruste=crust;kryptowährung=cryptocurrency;kräfte=strength;kräftig=strong;krähe=crow;krähen=crows;krämpfe=cramps
kräne=cranes;kränker=sicker;kränklich=sickly;kränze=wreaths;kräuter=herbs;kräutertee=herbal tea;kröte=toad;krücke=crutch;krücken=crutches;krüge=jugs
krümel=crumb;kuba=cuba;kubanisch=cuban;kubikmeter=cubic metre;kuchen=cake;kuchenteig=cake mix;kucken=look;kuckuck=cuckoo;kugel=scoop ball
kugelschreiber=pen;kuh=cow;kukuruz=corn;kuli=pen;kulisse=set scenery;kultur=culture;kulturell=cultural;kummer=sorrow grief;kumpel=buddy
kumpels=buddies;kunde=customer;kundendienst=customer service;kundenservice=customer service;kundin=customer;kundschaft=customers;kunst=art
kunstgeschichte=art history;kunststoff=plastic;kunstunterricht=art lesson;kunstwerk=work of art;kupfer=copper;kupplung=clutch;kur=spa treatment
kurdisch=kurdish;kuren=spa treatments;kurier=courier;kurieren=cure;kuriert=cured;kurklinik=rehab clinic;kurort=spa town;kurs=course;kurse=courses
kurve=bend curve;kurz=short;kurzarbeit=short-time work;kurzfristig=short-term;kurzgeschichte=short story;kurzhaarig=short-haired
kurzschluss=short circuit;kurzsichtig=short-sighted;kurzsichtigkeit=short-sightedness;kurztrip=short trip;kurzurlaub=short break;kurzzeitig=briefly
kuscheldecke=cosy blanket;kuschelig=cuddly;kuscheln=cuddle;kuschelt=cuddle;kuscheltier=cuddly toy;kuscheltiere=cuddly toys;kuschle=cuddle
kusine=cousin;kuss=kiss;kutschieren=drive;käfer=beetle;käfig=cage;kälber=calves;kälte=cold;kälteempfindlich=sensitive to cold;kälter=colder
kälteste=coldest;käme=would come;kämen=would come;kämme=combs;kämmen=comb;kämpfen=fight;kärnten=carinthia;käse=cheese;käsebrot=cheese sandwich
käsekuchen=cheesecake;kästen=crates;kätzchen=kitten;käufe=purchases;käufer=buyer;käuferin=buyer;köche=cooks;köchin=cook;köln=cologne;kölner=cologne
könig=king;königin=queen;können=can;könnt=can;könnte=could;könnten=could;könntest=could;könntet=could;köpfe=heads;körbe=baskets;körper=body
körperlich=physical;körperverletzung=assault;köstlich=delicious;kübel=bucket;küche=kitchen;küchen=kitchen;küchenmaschine=food processor
küchenschrank=kitchen cupboard;küchentisch=kitchen table;kühe=cows;kühl=cool;kühlen=cool;kühlpack=ice pack;kühlschrank=fridge;kühlschränke=fridges
küken=chick;kümmel=caraway;kümmere=take care;kümmern=take care;kümmert=take care;kündigen=quit cancel;kündigung=notice;kündigungs=termination
kündigungsfrist=notice period;künftig=future;künste=arts;künstler=artist;künstlerin=artist;künstlerisch=artistic;künstlich=artificial
künstliche=artificial;kürbis=pumpkin;kürbisse=pumpkins;kürzen=shorten cut;kürzer=shorter;kürzere=shorter;kürzeste=shortest;kürzlich=recently
küsse=kisses;küssen=kiss;küste=coast;küstennah=near the coast;labern=babble;labert=babble;labor=laboratory;laborant=lab technician
laborantin=lab technician;labore=laboratories;lachen=laugh;lachs=salmon;lack=varnish;lackieren=varnish paint;lackiert=painted;lade=drawer
ladegerät=charger;ladekabel=charging cable;laden=load charge;ladenschluss=closing time;ladestation=charging station;lag=lay;lage=location situation
lagen=lay;lager=warehouse camp;lagerfeuer=campfire;lagerhalle=warehouse;lagerist=warehouse worker;lageristin=warehouse worker;lagern=store
lagert=store;lahm=lame;laibach=ljubljana;laken=sheet;lakritz=liquorice;laktosefrei=lactose-free;laktoseintolerant=lactose intolerant
laktoseintoleranz=lactose intolerance;laminat=laminate;lamm=lamb;lammfleisch=lamb;lampe=lamp;lampen=lamps;lampenfieber=stage fright;land=country land
landebahn=runway;landen=land end up;landes=state;landesweit=nationwide;landkarte=map;landratsamt=district office;landschaft=landscape
landstrasse=country road;landtag=state parliament;landung=landing;landwirt=farmer;landwirtin=farmer;landwirtschaft=farming
landwirtschaftlich=agricultural;landwirtschafts=agriculture;lang=long;lange=long;langeweile=boredom;langfristig=long-term;langhaarig=long-haired
langjährig=long-standing;langlauf=cross-country skiing;langlaufen=cross-country ski;langsam=slow;langstreckenflug=long-haul flight;langweilen=bore
langweilig=boring;lappen=cloth;lappland=lapland;laptop=laptop;las=read;lasagne=lasagne;lasen=read;laserdrucker=laser printer;lass=let;lassen=let
lastenfahrrad=cargo bike;lastenrad=cargo bike;laster=truck;lastschrift=direct debit;lastwagen=truck;lastwagenfahrer=truck driver;latein=latin
lateinamerika=latin america;lateinamerikanisch=latin american;lateinisch=latin;laterne=lantern;laternen=lanterns;laternenumzug=lantern procession
lattenrost=slatted frame;laub=leaves;laubbaum=deciduous tree;lauch=leek;lauf=run;laufbahn=career;laufband=treadmill;laufen=run walk
laufend=running ongoing;laufrad=balance bike;laufschuh=running shoe;laufschuhe=running shoes;laugenbrezel=pretzel;laune=mood;launisch=moody;laus=louse
lausig=lousy;laut=loud;lauter=nothing but louder;lautlos=silent;lautsprecher=loudspeaker;lautstärke=volume;lauwarm=lukewarm;lavabo=washbasin
lavendel=lavender;lawine=avalanche;leasen=lease;leben=live;lebend=living;lebendig=alive;lebens=life;lebensabend=old age
lebensabschnittsgefährte=partner;lebensalter=age;lebensfreude=zest for life;lebensfroh=full of life;lebensfähig=viable
lebensgefährlich=life-threatening;lebensgefährte=partner;lebensgefährtin=partner;lebensjahr=year of life;lebenslang=lifelong;lebenslauf=cv
lebenslustig=fun-loving;lebensläufe=cvs;lebensmittel=food groceries;lebensmittelvergiftung=food poisoning;lebensnotwendig=vital;lebenspartner=partner
lebensstil=lifestyle;lebensversicherung=life insurance;lebensweise=way of life;lebenswichtig=vital;lebenszeit=lifetime;leber=liver;leberfleck=mole
leberkäs=meat loaf;leberkäse=meat loaf;leberwurst=liver sausage;lebhaft=lively;lebkuchen=gingerbread;lecker=tasty;leder=leather
lederhose=leather trousers;lederjacke=leather jacket;ledern=leather;ledig=single;lediglich=only;leer=empty;leergut=empty bottles;leerstehend=vacant
legal=legal;legasthenie=dyslexia;legasthenisch=dyslexic;legen=lay put;legendär=legendary;leggings=leggings;lego=lego;lehm=clay;lehnen=lean
lehr=teaching;lehramt=teacher training degree;lehrbuch=textbook;lehrbücher=textbooks;lehre=apprenticeship;lehren=teach;lehrer=teacher;lehrerin=teacher
lehrerinnen=teachers;lehrerzimmer=staff room;lehrgang=course;lehrgänge=courses;lehrkraft=teacher;lehrkräfte=teachers;lehrling=apprentice
lehrplan=curriculum;lehrpläne=curricula;lehrstelle=apprenticeship position;leibchen=t-shirt;leiberl=t-shirt;leiche=corpse;leichenschmaus=funeral meal
leicht=light easy;leichtathletik=athletics;leichtsinnig=reckless;leid=sorrow;leiden=suffer;leidenschaft=passion;leidenschaftlich=passionate
leider=unfortunately;leidgetan=was sorry;leidtun=be sorry;leih=rental;leiharbeit=temporary work;leiharbeiter=temporary worker;leihen=lend borrow
leihwagen=rental car;leihweise=on loan;leine=lead;leinen=linen;leintuch=sheet;leintücher=sheets;leinwand=canvas screen;leinwände=screens;leise=quiet
leisten=afford achieve;leistung=performance;leiten=lead manage;leitend=leading;leiter=ladder;leiterin=manager;leitern=ladders;leitung=pipe line
leitungs=management;leitungswasser=tap water;leiwand=great;lektion=lesson;lemberg=lviv;lenken=steer;lenker=handlebars driver;lenkrad=steering wheel
lenkung=steering;lern=learning;lernen=learn;lerngruppe=study group;lesbe=lesbian;lesbisch=lesbian;lese=reading;lesebrille=reading glasses;lesen=read
lesenswert=worth reading;leser=reader;leserin=reader;lesezeichen=bookmark;lesung=reading;lettisch=latvian;lettland=latvia;letzte=last;letztem=last
letzten=last;letztendlich=in the end;letztens=recently;letzter=last;letztes=last;letztlich=ultimately;letztmals=last time;leuchte=lamp
leuchten=shine glow;leuchtturm=lighthouse;leuchttürme=lighthouses;leugnen=deny;leukämie=leukaemia;leute=people;lexikon=encyclopedia
libanesisch=lebanese;libanon=lebanon;liberal=liberal;libyen=libya;licht=light;lichtempfindlich=light-sensitive;lichter=lights
lichterkette=fairy lights;lichtschalter=light switch;lid=eyelid;lidl=lidl;lidschatten=eye shadow;lieb=dear;liebe=love;lieben=love;liebenswert=lovable
lieber=rather;liebes=love;liebesfilm=romantic film;liebeskummer=heartbreak;liebespaar=couple lovers;liebesroman=romance novel;liebevoll=loving
liebhaber=lover;liebling=darling favourite;lieblings=favourite;lieblingsfach=favourite subject;lieblos=loveless;liebste=dearest
liebsten=favourite most;liechtenstein=liechtenstein;lied=song;lieder=songs;lief=ran walked;liefen=ran walked;lieferant=supplier
lieferdienst=delivery service;liefern=deliver;lieferschein=delivery note;liefert=deliver;lieferte=deliver;lieferung=delivery;lieferwagen=delivery van
lieferzeit=delivery time;liegen=lie;liegenbleiben=break down;liegengeblieben=broke down;liegestuhl=deck chair;liegestühle=deck chairs
liegestütz=push-up;liegestütze=push-ups;lieh=lent borrowed;liehen=lent borrowed;lies=read;liess=let left;liessen=let left;liest=read;lift=lift
liga=league;ligen=leagues;liken=like;likör=liqueur;lila=purple;lilie=lily;limette=lime;limo=lemonade;limonade=lemonade;limousine=sedan limousine
linde=lime tree;lindern=relieve;lineal=ruler;linie=line;link=link;linke=left;linken=left;linker=left;links=left;linkshändig=left-handed
linse=lentil lens;linsen=lentils lenses;linsensuppe=lentil soup;lippe=lip;lippen=lips;lippenstift=lipstick;lissabon=lisbon;liste=list
litauen=lithuania;litauisch=lithuanian;liter=litre;literarisch=literary;literatur=literature;litt=suffered;litten=suffered;lizenz=licence;lkw=truck
lkw-fahrer=truck driver;lobby=lobby;loben=praise;loch=hole;locher=hole punch;lockdown=lockdown;locke=curl;locken=lure;locker=loose relaxed
lockig=curly;log=lied;logen=lied;loggen=log;loggia=loggia;login=login;logisch=logical;logischerweise=logically;logistik=logistics
logopäde=speech therapist;logopädie=speech therapy;logopädin=speech therapist;lohn=wage;lohnabrechnung=payslip;lohnen=be worth it
lohnenswert=worthwhile;lohnerhöhung=pay raise;lohnsteuer=income tax;lohnzettel=payslip;lok=locomotive;lokal=local;lokführer=train driver
lokführerin=train driver;lokomotive=locomotive;lolli=lollipop;los=off;lose=loose;losfahren=drive off;losgefahren=drove off;losgegangen=set off
losgehen=set off start;losgelassen=let go;losgelegt=got started;losgeworden=got rid of;losgezogen=set out;loslassen=let go;loslegen=get started
loswerden=get rid of;losziehen=set out;lothringen=lorraine;lotion=lotion;lotterie=lottery;lotto=lottery;lud=invited;luden=invited;luft=air
luftballon=balloon;luftballons=balloons;luftmatratze=air mattress;luftpumpe=air pump;lunge=lung;lungen=lung;lungenentzündung=pneumonia
lungenkrebs=lung cancer;lupe=magnifying glass;lust=desire;lustig=funny;lustlos=listless;lutscher=lollipop;luxemburg=luxembourg
luxemburgisch=luxembourgish;luxuriös=luxurious;luzern=lucerne;lächeln=smile;lächelt=smile;lächerlich=ridiculous;lächle=smile;läden=shops;lädst=invite
lädt=invite;lähmung=paralysis;lämmer=lambs;länder=countries;ländlich=rural;länge=length;länger=longer;längst=long ago;längste=longest;lärm=noise
lärmempfindlich=noise-sensitive;lässig=casual;lässt=let;lästern=gossip;lästert=gossip;lästig=annoying;lätzchen=bib;läufe=runs;läufer=runner
läuferin=runner;läufst=run walk;läuft=run walk;läuse=lice;läuten=ring;löcher=holes;löffel=spoon;löhne=wages;löschen=delete;lösen=solve;lösung=solution
löten=solder;löwe=lion;löwen=lions;löwenzahn=dandelion;lübeck=lubeck;lücke=gap;lüften=air;lüftung=ventilation;lüge=lie;lügen=lie;lügner=liar
lüttich=liege;mach=make do;machen=make do;macke=quirk;madagaskar=madagascar;mag=like;magazin=magazine;magen=stomach;magen-darm=stomach bug
magen-darm-grippe=stomach bug;magendarmgrippe=stomach bug;magenschmerzen=stomach ache;magenspiegelung=gastroscopy;mager=lean;magersucht=anorexia
magersüchtig=anorexic;magistrat=city authority;magnet=magnet;magst=like;mahlzeit=meal;mahlzeiten=meals;mahnung=payment reminder;mai=may
maibaum=maypole;mail=email;mailand=milan;mailbox=voicemail;mailen=email;mails=emails;mais=corn;make-up=make-up;makler=estate agent
maklerin=estate agent;mal=;malaysia=malaysia;malbuch=colouring book;male=times;malen=paint;maler=painter;malerin=painter;malerisch=picturesque
mallorca=majorca;malmö=malmo;maloche=hard work;malta=malta;maltesisch=maltese;mama=mom;mami=mommy;man=one;managen=manage;manager=manager
managerin=manager;manche=some;manchen=some;mancher=some;manches=some;manchmal=sometimes;mandant=client;mandarine=mandarin;mandarinen=mandarins
mandel=almond;mandelentzündung=tonsillitis;mandeln=tonsils almonds;manga=manga;mangel=lack defect;mangels=for lack of;mango=mango;mangold=chard
mann=man;mannschaft=team;mannschafts=team;mantel=coat;manuell=manual;mappe=folder;marathon=marathon;marder=marten;margarine=margarine
marienkäfer=ladybird;marille=apricot;marillen=apricots;mariniert=marinated;mark=mark;marke=brand;marketing=marketing;markt=market
marktplatz=market square;marmelade=jam;marmor=marble;marmorkuchen=marble cake;marokkanisch=moroccan;marokko=morocco;maroni=roasted chestnuts
marrakesch=marrakesh;mars=mars;marseille=marseilles;martinstag=saint martin's day;marzipan=marzipan;mascara=mascara;maschine=machine
maschinenbau=mechanical engineering;maschinenbauingenieur=mechanical engineer;masern=measles;maske=mask;masken=masks;maskenpflicht=mask requirement
mass=measured;massage=massage;massband=tape measure;masse=mass;massenhaft=masses of;massenweise=masses of;masseur=masseur;masseurin=masseuse
massgeschneidert=tailor-made;massieren=massage;massiert=massaged;massiv=massive;masslos=excessive;master=master's degree;masterarbeit=master's thesis
material=material;materialien=materials;mathe=maths;mathelehrer=maths teacher;mathelehrerin=maths teacher;mathematik=maths;mathematiker=mathematician
mathematikerin=mathematician;mathematisch=mathematical;matjes=herring;matratze=mattress;matratzen=mattresses;matrose=sailor;matsch=slush mud;matt=dull
matur=school-leaving exam;matura=school-leaving exam;mau=poor;mauer=wall;mauern=build wall;maul=mouth;maultaschen=filled pasta;maulwurf=mole
maurer=bricklayer;maurerin=bricklayer;maus=mouse;mausetot=stone dead;maut=toll;maximal=at most;maximum=maximum;mayo=mayonnaise;mayonnaise=mayonnaise
mazedonien=macedonia;mazedonisch=macedonian;mechaniker=mechanic;mechanikerin=mechanic;mechanisch=mechanical;mechatroniker=mechatronics technician
mechatronikerin=mechatronics technician;meckern=complain;meckert=complain;medaille=medal;medien=media;mediengestalter=media designer
mediengestalterin=media designer;medikament=medicine;medikamente=medicine;meditation=meditation;mediterran=mediterranean;meditieren=meditate
meditiert=meditated;medium=medium;medizin=medicine;medizinisch=medical;medizinstudium=medical studies;meer=sea;meerblick=sea view;meeres=sea
meerrettich=horseradish;meerschweinchen=guinea pig;meeting=meeting;mega=mega;megabyte=megabyte;megalecker=very tasty;mehl=flour;mehr=more
mehrere=several;mehreren=several;mehrerer=several;mehrfach=several times;mehrfamilien=multi-family;mehrfamilienhaus=apartment building
mehrfarbig=multicoloured;mehrheit=majority;mehrheitlich=mostly;mehrjährig=of several years;mehrmals=several times;mehrsprachig=multilingual
mehrstöckig=multi-storey;mehrstündig=of several hours;mehrtägig=of several days;mehrwertsteuer=vat sales tax;mehrwöchig=of several weeks
mehrzahl=plural majority;meile=mile;mein=my;meine=my;meinem=my;meinen=my;meiner=my;meines=my;meins=mine;meinung=opinion
meinungsfreiheit=freedom of speech;meise=tit;meisen=tits;meist=mostly;meiste=most;meisten=most;meistens=mostly;meister=master craftsman champion
meisterin=master craftswoman champion;meisterprüfung=master craftsman exam;meisterschaft=championship;mekka=mecca;melange=milk coffee
melanzani=aubergine;meldebestätigung=registration certificate;melden=report get in touch;meldezettel=registration form;meldung=report;melken=milk
melodie=melody;melone=melon;memory=memory game;menge=amount crowd;mensa=canteen;mensch=person;mensch-ärgere-dich-nicht=ludo;menschen=people
menschenrecht=human right;menschenrechte=human rights;menschenscheu=shy of people;menschlich=human;menstruation=period;menü=menu;meran=merano
merken=notice remember;merkwürdig=strange;messbar=measurable;messe=mass trade fair;messen=measure;messer=knife;messing=brass;messung=measurement
metal=metal;metall=metal;metallen=metal;metastase=metastasis;metastasen=metastases;meter=metre;meterstab=folding rule;methode=method;metzger=butcher
metzgerei=butcher;metzgerin=butcher;mexikanisch=mexican;mexiko=mexico;miauen=meow;mich=me;mickrig=tiny;mies=lousy;miet=rental;miete=rent;mieten=rent
mieter=tenant;mieterhöhung=rent increase;mieterin=tenant;mieterverein=tenants' association;mietminderung=rent reduction;mietpreis=rent
mietvertrag=rental contract;mietverträge=rental contracts;mietwagen=rental car;mietwohnung=rented flat;migrant=migrant;migration=migration
migros=migros;migräne=migraine;mikrofon=microphone;mikroskop=microscope;mikrowelle=microwave;milbe=mite;milben=mites;milch=milk;milchkaffee=latte
milchreis=rice pudding;milchzahn=baby tooth;milchzähne=baby teeth;mild=mild;militär=military;militärisch=military;milliarde=billion;milliarden=billion
milliliter=millilitre;millimeter=millimetre;million=million;millionen=million;milz=spleen;minderheit=minority;minderjährig=underage;mindest=minimum
mindestens=at least;mindestlohn=minimum wage;mineralwasser=mineral water;mini=mini;minibus=minibus;minigolf=mini golf;minijob=mini job;minimal=minimal
minimum=minimum;minirock=miniskirt;minister=minister;ministerien=ministries;ministerin=minister;ministerium=ministry;ministrant=altar boy;minus=minus
minute=minute;minze=mint;minütig=minutes long;mir=me;mischen=mix;mischling=mixed breed;miserabel=miserable;missbrauch=abuse;misserfolg=failure
misshandelt=abused;misst=measure;misstrauisch=suspicious;missverstanden=misunderstood;missverstehen=misunderstand;missverständnis=misunderstanding
missverständnisse=misunderstandings;mist=rubbish crap;mistkübel=rubbish bin;mistschaufel=dustpan;mit=with;mitarbeiter=employee;mitarbeiterin=employee
mitbewohner=flatmate;mitbewohnerin=flatmate;mitbringen=bring;mitbringsel=small gift;miteinander=together;mitesser=blackhead;mitfahren=ride along
mitfahrer=passenger;mitfahrgelegenheit=car share ride;mitgebracht=brought;mitgefahren=rode along;mitgefühl=sympathy;mitgegangen=went along
mitgehen=go along;mitgeholfen=helped;mitgekommen=came along;mitgemacht=joined in;mitgenommen=took along;mitgespielt=played along
mitgeteilt=informed told;mitglied=member;mitglieder=members;mitgliedsbeitrag=membership fee;mitgliedschaft=membership;mithelfen=help
mithilfe=with help;mitkommen=come along;mitleid=pity;mitmachen=join in;mitmensch=fellow human;mitnehmen=take along;mitsamt=together with
mitschüler=classmate;mitschülerin=classmate;mitspielen=play along;mitspieler=teammate;mittag=noon;mittagessen=have lunch;mittags=at noon
mittagspause=lunch break;mittagsschlaf=afternoon nap;mitte=middle;mitteilen=inform tell;mittel=middle;mittelalt=middle-aged;mittelalter=middle ages
mittelalterlich=medieval;mittelamerika=central america;mittelfinger=middle finger;mittelfristig=medium-term;mittelgross=medium-sized
mittelmeer=mediterranean;mittelmässig=mediocre;mittelohrentzündung=ear infection;mittels=by means of;mittelschule=middle school;mittelwert=average
mitten=in the middle;mitternacht=midnight;mitternachts=at midnight;mittlere=middle;mittleren=middle;mittlerer=middle;mittlerweile=meanwhile
mittwoch=wednesday;mittwochabend=wednesday evening;mittwochs=on wednesdays;mittäglich=midday;mitunter=sometimes;mitzunehmen=take along
mixer=mixer blender;mobben=bully;mobbing=bullying;mobil=mobile;mobiltelefon=mobile phone;mochte=liked;mochten=liked;mochtest=liked;mode=fashion
model=model;modell=model;modellbau=model making;modelleisenbahn=model railway;modeln=model;modem=modem;moderator=presenter host
moderatorin=presenter host;modern=modern;modernisieren=modernise;modernisiert=modernised;mofa=moped;moin=hello;moldawien=moldova;moldawisch=moldovan
molekül=molecule;mollig=chubby;moment=moment;momentan=at the moment;monarchie=monarchy;monat=month;monate=months;monatelang=for months
monatig=months long;monatlich=monthly;monats=month;monatsanfang=beginning of the month;monatsende=end of month;monatskarte=monthly pass;mond=moon
mongolei=mongolia;mongolisch=mongolian;monitor=monitor;monopoly=monopoly;monster=monster;montag=monday;montagabend=monday evening
montagmorgen=monday morning;montags=on mondays;monteur=fitter mechanic;montieren=mount install;montiert=mounted installed;moor=moor;moos=moss
moped=moped;mopp=mop;mord=murder;mords=terribly;morgen=tomorrow morning;morgendlich=morning;morgenessen=breakfast;morgens=in the morning
morgig=tomorrow's;moschee=mosque;moscheen=mosques;moskau=moscow;moslem=muslim;motivationsschreiben=cover letter;motivieren=motivate
motiviert=motivated;motor=engine motor;motorboot=motorboat;motorhaube=bonnet hood;motorisiert=motorised;motorrad=motorcycle;motorräder=motorcycles
motorsport=motor sport;motorsäge=chainsaw;motoröl=engine oil;motte=moth;motten=moths;motzen=grumble;mountainbike=mountain bike
mountainbiken=mountain biking;mozzarella=mozzarella;mrt=mri scan;mucksmäuschenstill=dead quiet;muffig=musty;muffin=muffin;mullbinde=gauze bandage
mulmig=uneasy;multiple=multiple;mumps=mumps;mund=mouth;mundharmonika=harmonica;mundwasser=mouthwash;munter=cheerful awake;murmel=marble
murmeln=marbles;muschel=shell mussel;muscheln=shells mussels;museen=museums;museum=museum;musical=musical;musik=music;musikalisch=musical
musiker=musician;musikerin=musician;musikgeschmack=taste in music;musikinstrument=musical instrument;musiklehrer=music teacher
musiklehrerin=music teacher;musikschule=music school;musikunterricht=music lesson;musikverein=music society;musizieren=play music
musiziert=played music;muskat=nutmeg;muskel=muscle;muskelkater=sore muscles;muskeln=muscles;muskeltraining=strength training;muskulös=muscular
muslim=muslim;muslima=muslim;muslime=muslims;muslimisch=muslim;muss=must;musst=must;musste=had to;mussten=had to;musstest=had to;musstet=had to
muster=pattern;mut=courage;mutig=brave;mutter=mother;muttermal=mole;muttermilch=breast milk;mutterschaft=motherhood;mutterschutz=maternity leave
muttersprache=native language;muttersprachler=native speaker;muttersprachlerin=native speaker;muttersprachlich=native speaking;muttertag=mother's day
mutti=mom;mächtig=powerful;mädchen=girl;mädel=girl;mägen=stomachs;mähdrescher=combine harvester;mähen=mow;mängel=defects;männer=men;männlich=male
mäntel=coats;mäppchen=pencil case;märchen=fairy tale;märkte=markets;märz=march;mässig=moderate;mäuse=mice;möbel=furniture;möbelhaus=furniture store
möbelhäuser=furniture stores;möbelstück=piece of furniture;möblieren=furnish;möbliert=furnished;möchte=would like;möchten=would like
möchtest=would like;möchtet=would like;mögen=like;möglich=possible;möglicherweise=possibly;möglichst=as possible;mögt=like;möhre=carrot;möhren=carrots
mönch=monk;mönchengladbach=monchengladbach;mörder=murderer;möwe=seagull;möwen=seagulls;mücke=mosquito;mücken=mosquitoes;mückenstich=mosquito bite
mückenstiche=mosquito bites;müde=tired;müdigkeit=tiredness;mühle=mill;müll=rubbish;müllabfuhr=rubbish collection;müllauto=garbage truck
müllbeutel=bin bag;mülleimer=rubbish bin;müllmann=garbage man;müllsack=bin bag;müllsäcke=bin bags;mülltonne=dustbin;mülltonnen=dustbins
mülltrennung=waste separation;müllwagen=garbage truck;münchen=munich;münchner=munich;münder=mouths;mündlich=oral;münster=munster;münze=coin
müsli=muesli;müssen=must;müsst=must;müsste=should;müssten=should;müsstest=should;müsstet=should;mütter=mothers;mütterlich=motherly
mütterlicherseits=maternal;mütze=cap;mützen=caps;n=a;na=;nabel=navel;nach=after to;nachbar=neighbour;nachbarhaus=house next door;nachbarin=neighbour
nachbarland=neighbouring country;nachbarn=neighbours;nachbarschaft=neighbourhood;nachbarschafts=neighbourhood;nachbarskind=neighbour child
nachbestellen=reorder;nachbestellt=reordered;nachdem=after;nachdenken=think about;nacheinander=one after another;nachfolgend=following
nachfolger=successor;nachfolgerin=successor;nachfragen=ask inquire;nachgeben=give in;nachgedacht=thought about;nachgefragt=asked;nachgegangen=pursued
nachgegeben=gave in;nachgeguckt=looked up;nachgehen=pursue;nachgeholt=caught up;nachgekommen=came later;nachgelassen=eased off;nachgerüstet=upgraded
nachgeschaut=looked up;nachgeschlagen=looked up;nachgesehen=looked up;nachgewiesen=proved;nachgezahlt=paid extra;nachgucken=look up
nachhaltig=sustainable;nachhaltigkeit=sustainability;nachher=afterwards;nachhilfe=private tutoring;nachhilfelehrer=private tutor
nachhilfelehrerin=tutor;nachhilfeunterricht=tutoring;nachholen=catch up;nachkomme=descendant;nachkommen=come later;nachlass=estate;nachlassen=ease off
nachlässig=careless;nachmieter=next tenant;nachmittag=afternoon;nachmittage=afternoons;nachmittags=in the afternoon;nachnahme=cash on delivery
nachprüfung=resit exam;nachricht=message;nachrichten=news messages;nachrichtensendung=news programme;nachrüsten=upgrade;nachschauen=look up
nachschlagen=look up;nachsehen=look up;nachsichtig=lenient;nachsitzen=detention;nachsorge=aftercare;nachspeise=dessert;nacht=night;nachtclub=nightclub
nachtdienst=night duty;nachthemd=nightgown;nachtisch=dessert;nachtkästchen=bedside table;nachtlicht=night light;nachtmahl=dinner;nachtragend=resentful
nachträglich=afterwards;nachts=at night;nachtschicht=night shift;nachttisch=bedside table;nachttischlampe=bedside lamp;nachtzug=night train
nachtzüge=night trains;nachweisen=prove;nachwuchs=offspring;nachzahlen=pay extra;nacken=neck;nackenschmerzen=neck pain;nackt=naked;nadel=needle
nadelbaum=conifer;nadeln=needles;nagel=nail;nagelfeile=nail file;nagellack=nail polish;nageln=nail;nagelneu=brand new;nagelschere=nail scissors
nagelt=nail;nah=near;nahe=near;nahezu=almost;nahm=took;nahmen=took;nahrhaft=nutritious;nahrung=food;nahrungsmittel=food
nahverkehr=local public transport;naiv=naive;naja=;namens=name;namenstag=name day;namibia=namibia;nannte=called named;nannten=called named
napf=food bowl;narbe=scar;narkose=anaesthetic;narzisse=daffodil;naschen=snack sweets;nase=nose;nasen=nose;nasenloch=nostril;nasenlöcher=nostrils
nasenspray=nasal spray;nass=wet;natel=mobile phone;nation=nation;national=national;nationalfeiertag=national holiday;nationalrat=national council
nato=nato;natur=nature;naturkatastrophe=natural disaster;naturkostladen=health food shop;naturschutz=nature conservation;naturverbunden=nature-loving
naturwissenschaft=natural science;naturwissenschaftlich=scientific;natürlich=of course natural;navi=sat nav;navigation=navigation;ne=;neapel=naples
nebel=fog;neben=beside side;nebenan=next door;nebenbei=on the side;nebenberuflich=part-time job;nebeneinander=side by side;nebenfach=minor subject
nebenher=on the side;nebenhöhlenentzündung=sinusitis;nebenjob=side job;nebenkosten=utility costs;nebenkostenabrechnung=utility bill
nebenstrasse=side street;nebenwirkung=side effect;nebenwirkungen=side effects;neblig=foggy;necken=tease;ned=not;nee=no;neffe=nephew;neffen=nephews
negativ=negative;nehmen=take;neid=envy;neidisch=envious;neigen=tend;nein=no;nelke=carnation;nem=a;nen=a;nennen=call name;nepal=nepal
nepalesisch=nepalese;ner=a;nerv=nerve;nerven=annoy;nervig=annoying;nervosität=nervousness;nervös=nervous;nest=nest;nester=nests
nesthäkchen=youngest child;net=not;netflix=netflix;nett=nice;netterweise=kindly;netto=net;nettogehalt=net salary;nettolohn=net wage;netz=network net
netzbetreiber=network provider;netze=nets;netzteil=power supply;netzwerk=network;neu=new;neu-delhi=new delhi;neubau=new building;neuer=newer new
neueste=newest;neugeborene=newborn;neugeborenes=newborn;neugier=curiosity;neugierig=curious;neujahr=new year's day;neujahrs=new year;neulich=recently
neun=nine;neunte=ninth;neunten=ninth;neunundachtzig=eighty-nine;neununddreissig=thirty-nine;neunundfünfzig=fifty-nine;neunundneunzig=ninety-nine
neunundsechzig=sixty-nine;neunundsiebzig=seventy-nine;neunundvierzig=forty-nine;neunundzwanzig=twenty-nine;neunzehn=nineteen;neunzehnte=nineteenth
neunzehnten=nineteenth;neunzig=ninety;neunziger=nineties;neunzigste=ninetieth;neunzigsten=ninetieth;neurodermitis=eczema;neurologe=neurologist
neuseeland=new zealand;neuseeländisch=new zealand;neuste=newest;neutral=neutral;neuwagen=new car;neuwertig=as new;newsletter=newsletter;nice=nice
nicht=not;nichte=niece;nichten=nieces;nichtraucher=non-smoker;nichts=nothing;nicken=nod;nickerchen=nap;nie=never;niedergelassen=settled
niederlage=defeat;niederlande=netherlands;niederlanden=netherlands;niederlassen=settle;niederlassung=branch office;niederländisch=dutch
niedersachsen=lower saxony;niedersächsisch=lower saxon;niederösterreich=lower austria;niedlich=cute;niedrig=low;niemals=never;niemand=nobody
niemandem=nobody;niemanden=nobody;niere=kidney;nieren=kidney;niesen=sneeze;nigeria=nigeria;nigerianisch=nigerian;nikolaus=saint nicholas
nilpferd=hippo;nimm=take;nimmst=take;nimmt=take;nirgends=nowhere;nirgendwo=nowhere;nirgendwohin=nowhere;niveau=level;nix=nothing;nizza=nice;nobel=posh
nobelpreis=nobel prize;noch=still;nochmal=again;nochmalig=again;nochmals=again;nonne=nun;nord=north;nordafrika=north africa;nordamerika=north america
norddeutsch=north german;norddeutschland=northern germany;norden=north;nordeuropa=northern europe;nordisch=nordic;norditalienisch=northern italian
nordkorea=north korea;nordmazedonien=north macedonia;nordost=northeast;nordosten=northeast;nordrhein-westfalen=north rhine-westphalia
nordsee=north sea;nordwest=northwest;nordwesten=northwest;nordwestlich=northwest;nordöstlich=northeast;normal=normal;normalerweise=usually
norwegen=norway;norwegisch=norwegian;notar=notary;notarin=notary;notarzt=emergency doctor;notaufnahme=emergency room;notausgang=emergency exit
note=grade;notebook=laptop;noten=grades;notfall=emergency;notfalls=if necessary;notfallsanitäter=paramedic;notfälle=emergencies;notieren=note
notiert=noted;notiz=note;notizblock=notepad;notizbuch=notebook;notizbücher=notebooks;notruf=emergency call;notwendig=necessary;november=november
nrw=north rhine-westphalia;nudel=noodle pasta;nudelauflauf=pasta bake;nudelholz=rolling pin;nudeln=noodles pasta;nudelsalat=pasta salad
nudelsuppe=noodle soup;nuggi=dummy;null=zero;nummer=number;nummernschild=licence plate;nun=now;nur=only;nuss=nut;nussbaum=walnut tree;nutella=nutella
nutzen=use;nutzer=user;nutzerin=user;nutzlos=useless;nutzung=use;nächst=next;nächste=next;nächstem=next;nächsten=next;nächster=next;nächstes=next
nächte=nights;nächtlich=nightly;nägel=nails;nähe=closeness;nähen=sew;näher=nearer;nähmaschine=sewing machine;nämlich=namely;nässer=wetter;nö=no
nördlich=northern;nötig=necessary;nüchtern=sober;nürnberg=nuremberg;nüsse=nuts;nüsslisalat=lamb's lettuce;nützen=use;nützlich=useful;ob=whether
obdachlos=homeless;oben=above;obendrauf=on top;obendrein=on top;ober=upper;oberarm=upper arm;oberarzt=senior doctor;obere=upper;oberen=upper
oberfläche=surface;oberflächlich=superficial;obergeschoss=upper floor;oberhalb=above;obers=cream;oberschenkel=thigh;oberseite=top;oberste=top
obersten=top;oberstufe=sixth form;oberösterreich=upper austria;objektiv=objective;oboe=oboe;obst=fruit;obstbaum=fruit tree;obstbäume=fruit trees
obstsalat=fruit salad;obwohl=although;ochse=ox;oder=or;odessa=odesa;ofen=oven stove;offen=open;offenbar=apparently;offensichtlich=obviously
offiziell=official;offizier=officer;offline=offline;oft=often;oh=;ohne=without;ohnehin=anyway;ohnmacht=faint;ohr=ear;ohren=ear;ohrenarzt=ear doctor
ohrenschmerzen=earache;ohrläppchen=earlobe;ohrring=earring;ohrringe=earrings;ohrwurm=catchy tune;ok=okay;okay=okay;oktober=october
oktoberfest=oktoberfest;olive=olive;oliven=olives;olivenöl=olive oil;olympia=olympics;olympiade=olympics;olympiasieger=olympic champion;oma=grandma
omas=grandmas;onkel=uncle;online=online;online-banking=online banking;online-kurs=online course;onlinebanking=online banking;onlinekurs=online course
onlineshop=online shop;op=surgery;opa=grandpa;opas=grandpas;oper=opera;operation=operation;operationssaal=operating theatre;operieren=operate surgery
operiert=operated surgery;opfer=victim;opferfest=eid;opfern=sacrifice;opfert=sacrifice;opposition=opposition;optiker=optician;optikerin=optician
optimal=optimal;optimieren=optimise;optimiert=optimised;optimist=optimist;optimistisch=optimistic;orange=orange;orangen=orange
orangensaft=orange juice;orchester=orchestra;orchidee=orchid;orchideen=orchids;ordentlich=tidy;ordination=doctor's surgery;ordnen=arrange
ordner=folder;ordnung=order;ordnungsamt=public order office;ordnungsliebend=tidy;organisation=organization;organisator=organizer
organisatorin=organizer;organisieren=organise;organisiert=organised;organspende=organ donation;orgel=organ;orient=orient;orientalisch=oriental
orientierungslos=disoriented;original=original;originalversion=original version;originell=original;orkan=hurricane;ort=place;orte=places
orthodox=orthodox;orthopäde=orthopaedic doctor;orthopädin=orthopaedic doctor;orthopädisch=orthopaedic;osnabrück=osnabruck;ost=east
ostafrika=east africa;ostdeutsch=east german;ostdeutschland=east germany;osten=east;osteoporose=osteoporosis;oster=easter;osterei=easter egg
ostereier=easter eggs;ostereiersuche=easter egg hunt;osterferien=easter holidays;osterhase=easter bunny;ostermontag=easter monday;ostern=easter
osternest=easter nest;ostersonntag=easter sunday;osteuropa=eastern europe;ostfriesisch=east frisian;ostpreussen=east prussia;ostsee=baltic sea
outfit=outfit;oval=oval;ozean=ocean;paar=few pair;paartherapie=couples therapy;paarweise=in pairs;pachten=lease;packen=pack;packstation=parcel locker
packung=packet;packungsbeilage=package leaflet;paddeln=paddle;paddelt=paddle;paket=parcel package;paketbote=parcel courier;paketdienst=parcel service
pakete=parcels;pakistan=pakistan;pakistanisch=pakistani;palast=palace;palatschinken=pancakes;palme=palm tree;palmen=palm trees;paläste=palaces
palästina=palestine;palästinensisch=palestinian;pandemie=pandemic;panieren=bread;paniert=breaded;panik=panic;panikattacke=panic attack
panikattacken=panic attacks;panne=breakdown;pannendienst=breakdown service;pantoffeln=slippers;papa=dad;papagei=parrot;papageien=parrots;papi=daddy
papier=paper;papierkram=paperwork;pappe=cardboard;paprika=pepper;papst=pope;parade=parade;paradeiser=tomato;paradies=paradise;parfum=perfume
parfüm=perfume;parfümiert=perfumed;park=park;parken=park;parkett=parquet;parkgebühr=parking fee;parkhaus=multi-storey car park;parkhäuser=car parks
parkieren=park;parkiert=parked;parkinson=parkinson's;parkplatz=parking space car park;parkplätze=parking spaces;parks=parks;parkscheibe=parking disc
parkschein=parking ticket;parkticket=parking ticket;parkuhr=parking meter;parkverbot=no parking;parlament=parliament;parmesan=parmesan
partei=political party;parteien=political parties;parterre=ground floor;partner=partner;partnerin=partner;partnerschaft=partnership;party=party
partys=parties;pass=passport pass;passagier=passenger;passen=fit suit;passend=suitable;passieren=happen;passiert=happened;passiv=passive
passkontrolle=passport control;passwort=password;passwörter=passwords;pasta=pasta;pastor=pastor;pastorin=pastor;patchwork=blended family
patchworkfamilie=blended family;patchworkkinder=stepchildren;pate=godfather;paten=god;patenkind=godchild;patenonkel=godfather;patentante=godmother
patient=patient;patienten=patients;patientenverfügung=living will;patientin=patient;patschen=slippers;pauken=cram;pauschal=flat-rate
pauschalreise=package holiday;pause=break;pausenbrot=school sandwich;pausenhof=school playground;pausenplatz=school playground;pausieren=pause
pausiert=paused;paypal=paypal;pazifik=pacific;pc=computer;pech=bad luck;pechschwarz=pitch-black;pedal=pedal;pedantisch=pedantic;peinlich=embarrassing
peinlicherweise=embarrassingly;peinlichkeit=embarrassment;peking=beijing;pelz=fur;pendeln=commute;pendelt=commute;pendle=commute;pendler=commuter
pendlerin=commuter;penibel=meticulous;penis=penis;pension=pension retirement;pensionieren=retire;pensioniert=retired;pensionist=retiree pensioner
pensionistin=retiree pensioner;pensionär=retiree pensioner;peperoni=chilli pepper;peppig=lively;per=by;perfekt=perfect;perfektionistisch=perfectionist
periode=period;perle=pearl bead;perlen=pearls beads;perron=platform;persisch=persian;perso=identity card;person=person;personal=staff
personalabteilung=human resources;personalausweis=identity card;persönlich=personal;persönlichkeit=personality;peru=peru;peruanisch=peruvian
perücke=wig;pessimist=pessimist;pessimistisch=pessimistic;petersburg=petersburg;petersilie=parsley;petition=petition;pfad=path;pfadfinder=scouts
pfadfinderin=girl guide;pfalz=palatinate;pfand=bottle deposit;pfandflasche=deposit bottle;pfanne=pan;pfannen=pans;pfannkuchen=pancake
pfarrer=priest pastor;pfarrerin=pastor;pfeffer=pepper;pfefferminztee=peppermint tea;pfeife=pipe whistle;pfeifen=whistle;pfeil=arrow
pfeilschnell=very fast;pferd=horse;pferde=horses;pferdeschwanz=ponytail;pfiff=whistled;pfifferlinge=chanterelles;pfiffig=smart;pfingst=whitsun
pfingsten=whitsun;pfingstferien=whitsun holidays;pfingstmontag=whit monday;pfirsich=peach;pfirsiche=peaches;pflanze=plant;pflanzen=plant
pflanzlich=plant-based;pflaster=plaster;pflaume=plum;pflaumen=plums;pflaumenkuchen=plum cake;pflege=care foster;pflegebedürftig=needing care
pflegedienst=care service;pflegeeltern=foster parents;pflegefall=person needing care;pflegefamilie=foster family;pflegegrad=care level
pflegeheim=nursing home;pflegeheime=nursing homes;pflegekind=foster child;pflegekinder=foster children;pflegekraft=nurse carer
pflegekräfte=nurses carers;pflegeleicht=easy-care;pflegemutter=foster mother;pflegen=care for;pfleger=nurse carer;pflegerin=nurse carer
pflegerisch=nursing;pflegestufe=care level;pflegeversicherung=care insurance;pflicht=duty;pflichtbewusst=dutiful;pflücken=pick;pfote=paw;pfoten=paws
pfund=pound;pfälzisch=palatine;pförtner=porter doorman;pfütze=puddle;phantasie=imagination;phantastisch=fantastic;phase=phase;philippinen=philippines
philippinisch=filipino;philosoph=philosopher;philosophie=philosophy;philosophin=philosopher;photovoltaik=solar panels;photovoltaikanlage=solar panels
physik=physics;physiker=physicist;physikerin=physicist;physio=physio;physiotherapeut=physiotherapist;physiotherapeutin=physiotherapist
physiotherapie=physiotherapy;pianist=pianist;pianistin=pianist;pickel=pimple;pickerl=vehicle inspection sticker;picknick=picnic;piekfein=posh
piepegal=does not matter;piepen=beep;piercen=pierce;piercing=piercing;pilates=pilates;pille=pill;pillen=pills;pilot=pilot;pilotin=pilot;pils=pilsner
pilz=mushroom;pilze=mushrooms;pin=pin code;pingelig=fussy;pinguin=penguin;pink=pink;pinkeln=pee;pinkelt=pee;pinsel=brush;pinzette=tweezers;pipi=pee
pirat=pirate;piraten=pirates;pissen=pee;piste=ski slope;pitschnass=soaking wet;pizza=pizza;pkw=car;plakat=poster;plan=plan;planen=plan;planet=planet
planlos=clueless;planschbecken=paddling pool;planung=planning;plastik=plastic;plastiktüte=plastic bag;platin=platinum;platt=flat
plattdeutsch=low german;platte=record plate;platten=flat tyre;plattenbau=prefab tower block;plattenspieler=record player;platz=place square
platzen=burst;platzreservierung=seat reservation;plaudern=chat;plaudert=chat;playlist=playlist;playmobil=playmobil;playstation=playstation
pleite=broke;plombe=filling;plus=plus;plz=postcode;pläne=plans;plättli=tiles;plätzchen=cookies;plätze=places squares;plötzlich=suddenly
plüschtier=soft toy;po=bottom;podcast=podcast;poetisch=poetic;pokal=cup trophy;poker=poker;pole=pole;polen=poland;police=insurance policy;polin=pole
politik=politics;politiker=politician;politikerin=politician;politisch=political;polizei=police;polizeiauto=police car;polizeilich=police
polizeirevier=police station;polizeiwache=police station;polizist=policeman police officer;polizistin=policewoman police officer;pollen=pollen
pollenallergie=pollen allergy;polnisch=polish;polster=cushion;polterabend=eve-of-wedding party;pommern=pomerania;pommes=chips fries
pommesbude=chip shop;pony=fringe pony;pool=pool;pop=pop;popcorn=popcorn;popo=bottom;populär=popular;pore=pore;porree=leek;portemonnaie=wallet
portion=portion;portmonee=wallet;porto=postage;porträt=portrait;portugal=portugal;portugiesisch=portuguese;porzellan=porcelain;posaune=trombone
posen=poznan;positiv=positive;post=mail post office;postamt=post office;postbote=postman;postbotin=postwoman;posteingang=inbox;posten=post
poster=poster;postfach=mailbox;postkarte=postcard;postkastl=letterbox;postleitzahl=postcode;postämter=post offices;poulet=chicken;prag=prague
praktika=internships;praktikant=intern;praktikantin=intern;praktikum=internship;praktisch=practical;praline=chocolate;pralinen=chocolates
praxen=doctor's surgeries;praxis=doctor's surgery practice;predigt=sermon;preis=price prize;preise=prices prizes;preiserhöhung=price increase
preisgekrönt=award-winning;preisgünstig=inexpensive;preisvergleich=price comparison;preiswert=inexpensive;prellung=bruise;pressburg=bratislava
presse=press;preussen=prussia;preussisch=prussian;priester=priest;prima=great;primarschule=primary school;prinz=prince;prinzessin=princess
prinzip=principle;prinzipiell=in principle;prinzipien=principles;privat=private;privatschule=private school;privatversichert=privately insured;pro=per
probe=test rehearsal;probeweise=on trial;probezeit=probation period;probieren=try;probiert=tried;problem=problem;produkt=product;produktion=production
produzieren=produce;produziert=produced;professionell=professional;professor=professor;professorin=professor;profi=professional;profil=profile
programm=program;programmheft=programme;programmier=programming;programmieren=program;programmierer=programmer;programmiererin=programmer
programmiersprache=programming language;programmiert=programmed;programmierte=programmed;programmierung=programming;projekt=project
projektleiter=project manager;projektleiterin=project manager;promi=celebrity;promille=blood alcohol;prominent=prominent;promis=celebrities
promotion=doctorate;promovieren=do a doctorate;promoviert=did a doctorate;prost=cheers;prostata=prostate;prostatakrebs=prostate cancer;protest=protest
protestant=protestant;protestanten=protestants;protestantisch=protestant;protestieren=protest;protestiert=protested;prothese=prosthesis
protokoll=minutes log;prototyp=prototype;protzig=flashy;provision=commission;provozieren=provoke;provoziert=provoked;prozent=percent
prozess=trial process;prozessor=processor;prägen=shape;prämie=bonus premium;präsentation=presentation;präsentieren=present;präsentiert=presented
präsident=president;präsidentin=president;präzise=precise;prüfen=check;prüfer=examiner;prüferin=examiner;prüfung=exam;prüfungen=exams;prüfungs=exam
prüfungsangst=exam nerves;prügeln=fight beat;prügelt=fight beat;ps=horsepower;psyche=mind;psychiater=psychiatrist;psychiaterin=psychiatrist
psychisch=mental;psychologe=psychologist;psychologie=psychology;psychologin=psychologist;psychologisch=psychological;psychosomatisch=psychosomatic
psychotherapeut=psychotherapist;psychotherapeutin=psychotherapist;psychotherapie=psychotherapy;pubertät=puberty;publikum=audience;pudding=pudding
pudel=poodle;puder=powder;puderzucker=icing sugar;pulli=jumper;pullis=jumpers;pullover=jumper;puls=pulse;pulver=powder;pummelig=chubby;pumpe=pump
pumpen=pump;pumperlgesund=perfectly healthy;punk=punk;punkt=point;punkte=points;pupille=pupil;puppe=doll;puppen=dolls;puppenhaus=doll's house
puppenwagen=doll's pram;pupsen=fart;pute=turkey;putz=cleaning;putzen=clean;putzfrau=cleaning lady;putzfrauen=cleaning ladies;putzhilfe=cleaner
putzig=cute;putzlappen=cleaning cloth;putzmann=cleaner;putzmittel=cleaning product;putzmunter=wide awake;putztuch=cleaning cloth;puzzeln=do puzzles
puzzelt=do puzzles;puzzle=puzzle;pyjama=pyjamas;pyramide=pyramid;pyrenäen=pyrenees;päckchen=packet;pädagoge=educator;pädagogik=education
pädagogin=educator;pädagogisch=educational;pärchen=couple;pässe=passports;pöstler=postman;pünktlich=punctual;pünktlichkeit=punctuality;pürieren=puree
püriert=pureed;quadrat=square;quadratisch=square;quadratmeter=square metre;qualifikation=qualification;qualifiziert=qualified;qualität=quality
quarantäne=quarantine;quark=curd cheese;quartal=quarter;quartier=neighbourhood;quasi=practically;quatschen=chat;queer=queer;quellcode=source code
quelle=spring source;quelltext=source code;quer=across;quereinsteiger=career changer;quereinsteigerin=career changer;querfeldein=cross-country
querflöte=flute;querschnittsgelähmt=paraplegic;quietschen=squeak;quietschfidel=lively;quitt=even;quittung=receipt;quiz=quiz;quote=rate quota
quälen=torment;rabatt=discount;rabe=raven;raben=ravens;rache=revenge;rachen=throat;rad=bike wheel;radar=radar;radeln=cycle;radelt=cycle
radfahren=cycle;radfahrer=cyclist;radfahrerin=cyclist;radgefahren=cycled;radieren=erase;radiergummi=rubber eraser;radiert=erased;radieschen=radish
radikal=radical;radio=radio;radle=cycle;radler=shandy;radsport=cycling;radtour=bike tour;radweg=cycle path;rahm=cream;rahmen=frame;rakete=rocket
raketen=rockets;ramadan=ramadan;rand=edge;rang=rank;rannte=ran;rannten=ran;ranzen=school bag;ranzig=rancid;rap=rap;rappen=swiss cent;rasant=fast
rasch=quick;rasen=speed;rasenmäher=lawnmower;rasierapparat=shaver;rasieren=shave;rasierer=razor;rasierklinge=razor blade;rasierschaum=shaving foam
rasiert=shaved;rasse=breed;rassel=rattle;rassismus=racism;rassistisch=racist;rastplatz=rest area;raststätte=motorway service area;rasur=shave
rate=instalment;raten=advise guess;ratenzahlung=payment in instalments;rathaus=town hall;rathäuser=town halls;rational=rational;ratlos=at a loss
ratschen=gossip;ratte=rat;ratten=rats;rau=rough;raub=robbery;rauch=smoke;rauchen=smoke;raucher=smoker;raucherin=smoker;rauchfangkehrer=chimney sweep
rauchfrei=smoke-free;rauchmelder=smoke detector;rauf=up;raufgegangen=went up;raufgehen=go up;raum=room;raumfahrt=space travel;raumschiff=spaceship
raupe=caterpillar;raus=out;rausch=high drunkenness;rauschen=rustle;rausfinden=find out;rausgefunden=found out;rausgegangen=went out;rausgehen=go out
rausgeholt=took out;rausgekommen=came out;rausgenommen=took out;rausgeschmissen=kicked out;rausgeworfen=kicked out;rausholen=take out
rauskommen=come out;rausnehmen=take out;rausschmeissen=kick out;rauswerfen=kick out;reagieren=react;reagiert=reacted;reaktion=reaction
realistisch=realistic;realschule=secondary school;rechen=rake;rechnen=calculate;rechner=computer;rechnung=bill invoice;recht=right quite;rechte=right
rechteck=rectangle;rechteckig=rectangular;rechten=right;rechter=right;rechtlich=legal;rechtlos=without rights;rechts=right;rechtsanwalt=lawyer
rechtsanwälte=lawyers;rechtsanwältin=lawyer;rechtschreibung=spelling;rechtsextrem=far-right;rechtshändig=right-handed
rechtsschutzversicherung=legal insurance;rechtsstreit=legal dispute;rechtzeitig=in time;recycling=recycling;redakteur=editor;redakteurin=editor
reden=talk;redselig=talkative;reduzieren=reduce;reduziert=reduced;referat=presentation;referendar=trainee teacher;referendariat=teacher training
referendarin=trainee teacher;reform=reform;reformhaus=health food shop;regal=shelf;regale=shelves;regel=rule period;regelmässig=regular
regelmässigkeit=regularity;regeln=sort out;regelt=sort out;regelung=regulation;regen=rain;regenbogen=rainbow;regenjacke=raincoat;regenmantel=raincoat
regenschauer=shower;regenschirm=umbrella;regenwurm=earthworm;regieren=govern;regiert=governed;regierung=government;regierungs=government;region=region
regional=regional;regionalbahn=regional train;regionalexpress=regional express train;regionalzug=regional train;regisseur=director
regisseurin=director;registrieren=register;registriert=registered;registrierung=registration;regle=sort out;regnen=rain;regnerisch=rainy;reh=deer
reha=rehab;rehe=deer;reibe=grater;reibekuchen=potato pancake;reiben=grate rub;reich=rich;reichen=be enough;reichlich=plenty;reichtum=wealth
reichtümer=riches;reif=ripe;reifen=tyre;reifenpanne=flat tyre;reifenwechsel=tyre change;reihe=row series;reihen=terraced;reihenfolge=order
reihenhaus=terraced house;reihenhäuser=terraced houses;rein=in pure;reingegangen=went in;reingehen=go in;reingekommen=came in;reingelassen=let in
reingeschaut=looked in;reinigen=clean;reinigung=cleaning dry cleaner;reinigungsfrau=cleaning lady;reinigungskraft=cleaner;reinigungskräfte=cleaners
reinigungsmittel=cleaning product;reinkommen=come in;reinlassen=let in;reinrassig=purebred;reinschauen=look in;reis=rice;reise=journey trip
reisebus=coach;reisebüro=travel agency;reisebüros=travel agencies;reisefieber=travel nerves;reiseführer=travel guide;reisegepäck=luggage
reisekosten=travel costs;reiseleiter=tour guide;reiseleiterin=tour guide;reiselustig=fond of travelling;reisen=travel;reisende=travellers
reisender=traveller;reisepass=passport;reiseplan=travel plan;reisepässe=passports;reiserücktrittsversicherung=travel cancellation insurance
reisetasche=travel bag;reiseversicherung=travel insurance;reisezeit=travel time;reiseziel=destination;reissen=tear;reissverschluss=zip
reissverschlüsse=zips;reit=riding;reiten=ride horse;reiter=rider;reiterin=rider;reitsport=horse riding;reitstall=riding stable
reitstunde=riding lesson;reitställe=riding stables;reitunterricht=riding lessons;reizbar=irritable;reizen=tempt irritate;reizend=charming
reklamation=complaint;reklamieren=complain;reklamiert=complained;rekord=record;rektor=headteacher;rektorin=headteacher;relativ=relatively
religion=religion;religionen=religions;religions=religion;religionsunterricht=religious education;religiös=religious;rendite=return yield;renn=racing
rennen=run;rennrad=racing bike;rennräder=racing bikes;rennwagen=racing car;renovieren=renovate;renoviert=renovated;renovierung=renovation
renovierungsbedürftig=needing renovation;rente=pension;renten=pension;rentenversicherung=pension insurance;rentieren=be worth it;rentiert=was worth it
rentner=pensioner;rentnerin=pensioner;reparatur=repair;reparaturen=repairs;reparieren=repair;repariert=repaired;reporter=reporter;reporterin=reporter
republik=republic;reservieren=reserve;reserviert=reserved;reservierung=reservation;respekt=respect;respektieren=respect;respektiert=respected
rest=rest leftover;restaurant=restaurant;reste=leftovers;restlich=remaining;restmüll=residual waste;retoure=return;retten=rescue save;rettich=radish
rettung=rescue ambulance;rettungs=rescue;rettungsdienst=ambulance service;rettungsschwimmer=lifeguard;rettungswagen=ambulance;reue=regret
revolution=revolution;rewe=rewe;rezept=prescription recipe;rezepte=prescriptions recipes;rezeptfrei=over the counter;rezeption=reception
rezeptionist=receptionist;rezeptionistin=receptionist;rezeptpflichtig=prescription-only;rhabarber=rhubarb;rhein=rhine;rheinisch=rhenish
rheinland=rhineland;rheinland-pfalz=rhineland-palatinate;rheuma=rheumatism;rhodos=rhodes;rhythmisch=rhythmic;rhythmus=rhythm;ribisel=currant
richten=fix;richter=judge;richterin=judge;richtig=right correct;richtung=direction;rieb=grated rubbed;riechen=smell;rief=called;riefen=called
riese=giant;riesenrad=ferris wheel;riesig=huge;riet=advised;rind=beef cattle;rinde=bark;rindfleisch=beef;rinds=beef;ring=ring;ringe=rings
ringen=wrestling;ringfinger=ring finger;ringsum=all around;rippchen=ribs;rippe=rib;rippen=ribs;riskant=risky;riskieren=risk;riskiert=risked;riss=tore
ritt=rode horse;ritten=rode horse;ritter=knight;roadtrip=road trip;roboter=robot;robust=robust;roch=smelled;rock=skirt rock;rodel=sledge;rodeln=sledge
rodelt=sledge;roggenbrot=rye bread;roh=raw;rohr=pipe;rohrbruch=burst pipe;rohre=pipes;rollator=walker;rolle=role roll;rollen=roll;roller=scooter
rollkoffer=wheeled suitcase;rollladen=shutter;rollläden=shutters;rollo=blind;rollschuh=roller skate;rollschuhe=roller skates;rollstuhl=wheelchair
rollstühle=wheelchairs;rolltreppe=escalator;rom=rome;roman=novel;romantisch=romantic;rosa=pink;rose=rose;rosen=roses;rosenkohl=brussels sprouts
rosenmontag=carnival monday;rosine=raisin;rosinen=raisins;rosmarin=rosemary;rost=rust;rosten=rust;rostig=rusty;rot=red;rote=red;rothaarig=red-haired
rotkohl=red cabbage;rotwein=red wine;roulade=beef roll;route=route;router=router;routine=routine;rucksack=backpack;rucksäcke=backpacks;rucola=rocket
ruder=oar;ruderboot=rowing boat;rudern=row boat;rudert=row boat;ruf=call;rufen=call;rugby=rugby;ruhe=quiet rest;ruhelos=restless;ruhen=rest
ruhestand=retirement;ruhig=quiet calm;ruhrgebiet=ruhr area;ruhrpott=ruhr area;ruine=ruin;rum=around;rumgehängt=hung out;rumgelaufen=ran around
rumgesessen=sat around;rumhängen=hang out;rumlaufen=run around;rummel=fair;rumsitzen=sit around;rumänien=romania;rumänisch=romanian;rund=round
rundfunkbeitrag=broadcasting fee;rundherum=all around;rundlich=plump;rundreise=round trip;rundum=all around;runter=down;runterfallen=fall down
runtergefallen=fell down;runtergegangen=went down;runtergehen=go down;runtergeladen=downloaded;runterladen=download;rushhour=rush hour;russe=russian
russin=russian;russisch=russian;russland=russia;rutsche=slide;rutschen=slip slide;rutschig=slippery;räder=bikes wheels;ränder=edges;rät=advise guess
rätsel=riddle puzzle;räuber=robber;räume=rooms;räumen=clear;räumung=eviction;röcke=skirts;röhre=tube;röntgen=x-ray;röntgenbild=x-ray;rösti=hash browns
röteln=rubella;röter=redder;rüber=over;rück=back;rücken=back;rückenschmerz=back pain;rückenschmerzen=back pain;rückfahrkarte=return ticket
rückfahrt=return journey;rückfall=relapse;rückflug=return flight;rückfällig=relapsed;rückgabe=return;rücklage=reserves;rücklicht=tail light
rückruf=call back;rückseite=back;rücksendung=return;rücksichtslos=inconsiderate;rücksichtsvoll=considerate;rückspiegel=rear mirror;rückweg=way back
rückwirkend=retroactive;rückwärts=backwards;rüebli=carrot;rührei=scrambled eggs;rühreier=scrambled eggs;rühren=stir;rülpsen=burp;rüstig=sprightly
s-bahn=suburban train;saarbrücken=saarbrucken;saarländisch=saarland;sachbearbeiter=clerk;sachbearbeiterin=clerk;sachbuch=non-fiction book
sachbücher=non-fiction books;sache=thing matter;sachen=things;sachkunde=general studies;sachsen=saxony;sachsen-anhalt=saxony-anhalt;sack=sack
sackerl=bag;sackgasse=dead end;sackgeld=pocket money;safari=safari;saft=juice;saftig=juicy;sag=say;sage=legend;sagen=say;sah=saw;sahen=saw;sahne=cream
sahst=saw;saison=season;saisonal=seasonal;saisonarbeit=seasonal work;saisonarbeiter=seasonal worker;saite=string;sakko=jacket;salami=salami
salat=salad lettuce;salate=salads;salatgurke=cucumber;salbe=ointment;saloniki=thessaloniki;salsa=salsa;salz=salt;salzarm=low-salt;salzen=salt
salzig=salty;salzstangen=pretzel sticks;samen=seeds;samenkorn=seed;samichlaus=saint nicholas;sammeln=collect;sammelt=collect;sammle=collect
sammler=collector;sammlung=collection;samstag=saturday;samstagabend=saturday evening;samstagmorgen=saturday morning
samstagnachmittag=saturday afternoon;samstags=on saturdays;samt=together with;sand=sand;sandale=sandal;sandalen=sandals;sandig=sandy
sandkasten=sandpit;sandkastenfreund=childhood friend;sandkiste=sandpit;sanduhr=hourglass;sandwich=sandwich;sanft=gentle;sang=sang;sangen=sang
sanieren=renovate;saniert=renovated;sanierung=renovation;sanitär=plumbing;sanitäter=paramedic;sanitäterin=paramedic;sank=sank fell;sanken=sank fell
sankt=saint;sanktion=sanction;sardinien=sardinia;sarg=coffin;sarkastisch=sarcastic;sass=sat;sassen=sat;satellit=satellite;satt=full;sattel=saddle
satthaben=be fed up;satz=sentence;sauber=clean;saubergemacht=cleaned;saubermachen=clean;saublöd=very stupid;sauce=sauce;saudi-arabien=saudi arabia
saudumm=very stupid;sauer=sour angry;sauerbraten=pot roast;sauerkraut=sauerkraut;sauerstoff=oxygen;saufen=drink booze;saugen=vacuum
saugroboter=robot vacuum;saugut=very good;saukalt=freezing cold;sauna=sauna;saunalandschaft=sauna area;saure=sour;sauren=sour;saurer=sour;saures=sour
sauteuer=very expensive;saxofon=saxophone;saxophon=saxophone;scannen=scan;scanner=scanner;schach=chess;schachspiel=chess game;schachtel=box
schachteln=boxes;schade=pity;schaden=harm damage;schadenfroh=gloating;schadensersatz=damages;schadensmeldung=damage report;schaf=sheep;schafe=sheep
schaffen=manage achieve;schaffner=conductor;schaffnerin=conductor;schafkopf=bavarian card game;schafskäse=feta cheese;schal=scarf;schale=bowl peel
schalen=bowls peels;schalldicht=soundproof;schallplatte=vinyl record;schals=scarves;schalten=switch shift gear;schalter=switch;schaltjahr=leap year
schaltung=gears;scham=shame;schande=shame;schanghai=shanghai;scharf=spicy sharp;scharlach=scarlet fever;schatten=shadow shade;schatz=darling treasure
schatzi=darling;schau=look;schauen=look;schauer=shower;schaufel=shovel;schaufeln=shovel;schaufelt=shovel;schaufenster=shop window;schaukel=swing
schaukeln=swing;schaukelstuhl=rocking chair;schaukelt=swing;schaum=foam;schauspieler=actor;schauspielerin=actress;scheibe=slice pane
scheibenwischer=windscreen wiper;scheibtruhe=wheelbarrow;scheide=vagina;scheiden=divorce;scheidung=divorce;scheidungen=divorces;scheidungs=divorce
scheidungsanwalt=divorce lawyer;scheidungskind=child of divorce;schein=note;scheinbar=apparently;scheinen=seem shine;scheinwerfer=headlight
scheiss=damn;scheisse=shit;scheissegal=does not matter;scheissen=poo shit;scheitel=parting;scheitern=fail;scheitert=fail;schemel=stool
schenken=give present;schere=scissors;scheren=scissors;scherz=joke;scherzen=joke;scheu=shy;scheune=barn;scheusslich=horrible;schi=ski;schicht=shift
schichtarbeit=shift work;schichtplan=shift schedule;schick=stylish;schicken=send;schicksal=fate;schieben=push;schiedsrichter=referee
schiedsrichterin=referee;schief=crooked;schien=seemed shone;schienbein=shin;schiene=splint rail;schienen=seemed shone;schiessen=shoot;schiff=ship
schifffahrt=boat trip;schiffs=ship;schild=sign;schilddrüse=thyroid;schilder=signs;schildkröte=tortoise;schildkröten=tortoises;schilling=schilling
schimmel=mould;schimmelig=mouldy;schimmeln=go mouldy;schimmelt=go mouldy;schimpfen=scold;schinken=ham;schirm=umbrella;schlachten=slaughter
schlaf=sleep;schlafanzug=pyjamas;schlafanzüge=pyjamas;schlafen=sleep;schlaflied=lullaby;schlaflos=sleepless;schlaflosigkeit=insomnia
schlafsack=sleeping bag;schlafsofa=sofa bed;schlafstörung=sleep disorder;schlafstörungen=trouble sleeping;schlafsäcke=sleeping bags
schlaftablette=sleeping pill;schlaftabletten=sleeping pills;schlafwagen=sleeping car;schlafzimmer=bedroom;schlaganfall=stroke;schlagen=hit beat
schlager=german pop music;schlagerl=stroke;schlagloch=pothole;schlaglöcher=potholes;schlagobers=whipped cream;schlagsahne=whipped cream
schlagzeile=headline;schlagzeug=drums;schlagzeuger=drummer;schlagzeugerin=drummer;schlamm=mud;schlampig=sloppy;schlange=snake queue
schlangen=snakes queues;schlank=slim;schlau=clever;schlauch=hose tube;schlauchboot=inflatable dinghy;schlecht=bad;schlechtbezahlt=badly paid
schleife=loop bow;schleifen=sand;schleifpapier=sandpaper;schlemmen=feast;schlendern=stroll;schlendert=stroll;schleppen=carry drag;schlesien=silesia
schleunigst=quickly;schlicht=simple;schlief=slept;schliefen=slept;schliessen=close;schliesslich=finally;schlimm=bad;schlimmstenfalls=at worst
schlitten=sledge;schlittenfahren=sledging;schlittschuh=ice skate;schlittschuhe=ice skates;schlittschuhlaufen=ice skating;schloss=closed
schlossen=closed;schlosser=locksmith;schlosserin=locksmith metalworker;schlucht=gorge;schluck=sip;schlucken=swallow;schlug=hit beat;schlugen=hit beat
schluss=end;schlussgemacht=broke up;schlussmachen=break up;schlussverkauf=end-of-season sale;schläfe=temple;schläfrig=sleepy;schläfst=sleep
schläft=sleep;schläger=racket bat;schlägst=hit beat;schlägt=hit beat;schläuche=hoses;schlösser=locks castles;schlüssel=key;schlüsselbund=bunch of keys
schlüsseldienst=locksmith;schlüsselübergabe=key handover;schmal=narrow;schmand=sour cream;schmecken=taste;schmeissen=throw quit;schmelzen=melt
schmerz=pain;schmerzen=hurt pain;schmerzfrei=free of pain;schmerzhaft=painful;schmerzmittel=painkiller;schmerztablette=painkiller
schmerztabletten=painkillers;schmetterling=butterfly;schmetterlinge=butterflies;schmied=blacksmith;schmieren=spread grease;schmilzt=melt
schminke=make-up;schminken=put on makeup;schmiss=threw quit;schmuck=jewellery;schmutz=dirt;schmutzig=dirty;schmücken=decorate;schnabel=beak
schnaps=liquor;schnarchen=snore;schnauze=snout;schnauzer=moustache;schnecke=snail;schnecken=snails;schnee=snow;schneeball=snowball
schneeballschlacht=snowball fight;schneebesen=whisk;schneefall=snowfall;schneeflocke=snowflake;schneeglöckchen=snowdrop;schneemann=snowman
schneemänner=snowmen;schneeweiss=snow white;schneidebrett=cutting board;schneiden=cut;schneider=tailor;schneiderin=dressmaker;schneidezahn=front tooth
schneien=snow;schnell=fast;schnellkochtopf=pressure cooker;schnellzug=express train;schnieke=stylish;schnitt=cut;schnittblumen=cut flowers
schnitten=cut;schnittlauch=chives;schnittstelle=interface;schnittwunde=cut;schnitzel=schnitzel;schnitzen=carve;schnorchel=snorkel
schnorcheln=snorkelling;schnuller=dummy;schnulzig=cheesy;schnupfen=cold runny nose;schnuppe=does not matter;schnuppern=sniff;schnuppert=sniff
schnur=string;schnurrbart=moustache;schnurren=purr;schnurz=does not matter;schnäbel=beaks;schnäppchen=bargain;schnäpse=liquors;schnöselig=snobbish
schnüre=strings;schnürsenkel=shoelace;schob=pushed;schock=shock;schockiert=shocked;schoki=chocolate;schokokuchen=chocolate cake;schokolade=chocolate
schokoladen=chocolate;schon=already;schorle=spritzer;schornstein=chimney;schornsteinfeger=chimney sweep;schornsteinfegerin=chimney sweep;schoss=shot
schossen=shot;schottisch=scottish;schottland=scotland;schrank=cupboard wardrobe;schraube=screw;schrauben=screw;schraubendreher=screwdriver
schraubenschlüssel=spanner;schraubenzieher=screwdriver;schrebergarten=allotment;schrebergärten=allotments;schreck=fright;schrecklich=terrible
schreib=write;schreiben=write;schreibtisch=desk;schreibtische=desks;schreien=shout scream;schreiner=carpenter;schreinerin=carpenter
schrie=shouted screamed;schrieb=wrote;schrieben=wrote;schrien=shouted screamed;schriftlich=written;schriftsteller=writer;schriftstellerin=writer
schrippe=bread roll;schrittweise=step by step;schrittzähler=step counter;schrott=scrap;schrumpfen=shrink;schräg=weird slanting
schränke=cupboards wardrobes;schubkarre=wheelbarrow;schublade=drawer;schubladen=drawers;schuf=created;schufa=credit rating agency;schuften=work hard
schuh=shoe;schuhbänder=shoelaces;schuhe=shoes;schuhgeschäft=shoe shop;schuhgrösse=shoe size;schuhladen=shoe shop;schuhmacher=shoemaker
schuhregal=shoe rack;schuhschrank=shoe cabinet;schul=school;schulabbrecher=school dropout;schulabschluss=school qualification
schulanfang=start of school;schularbeit=class test;schulaufführung=school play;schulaufgabe=class test;schulausflug=school trip
schulbeginn=start of school;schulbegleitung=school assistant;schulbuch=textbook;schulbus=school bus;schulbusse=school buses;schulbücher=textbooks
schuld=guilt debt;schulden=owe;schuldenfrei=debt-free;schuldgefühl=guilt;schuldgefühle=guilt;schuldig=guilty;schuldner=debtor;schule=school
schulen=schools;schulfach=school subject;schulferien=school holidays;schulfest=school fete;schulfreund=school friend;schulfreunde=school friends
schulfreundin=school friend;schulfächer=school subjects;schulheft=exercise book;schulhof=school playground;schulhöfe=school playgrounds
schulisch=school;schuljahr=school year;schulkind=schoolchild;schulkinder=schoolchildren;schulklasse=school class;schullandheim=school trip
schulleiter=headteacher;schulleiterin=headteacher;schulnote=school grade;schulpflicht=compulsory schooling;schulpflichtig=of school age
schulranzen=school bag;schulreise=school trip;schulsack=school bag;schulschwänzer=truant;schulstunde=lesson;schulsystem=school system
schultag=school day;schultasche=school bag;schulter=shoulder;schulterblatt=shoulder blade;schultern=shoulders;schultüte=school cone
schulung=training course;schulweg=way to school;schulzeit=school days;schulzeugnis=school report;schuppen=shed dandruff;schuppenflechte=psoriasis
schusselig=scatterbrained;schuster=shoemaker;schwaben=swabia;schwach=weak;schwager=brother-in-law;schwalbe=swallow;schwalben=swallows;schwamm=swam
schwammen=swam;schwammerl=mushroom;schwan=swan;schwanger=pregnant;schwangere=pregnant woman;schwangerschaft=pregnancy;schwangerschaften=pregnancies
schwangerschaftstest=pregnancy test;schwanken=sway;schwanz=tail;schwarz=black;schwarzarbeit=illegal work;schwarzbrot=dark bread
schwarzfahrer=fare dodger;schwarzhaarig=black-haired;schwarzwald=black forest;schweden=sweden;schwedisch=swedish;schweigen=be silent;schweigsam=silent
schwein=pig;schweine=pigs;schweinebraten=roast pork;schweinefleisch=pork;schweins=pork;schweiss=sweat;schweissen=weld;schweisser=welder
schweiz=switzerland;schweizer=swiss;schweizerdeutsch=swiss german;schweizerin=swiss;schweizerisch=swiss;schwellung=swelling;schwer=heavy difficult
schwerbehindert=severely disabled;schwerhörig=hard of hearing;schwerkraft=gravity;schwerverletzt=seriously injured;schwester=sister;schwestern=sisters
schwieg=was silent;schwieger=in-law;schwiegereltern=parents-in-law;schwiegerfamilie=in-laws;schwiegermama=mother-in-law;schwiegermutter=mother-in-law
schwiegersohn=son-in-law;schwiegertochter=daughter-in-law;schwiegervater=father-in-law;schwierig=difficult;schwimm=swimming;schwimmbad=swimming pool
schwimmbrille=swimming goggles;schwimmbäder=swimming pools;schwimmen=swim;schwimmer=swimmer;schwimmerin=swimmer;schwimmkurs=swimming course
schwimmunterricht=swimming lessons;schwimmweste=life jacket;schwindel=dizziness;schwindelfrei=free from vertigo;schwindelig=dizzy;schwindlig=dizzy
schwitzen=sweat;schwor=swore;schwul=gay;schwuler=gay man;schwäbisch=swabian;schwäche=weakness;schwächen=weaknesses;schwächer=weaker;schwächste=weakest
schwägerin=sister-in-law;schwämme=sponges;schwäne=swans;schwängern=make pregnant;schwänze=tails;schwänzen=skip school;schwärzer=blacker;schwören=swear
schwül=humid;schädel=skull;schäden=damage;schädling=pest;schäferhund=sheepdog alsatian;schälen=peel;schämen=be ashamed;schärfer=spicier sharper
schärfste=spiciest;schätzen=estimate appreciate;schön=beautiful;schönheit=beauty;schüchtern=shy;schüchternheit=shyness;schüler=pupil
schüleraustausch=student exchange;schülerin=pupil;schülerinnen=pupils;schürfwunde=graze;schürze=apron;schüssel=bowl;schüsseln=bowls
schüttelfrost=chills;schütteln=shake;schüttelt=shake;schütten=pour;schüttle=shake;schützen=protect;schützenverein=shooting club
science-fiction=science fiction;scrollen=scroll;sechs=six;sechsjährig=six-year;sechsmal=six times;sechsmonatig=six-month;sechste=sixth;sechsten=sixth
sechsundachtzig=eighty-six;sechsunddreissig=thirty-six;sechsundfünfzig=fifty-six;sechsundneunzig=ninety-six;sechsundsechzig=sixty-six
sechsundsiebzig=seventy-six;sechsundvierzig=forty-six;sechsundzwanzig=twenty-six;sechzehn=sixteen;sechzehnte=sixteenth;sechzehnten=sixteenth
sechzig=sixty;sechziger=sixties;sechzigste=sixtieth;sechzigsten=sixtieth;secondhandladen=second-hand shop;security=security;see=lake sea;seele=soul
seelen=souls;seelisch=mental;seemann=sailor;seen=lakes;seepferdchen=seahorse swimming badge;segel=sailing;segelboot=sailing boat;segelflugzeug=glider
segeln=sail;segelt=sail;segen=blessing;segle=sail;sehen=see;sehenswert=worth seeing;sehenswürdigkeit=sight attraction;sehenswürdigkeiten=sights
sehne=tendon;sehnenscheidenentzündung=tendonitis;sehnsucht=longing;sehr=very;sehschwäche=poor eyesight;sei=be;seid=be;seide=silk;seiden=silk;seien=be
seife=soap;seifen=soaps;seifenblasen=soap bubbles;seil=rope;seilbahn=cable car;sein=his be;seine=his;seinem=his;seinen=his;seiner=his;seines=his
seins=his;seit=since;seitdem=since then;seite=page side;seitensprung=affair;seitenstrasse=side street;seither=since then;seitwärts=sideways
sekretariat=secretary's office;sekretär=secretary;sekretärin=secretary;sekt=sparkling wine;sekunde=second;selbe=same;selben=same;selber=self
selbst=self;selbstbehalt=deductible;selbstbeteiligung=deductible;selbstbewusst=self-confident;selbstbewusstsein=self-confidence
selbstfahrend=self-driving;selbstgebacken=home-baked;selbstgekocht=home-cooked;selbstgemacht=home-made;selbstgenäht=self-sewn
selbstgestrickt=hand-knitted;selbsthilfegruppe=self-help group;selbstlos=selfless;selbstmord=suicide;selbstsicher=self-confident
selbstständig=self-employed;selbstständige=self-employed person;selbstständiger=self-employed person;selbstständigkeit=self-employment
selbstverständlich=of course;selbstvertrauen=self-confidence;selbstwertgefühl=self-esteem;selbständig=self-employed;selbständigkeit=independence
selfie=selfie;sellerie=celery;selten=rarely;seltsam=strange;seltsamerweise=strangely;semester=semester;semesterbeginn=start of semester
semesterferien=semester break;semesterticket=student transport ticket;seminar=seminar;semmel=bread roll;semmeln=bread rolls;senden=send
sender=channel broadcaster;sendete=sent;sendung=shipment broadcast;senegal=senegal;senegalesisch=senegalese;senf=mustard;senior=senior;senioren=senior
seniorenheim=retirement home;seniorin=senior;senken=lower;sensationell=sensational;sensibel=sensitive;sensor=sensor;sentimental=sentimental
september=september;serbien=serbia;serbisch=serbian;serie=series;server=server;servieren=serve;serviert=served;serviette=napkin;servus=hello
sessel=armchair chair;sessellift=chairlift;sesshaft=settled;setzen=sit put;setzling=seedling;sevilla=seville;sex=sex;sexismus=sexism;sexuell=sexual
shampoo=shampoo;shirt=shirt;shoppen=shop;shorts=shorts;show=show;sibirien=siberia;sich=oneself;sicher=safe sure;sicherheitsgurt=seat belt
sicherheitskontrolle=security check;sicherheitsnadel=safety pin;sicherlich=surely;sichern=back up secure;sichert=back up secure;sicherung=fuse
sicherungskasten=fuse box;sichtbar=visible;sie=she they;sieb=sieve;sieben=seven;siebenbürgen=transylvania;siebenmal=seven times;siebente=seventh
siebenundachtzig=eighty-seven;siebenunddreissig=thirty-seven;siebenundfünfzig=fifty-seven;siebenundneunzig=ninety-seven;siebenundsechzig=sixty-seven
siebenundsiebzig=seventy-seven;siebenundvierzig=forty-seven;siebenundzwanzig=twenty-seven;siebte=seventh;siebten=seventh;siebzehn=seventeen
siebzehnte=seventeenth;siebzehnten=seventeenth;siebzig=seventy;siebziger=seventies;siebzigste=seventieth;siebzigsten=seventieth;siedeln=move house
siedlung=housing estate;sieg=victory win;siegen=win;sieger=winner;siegerin=winner;siegreich=victorious;siehst=see;sieht=see;silber=silver
silbern=silver;silvester=new year's eve;silvesterparty=new year's eve party;sim-karte=sim card;simkarte=sim card;simpel=simple;simsen=text;sind=are
singapur=singapore;singen=sing;single=single;sinken=sink fall;sinkend=falling;sinn=sense;sinne=senses;sinnlos=pointless;sinnvoll=sensible;sirup=syrup
sitte=custom;sitzen=sit;sitzplatz=seat;sitzplätze=seats;sitzung=meeting;sizilianisch=sicilian;sizilien=sicily;skandinavien=scandinavia
skandinavisch=scandinavian;skat=skat card game;skateboard=skateboard;skaten=skate;skelett=skeleton;skeptisch=sceptical;ski=ski;skibrille=ski goggles
skier=skis;skifahren=ski;skifahrer=skier;skifahrerin=skier;skigebiet=ski resort;skigefahren=skied;skikurs=ski course;skilehrer=ski instructor
skilehrerin=ski instructor;skilift=ski lift;skipass=ski pass;skischuh=ski boot;skischuhe=ski boots;skischule=ski school;skispringen=ski jumping
skistiefel=ski boots;skistock=ski pole;skistöcke=ski poles;skitour=ski tour;skiunfall=ski accident;skiurlaub=ski holiday;skizze=sketch
sklerose=sclerosis;skript=script;skrupellos=unscrupulous;skulptur=sculpture;skurril=bizarre;skypen=skype;slip=pants;slowakei=slovakia
slowakisch=slovak;slowenien=slovenia;slowenisch=slovenian;smartphone=smartphone;smartwatch=smartwatch;sms=text message;snack=snack;snowboard=snowboard
snowboarden=snowboard;so=so;sobald=as soon as;socke=sock;socken=socks;sodass=so that;sodbrennen=heartburn;soeben=just now;sofa=sofa;sofas=sofas
sofern=provided;soff=drank booze;sofort=immediately;software=software;softwareentwickler=software developer;softwareentwicklerin=software developer
softwareentwicklung=software development;sogar=even;sogenannt=so-called;sogleich=immediately;sohle=sole;sohn=son;sojamilch=soy milk;solange=as long as
solar=solar;solaranlage=solar panels;solarenergie=solar energy;solch=such;solche=such;solchen=such;solcher=such;solches=such;soldat=soldier
soldatin=soldier;soll=should;sollen=should;sollst=should;sollt=should;sollte=should;sollten=should;solltest=should;solltet=should;somalia=somalia
somalisch=somali;somit=thus;sommer=summer;sommerabend=summer evening;sommerferien=summer holidays;sommerfest=summer party;sommerkleid=summer dress
sommerlich=summery;sommerreifen=summer tyres;sommers=summer;sommersprossen=freckles;sommersprossig=freckled;sommertag=summer day
sommerurlaub=summer holiday;sommerzeit=summer time;sonder=special;sonderangebot=special offer;sonderbar=strange;sondern=but
sonderschule=special school;sonderurlaub=special leave;song=song;sonnabend=saturday;sonnabends=on saturdays;sonne=sun;sonnen=sun;sonnenaufgang=sunrise
sonnenblume=sunflower;sonnenblumen=sunflowers;sonnenbrand=sunburn;sonnenbrille=sunglasses;sonnencreme=sunscreen;sonnenenergie=solar energy
sonnenschein=sunshine;sonnenschirm=parasol;sonnenstich=sunstroke;sonnenstrahl=sunbeam;sonnenuntergang=sunset;sonnig=sunny;sonntag=sunday
sonntagabend=sunday evening;sonntagmorgen=sunday morning;sonntagnachmittag=sunday afternoon;sonntags=on sundays;sonst=otherwise;sorge=worry
sorgen=care worry;sorgenfrei=carefree;sorgerecht=custody;sorgfältig=careful;sorglos=carefree;sorry=sorry;sortieren=sort;sortiert=sorted;sosse=sauce
souvenir=souvenir;soviel=as much;soweit=as far as;sowie=as well as;sowieso=anyway;sowjetisch=soviet;sowjetunion=soviet union;sowohl=both;sozial=social
sozialamt=social welfare office;sozialarbeiter=social worker;sozialarbeiterin=social worker;sozialdemokratisch=social democratic;sozialhilfe=welfare
sozialistisch=socialist;sozialkunde=social studies;sozialpädagoge=social worker;sozialpädagogin=social worker;sozialversicherung=social insurance
sozialversicherungsnummer=social security number;sozialwohnung=council flat;soziologie=sociology;sozusagen=so to speak;spaghetti=spaghetti;spalt=gap
spam=spam;spange=braces hairclip;spanien=spain;spanier=spaniard;spanierin=spaniard;spanisch=spanish;spanischkurs=spanish course;spannend=exciting
spannung=tension;spar=savings;sparbuch=savings book;sparen=save;spargel=asparagus;sparkasse=savings bank;sparkonto=savings account;sparsam=thrifty
sparsamer=more economical;sparschwein=piggy bank;spass=fun;spaten=spade;spatz=sparrow;spatzen=sparrows;spazieren=walk;spazierengehen=walk
spaziergang=walk;spaziergänge=walks;spaziert=walked;spd=social democrats;specht=woodpecker;speck=bacon;speichel=saliva;speicher=attic storage
speichere=save store;speicherkarte=memory card;speichern=save store;speicherplatz=storage space;speichert=save store;speise=dish food
speisekammer=pantry;speisekarte=menu;speisen=dishes food;speisewagen=dining car;spektakulär=spectacular;spende=donation;spenden=donate
spengler=plumber tinsmith;sperren=block lock;sperrmüll=bulky waste;spezial=special;speziell=special;spezl=buddy;spickzettel=cheat sheet;spiegel=mirror
spiegelei=fried egg;spiegeleier=fried eggs;spiel=game;spiele=games;spieleabend=games night;spielen=play;spieler=player;spielerin=player
spielfeld=playing field;spielfigur=game piece;spielfilm=feature film;spielgruppe=playgroup;spielhalle=arcade;spielkarte=playing card
spielkonsole=game console;spielplatz=playground;spielplätze=playgrounds;spielsachen=toys;spielshow=game show;spielwaren=toys;spielwarenladen=toy shop
spielzeug=toy;spielzeugauto=toy car;spielzeuge=toys;spiesser=square;spiessig=bourgeois;spinat=spinach;spinne=spider;spinnen=be crazy
spinnennetz=spider web;spirituell=spiritual;spital=hospital;spitz=pointed;spitze=great;spitzen=top;spitzer=sharpener;spitäler=hospitals
sponsern=sponsor;spontan=spontaneous;sport=sport;sportart=sport;sporteln=do sport;sportgerät=sports equipment;sporthalle=sports hall
sportkleidung=sportswear;sportlehrer=pe teacher;sportlehrerin=pe teacher;sportler=athlete;sportlerin=athlete;sportlich=sporty;sportplatz=sports field
sporttasche=sports bag;sportunterricht=pe lesson;sportverein=sports club;sportwagen=sports car;spotify=spotify;spottbillig=dirt cheap;sprach=spoke
sprache=language;sprachen=spoke;sprachfehler=speech defect;sprachkenntnisse=language skills;sprachkurs=language course;sprachlich=linguistic
sprachlos=speechless;sprachnachricht=voice message;sprachschule=language school;sprang=jumped;sprangen=jumped;sprech=speaking;sprechen=speak
sprechstunde=consultation hours;sprechstundenhilfe=doctor's receptionist;sprich=that is;sprichst=speak;spricht=speak;spring=jump;springen=jump
springseil=skipping rope;sprit=fuel petrol;spritze=injection;spritzig=lively;sprudel=sparkling water;sprunggelenk=ankle;spucke=spit;spur=lane track
spät=late;später=later;spätere=later;spätestens=at the latest;späti=late-night shop;spätschicht=late shift;spätzle=egg noodles
spö=austrian social democrats;spül=dishwashing;spülbecken=sink;spüle=sink;spülen=wash dishes;spülmaschine=dishwasher;spülmittel=washing-up liquid
spürbar=noticeable;spüren=feel;squash=squash;staat=state;staatenlos=stateless;staatlich=state;staats=state;staatsangehörigkeit=nationality
staatsanwalt=public prosecutor;staatsanwältin=public prosecutor;staatsbürgerschaft=citizenship;staatsexamen=state examination;stabil=stable
stach=stung;stachelbeere=gooseberry;stachelbeeren=gooseberries;stadien=stadiums;stadion=stadium;stadt=city town;stadtfest=town festival
stadtführer=city guide;stadtführerin=city guide;stadtführung=city tour;stadtmitte=city centre;stadtnah=near the city;stadtpark=city park
stadtplan=city map;stadtpläne=city maps;stadtrand=outskirts;stadtrat=city council;stadtrundfahrt=sightseeing tour;stadtteil=district
stadtviertel=district neighbourhood;stadtwerke=municipal utilities;stadtzentrum=city centre;staffel=season relay;stahl=stole;stall=stable;stamm=trunk
stammbaum=family tree;stammen=come from;stammtisch=regulars' table;stand=stood;standen=stood;standesamt=registry office;standesamtlich=registry office
standesämter=registry offices;standort=location site;standuhr=grandfather clock;stank=stank;stapel=pile stack;stapeln=stack;stapelt=stack
star=star cataract;starb=died;starben=died;stark=strong;start=start takeoff;startbahn=runway;starten=start;startup=startup;station=ward stop
stationär=inpatient;statistik=statistics;statt=instead of;stattdessen=instead;stattfinden=take place;stattgefunden=took place;statue=statue
stau=traffic jam;staub=dust;staubgesaugt=vacuumed;staubig=dusty;staubsaugen=vacuum;staubsauger=vacuum cleaner;staubsaugerroboter=robot vacuum
staubtuch=duster;staubzucker=icing sugar;stauen=jam;staunen=be amazed;staus=traffic jams;steak=steak;stechen=sting;steckdose=socket;steckdosen=sockets
stecken=stick put;stecker=plug;stecknadel=pin;steg=jetty;steh=stand;stehen=stand;stehlampe=floor lamp;stehlen=steal;stehplatz=standing room
steht=stand;steiermark=styria;steif=stiff;steigen=rise climb;steigend=rising;steil=steep;stein=stone;steinalt=very old;steine=stones;steinig=stony
steinpilz=porcini;steinpilze=porcini;steinreich=very rich;steirisch=styrian;stelle=job position;stellen=put;stellenangebot=job offer
stellenanzeige=job advertisement;stellenwechsel=job change;stellplatz=parking space;stellplätze=parking spaces;stellvertretend=deputy
stellvertreter=deputy;stellvertreterin=deputy;stemmen=lift;stempel=stamp;stephanitag=boxing day;stepper=stepper;sterben=die;stereoanlage=stereo system
sterilisiert=sterilised;stern=star;sterne=stars;sternhagelvoll=very drunk;sternzeichen=star sign;stets=always;stettin=szczecin;steuer=tax
steuerberater=tax adviser;steuerberaterin=tax adviser;steuerbescheid=tax assessment;steuererklärung=tax return;steuererstattung=tax refund
steuerfrei=tax-free;steuerhinterziehung=tax evasion;steuerklasse=tax bracket;steuern=steer control;steuernummer=tax number;steuerpflichtig=taxable
steuerrückzahlung=tax refund;steuert=steer control;steward=flight attendant;stewardess=flight attendant;stich=sting stitch;stichsäge=jigsaw
sticht=sting;stick=stick;sticken=embroider;stickig=stuffy;stickstoff=nitrogen;stief=step;stiefbruder=stepbrother;stiefel=boots;stiefeltern=stepparents
stiefgeschwister=stepsiblings;stiefkind=stepchild;stiefkinder=stepchildren;stiefmutter=stepmother;stiefschwester=stepsister;stiefsohn=stepson
stieftochter=stepdaughter;stiefvater=stepfather;stieg=rose;stiege=stairs;stiegen=rose;stiegenhaus=stairwell;stiehlt=steal;stiel=stem handle;stier=bull
stiess=pushed bumped;stift=pen;stifte=pens;stiftung=foundation;still=quiet;stillen=breastfeed;stillend=breastfeeding;stillzeit=breastfeeding period
stimme=voice;stimmen=be right;stimmt=right;stimmung=mood;stimmzettel=ballot paper;stinken=stink;stinkend=stinking;stinkfaul=bone idle
stinklangweilig=deadly boring;stinknormal=perfectly ordinary;stinkreich=very rich;stinksauer=furious;stipendien=scholarships;stipendium=scholarship
stirbst=die;stirbt=die;stirn=forehead;stock=stick floor;stockbesoffen=very drunk;stockbett=bunk bed;stockdunkel=pitch-dark;stockwerk=floor
stoff=fabric;stoffe=fabrics;stofftier=soft toy;stofftiere=soft toys;stoffwechsel=metabolism;stollen=christmas cake;stolpern=stumble;stolpert=stumble
stolz=proud;stoppen=stop;stoppuhr=stopwatch;storch=stork;stornieren=cancel;storniert=cancelled;stornierung=cancellation;stossen=push bump
stossstange=bumper;stosszeit=rush hour;strafe=punishment;strafen=punish;straftat=crime;strafzettel=parking ticket fine;strahl=ray beam
strahlung=radiation;strampler=romper suit;strand=beach;strandurlaub=beach holiday;strassburg=strasbourg;strasse=street road;strassen=street
strassenbahn=tram;strassenfest=street party;strassenlaterne=street lamp;strassenrand=roadside;strassenverkehr=road traffic;strauch=shrub
strauss=bouquet;stream=stream;streamen=stream;streaming=streaming;streamingdienst=streaming service;streber=swot;strecke=route distance
strecken=stretch;streicheln=stroke pet;streichelt=stroke pet;streichen=paint;streichholz=match;streichhölzer=matches;streichle=stroke pet
streifen=stripe;streifenwagen=patrol car;streik=strike;streiken=strike;streit=argument;streiten=argue;streitigkeiten=arguments;streng=strict
stress=stress;stressen=stress;stressig=stressful;streuen=sprinkle;streuselkuchen=crumble cake;strich=painted;strichen=painted;stricken=knit
strickjacke=cardigan;stricknadel=knitting needle;stricknadeln=knitting needles;strikt=strict;stritt=argued;stritten=argued;stroh=straw
strohblond=straw blond;strohhalm=straw;strom=electricity;stromanbieter=electricity provider;stromausfall=power cut;stromausfälle=power cuts
stromkosten=electricity costs;stromleitung=power line;strompreis=electricity price;stromrechnung=electricity bill
stromverbrauch=electricity consumption;stromzähler=electricity meter;strudel=strudel;struktur=structure;strumpf=stocking;strumpfhose=tights
strumpfhosen=tights;strände=beaches;sträucher=shrubs;strümpfe=stockings;stube=living room;stubenrein=house-trained;student=student
studentenausweis=student card;studentenleben=student life;studentenwohnheim=student hall;studentin=student;studie=study;studien=study
studienanfänger=first-year student;studienfach=subject of study;studiengang=degree course;studiengebühr=tuition fee;studiengebühren=tuition fees
studiengänge=degree courses;studienkredit=student loan;studienplatz=university place;studienreise=study trip;studienzeit=student days;studieren=study
studierende=students;studierender=student;studiert=study;studierte=studied;studium=university studies;stufe=step;stufen=steps;stufenweise=gradually
stuhl=chair;stuhlgang=bowel movement;stulle=sandwich;stumm=mute;stumpf=blunt;stunde=hour lesson;stunden=hour;stundenkilometer=kilometres per hour
stundenlang=for hours;stundenlohn=hourly wage;stundenplan=timetable;stundenpläne=timetables;stur=stubborn;sturheit=stubbornness;sturm=storm;sturz=fall
stylen=style;styropor=polystyrene;städte=cities towns;städter=city dweller;städtereise=city trip;städtetrip=city trip;städtisch=municipal
ställe=stables;stämmig=from;ständig=constantly;stängel=stem;stärke=strength;stärken=strengths;stärker=stronger;stärkste=strongest;stöcke=sticks
störche=storks;stören=disturb bother;störend=disturbing;störung=disruption;stösst=push bump;stück=piece;stückig=chunky;stühle=chairs
stündig=hours long;stündlich=hourly;stürme=storms;stürmen=storm;stürmer=striker;stürmisch=stormy;stürze=falls;stürzen=fall;subjektiv=subjective
subvention=subsidy;suchbegriff=search term;suche=search;suchen=look for;suchmaschine=search engine;sucht=addiction;sudan=sudan;sudoku=sudoku
suizid=suicide;summe=sum;summen=hum;sumpf=swamp;super=great;superlecker=very tasty;supermarkt=supermarket;supermärkte=supermarkets;supernett=very nice
superschön=very beautiful;suppe=soup;suppen=soups;support=support;surfbrett=surfboard;surfbretter=surfboards;surfen=surf;suv=suv;swipen=swipe
symbol=symbol icon;sympathisch=likeable;symptom=symptom;symptome=symptoms;synagoge=synagogue;synchronisation=dubbing;syrakus=syracuse;syrien=syria
syrisch=syrian;system=system;szene=scene;sächsisch=saxon;säcke=sacks;säen=sow;säfte=juices;säge=saw;sägen=saw;sämtliche=all;sämtlichen=all
sänger=singer;sängerin=singer;särge=coffins;sätze=sentences;säubern=clean;säubert=clean;säuft=drink booze;säugling=infant;säuglings=infant;säure=acid
söhne=sons;süchtig=addicted;süd=south;südafrika=south africa;südafrikanisch=south african;südamerika=south america;südamerikanisch=south american
süddeutsch=south german;süddeutschland=southern germany;süden=south;südeuropa=southern europe;süditalienisch=southern italian;südkorea=south korea
südlich=southern;südländisch=southern;südost=southeast;südostasien=southeast asia;südosten=southeast;südtirol=south tyrol;südwest=southwest
südwesten=southwest;südwestlich=southwest;südöstlich=southeast;sünde=sin;sünden=sins;sündteuer=very expensive;süss=sweet;süsse=sweetie;süsser=sweetie
süssigkeit=sweet;süssigkeiten=sweets;süsslich=sweetish;tabak=tobacco;tabelle=table spreadsheet;tabellenkalkulation=spreadsheet;tablet=tablet
tablette=tablet;tabletten=tablets;tacker=stapler;taekwondo=taekwondo;tafel=blackboard;tag=day;tage=days;tagebuch=diary;tagebücher=diaries
tagelang=for days;tages=day;tagesablauf=daily routine;tagesausflug=day trip;tagesausflüge=day trips;tagesgeld=savings account
tagesgeldkonto=savings account;tageskarte=day ticket;tagesmutter=childminder;tagesmütter=childminders;tagesschau=evening news;tageszeit=time of day
tageszeitung=daily newspaper;tags=by day;tagsüber=during the day;tagung=conference;taille=waist;takt=beat;tal=valley;talent=talent;talentiert=talented
talkshow=talk show;tamilisch=tamil;tampon=tampon;tampons=tampons;tan=transaction code;tandem=tandem;tandempartner=language exchange partner
tango=tango;tank=tank;tanken=refuel;tankstelle=petrol station;tanne=fir;tannen=firs;tannenbaum=christmas tree;tansania=tanzania;tante=aunt
tante-emma-laden=corner shop;tanz=dance;tanzen=dance;tanzkurs=dance class;tanzlehrer=dance teacher;tanzlehrerin=dance teacher;tanzschule=dance school
tapete=wallpaper;tapeten=wallpaper;tapezieren=wallpaper;tapeziert=wallpapered;tapfer=brave;tarif=tariff rate;tarife=rates
tariflich=by collective agreement;tarifvertrag=collective agreement;tarifverträge=collective agreements;tasche=bag pocket;taschen=bags pockets
taschenbuch=paperback;taschenbücher=paperbacks;taschengeld=pocket money;taschenlampe=torch;taschenmesser=pocket knife;taschenrechner=calculator
taschentuch=handkerchief tissue;taschentücher=tissues;tasse=cup;tassen=cups;tastatur=keyboard;taste=key button;tat=did;taten=did;tatort=crime scene
tatsache=fact;tatsächlich=actually;tattoo=tattoo;tau=dew;taub=deaf;taube=pigeon;tauben=pigeons;taubheit=deafness;tauchen=dive;taucher=diver
taucherbrille=diving goggles;taucherin=diver;tauf=baptism;taufe=baptism;taufen=baptise;taufpate=godfather;tauschen=swap;tausend=thousand
tausende=thousands;taxi=taxi;taxifahrer=taxi driver;taxifahrerin=taxi driver;team=team;teamfähig=team player;teamleiter=team leader
teamleiterin=team leader;technik=technology;techniker=technician;technikerin=technician;technisch=technical;techno=techno;technologie=technology
teddy=teddy;teddybär=teddy bear;tee=tea;teebeutel=tea bag;teekanne=teapot;teelöffel=teaspoon;teenager=teenager;teheran=tehran;teich=pond;teig=dough
teigwaren=pasta;teil=part;teile=parts;teilen=share;teilgenommen=took part;teilkasko=partial insurance;teilmöbliert=partly furnished
teilnahme=participation;teilnehmen=take part;teilnehmer=participant;teilnehmerin=participant;teils=partly;teilweise=partly;teilzeit=part-time
teilzeitstelle=part-time job;telefon=telephone;telefonat=phone call;telefongespräch=phone call;telefonieren=phone;telefoniert=phoned
telefonisch=by phone;telefonnummer=phone number;teleskop=telescope;teller=plate;tempel=temple;temperament=temperament;temperamentvoll=lively
temperatur=temperature;temperaturen=temperatures;tempo=speed tissue;tempolimit=speed limit;tendieren=tend;tendiert=tended;teneriffa=tenerife
tennis=tennis;tennisplatz=tennis court;tennisplätze=tennis courts;tennisschläger=tennis racket;tennisspieler=tennis player
tennisspielerin=tennis player;tennisverein=tennis club;teppich=carpet;teppichboden=carpet;teppiche=carpets;termin=appointment;terminal=terminal
termindruck=deadline pressure;termine=appointments;termingerecht=on schedule;terminkalender=diary planner;terrasse=terrace;terror=terror
terrorismus=terrorism;tesafilm=sellotape;test=test;testament=will;testen=test;tests=tests;tetanus=tetanus;teuer=expensive;teuerste=most expensive
teufel=devil;teure=expensive;teuren=expensive;teurer=more expensive;teures=expensive;text=text;texten=text;textmarker=highlighter
textverarbeitung=word processing;thai=thai;thailand=thailand;thailändisch=thai;theater=theatre;theatergruppe=theatre group;theaterstück=play
thek=school bag;theke=counter;thema=topic;themen=topics;theoretisch=theoretical;theorie=theory;therapeut=therapist;therapeutin=therapist
therapie=therapy;therapieren=treat;therapiert=treated;therme=boiler;thermometer=thermometer;thermomix=thermomix;thermoskanne=thermos flask
thermostat=thermostat;these=thesis;thriller=thriller;thrombose=thrombosis;thunfisch=tuna;thüringen=thuringia;thüringisch=thuringian;tibetisch=tibetan
ticket=ticket;tief=deep;tiefe=depth;tiefenentspannt=deeply relaxed;tiefgarage=underground car park;tiefgekühlt=frozen;tiefkühler=freezer
tiefkühlfach=freezer compartment;tiefkühlpizza=frozen pizza;tier=animal;tierarzt=vet;tierarztkosten=vet bill;tiere=animals;tierfutter=pet food
tierhandlung=pet shop;tierheim=animal shelter;tierisch=animal;tierlieb=fond of animals;tierliebe=love of animals;tierpark=zoo
tierschutz=animal welfare;tierärzte=vets;tierärztin=vet;tiflis=tbilisi;tiger=tiger;tilgen=repay;tinnitus=tinnitus;tintenstrahldrucker=inkjet printer
tippen=type;tirol=tyrol;tirolerisch=tyrolean;tisch=table;tischdecke=tablecloth;tische=tables;tischler=carpenter;tischlerin=carpenter
tischtennis=table tennis;titel=title;tixo=sellotape;tja=;toast=toast;toastbrot=sliced bread;toaster=toaster;tochter=daughter;tod=death;todes=death
todesanzeige=obituary;todesfall=death;todesfälle=deaths;todestag=anniversary of death;todmüde=dead tired;togo=togo;toilette=toilet;toiletten=toilet
toilettenpapier=toilet paper;tokio=tokyo;tolerant=tolerant;tolerieren=tolerate;toleriert=tolerated;toll=great;tollpatschig=clumsy;tomate=tomato
tomaten=tomato;tomatensosse=tomato sauce;tomatensuppe=tomato soup;tombola=raffle;ton=sound clay;toner=toner;tonne=bin ton;top=top;topf=pot
topfen=curd cheese;topfit=in top shape;topfpflanze=pot plant;tor=gate goal;torhüter=goalkeeper;torlinie=goal line;torte=cake;torten=cakes
torwart=goalkeeper;toskana=tuscany;toskanisch=tuscan;tot=dead;total=totally;tote=dead;totensonntag=remembrance sunday;toter=dead person
touchscreen=touchscreen;tour=tour;tourismus=tourism;tourist=tourist;touristeninformation=tourist information;touristin=tourist;touristisch=touristy
tracht=traditional costume;tradition=tradition;traditionell=traditional;traditionen=traditions;traf=met;trafen=met;trafik=tobacconist newsagent
tragbar=portable;tragen=wear carry;tragetuch=baby sling;tragisch=tragic;tragödie=tragedy;trailer=trailer;trainee=trainee;trainer=coach;trainerin=coach
trainieren=train;trainiert=train;trainierte=trained;training=training;trainingsanzug=tracksuit;trainingsanzüge=tracksuits;trainingsplan=training plan
traktor=tractor;tram=tram;trampen=hitchhike;trampolin=trampoline;trank=drank;tranken=drank;trans=trans;transparent=transparent
transplantation=transplant;transport=transport;transporter=van;transportieren=transport;transportiert=transported;trat=kicked stepped
traten=kicked stepped;tratschen=gossip;traube=grape;trauben=grapes;trauen=dare trust;trauer=grief;trauerfeier=funeral service;trauern=mourn
trauert=mourn;traum=dream;traumatisiert=traumatised;traumberuf=dream job;traumfrau=dream woman;traumhaft=dreamlike;traumjob=dream job
traummann=dream man;traurig=sad;traurigkeit=sadness;trauung=wedding ceremony;trauzeuge=best man;trauzeugin=maid of honour;treffen=meet
treibhausgas=greenhouse gas;trendy=trendy;trennen=separate;trennung=separation;trennungen=separations;treppe=stairs;treppen=stairs
treppenhaus=stairwell;tresor=safe;treten=kick step;treu=faithful;treue=faithfulness loyalty;triathlon=triathlon;tribüne=grandstand;trickfilm=cartoon
triest=trieste;triffst=meet;trifft=meet;trikot=jersey;trink=drink;trinkbar=drinkable;trinken=drink;trinkflasche=water bottle;trinkgeld=tip
trinkgelder=tips;trip=trip;tritt=kick step;trittst=kick step;trocken=dry;trockenheit=drought;trocknen=dry;trockner=dryer;trommel=drum;trompete=trumpet
tropfen=drip;tropisch=tropical;trost=comfort;trottel=idiot;trottoir=pavement;trotz=despite;trotzdem=nevertheless;trotzig=defiant
trotzphase=terrible twos;trug=wore carried;trugen=wore carried;truthahn=turkey;träge=sluggish;trägst=wear carry;trägt=wear carry;träne=tear
tränen=tears;träume=dreams;träumen=dream;trödeln=dawdle;trödelt=dawdle;trösten=comfort;tschechien=czech republic;tschechisch=czech
tschechoslowakei=czechoslovakia;tschüss=bye;tu=do;tuba=tuba;tuch=cloth;tue=do;tulpe=tulip;tulpen=tulips;tumor=tumour;tun=do;tunesien=tunisia
tunesisch=tunisian;tunnel=tunnel;turbulent=turbulent;turbulenz=turbulence;turbulenzen=turbulence;turm=tower;turn=gymnastics;turnen=do gymnastics
turnhalle=gym;turnier=tournament;turnschuh=trainer;turnschuhe=trainers;turnverein=gymnastics club;tust=do;tut=do;tv=television;twitter=twitter;typ=guy
typisch=typical;tägig=days long;täglich=daily;täler=valleys;tänze=dances;tänzer=dancer;tänzerin=dancer;täte=would do;täter=culprit offender
täterin=culprit offender;tätowieren=tattoo;tätowierer=tattoo artist;tätowiert=tattooed;tätowierung=tattoo;täuschen=deceive;töchter=daughters
tödlich=deadly;töff=motorcycle;töne=tones sounds;töpfe=pots;töpfern=do pottery;töpfert=do pottery;töten=kill;tübingen=tubingen;tücher=cloths
tüchtig=capable;tüfteln=tinker;tür=door;türen=doors;türgriff=door handle;türke=turk;türkei=turkey;türkin=turk;türkis=turquoise;türkisch=turkish
türkischstämmig=of turkish descent;türklingel=doorbell;türklinke=door handle;türme=towers;türschloss=door lock;türsteher=bouncer;tüte=bag;tüten=bags
tüv=vehicle inspection;u-bahn=underground subway;ufer=bank shore;ufzgi=homework;uganda=uganda;uhr=clock watch;uhren=clocks watches
uhrmacher=watchmaker;uhrzeit=time;uhu=glue owl;ukraine=ukraine;ukrainisch=ukrainian;ukulele=ukulele;ultraschall=ultrasound;um=around at;umarmen=hug
umarmt=hugged;umarmung=hug;umbau=conversion renovation;umbauen=rebuild convert;umbringen=kill;umbuchen=rebook;umbuchung=rebooking;umdrehen=turn around
umfang=extent;umfangreich=extensive;umfassen=include;umfasst=included;umfrage=survey;umgebaut=rebuilt converted;umgebracht=killed;umgebucht=rebooked
umgebung=surroundings;umgedreht=turned around;umgegraben=dug over;umgehend=immediately;umgekehrt=turned back;umgeleitet=diverted
umgemeldet=changed registration;umgerechnet=converted;umgerührt=stirred;umgeschaut=looked around;umgeschuldet=refinanced;umgeschult=retrained
umgesehen=looked around;umgesetzt=implemented;umgestellt=switched;umgestiegen=changed switched;umgetauscht=exchanged;umgewandelt=converted
umgezogen=moved house;umgraben=dig over;umgänglich=easy-going;umher=around;umkehren=turn back;umkleide=changing room;umkleidekabine=changing room
umkleiden=change clothes;umleitung=detour;umliegend=surrounding;ummelden=change registration;ummeldung=change of registration;umrechnen=convert
umrühren=stir;ums=around the;umsatz=turnover sales;umsatzsteuer=sales tax vat;umschauen=look around;umschlag=envelope;umschläge=envelopes
umschulden=refinance;umschulen=retrain;umschulung=retraining;umsehen=look around;umsetzen=implement;umso=all the more;umsonst=free in vain
umsteigen=change switch;umstellen=switch;umstieg=change of trains;umstylen=restyle;umsätze=sales;umtausch=exchange;umtauschen=exchange
umwandeln=convert;umweg=detour;umwelt=environment;umweltfreundlich=environmentally friendly;umweltschutz=environmental protection
umweltverschmutzung=pollution;umziehe=move house;umziehen=move house;umzieht=move house;umzug=house move;umzugsfirma=moving company
umzugskarton=moving box;umzugskartons=moving boxes;umzugswagen=removal van;umzumelden=change registration;umzuziehen=move house;umzüge=house moves
unabhängig=independent;unangenehm=unpleasant;unartig=naughty;unauffällig=inconspicuous;unaufmerksam=inattentive;unbedingt=absolutely
unbefristet=permanent;unbegabt=untalented;unbeheizt=unheated;unbekannt=unknown;unbeliebt=unpopular;unbemerkt=unnoticed;unbequem=uncomfortable
unbeschwert=carefree;unbeschädigt=undamaged;unbesorgt=unworried;unbewohnt=uninhabited;unbewusst=unconscious;unbezahlbar=priceless;unbezahlt=unpaid
und=and;undankbar=ungrateful;undicht=leaking;unehelich=illegitimate;unehrlich=dishonest;uneinig=disagreed;unentschieden=draw undecided
unerfahren=inexperienced;unerfreulich=unpleasant;unerreichbar=unreachable;unerträglich=unbearable;unerwartet=unexpected;unerwünscht=unwanted
unfair=unfair;unfall=accident;unfallfrei=accident-free;unfallversicherung=accident insurance;unflexibel=inflexible;unfreiwillig=involuntary
unfreundlich=unfriendly;unfähig=incapable;unfälle=accidents;ungarisch=hungarian;ungarn=hungary;ungebildet=uneducated;ungebügelt=unironed
ungeduld=impatience;ungeduldig=impatient;ungeeignet=unsuitable;ungefähr=approximately;ungefährlich=harmless;ungeimpft=unvaccinated;ungelernt=unskilled
ungemein=immensely;ungemütlich=uncomfortable;ungenau=inexact;ungeniessbar=inedible;ungepflegt=unkempt;ungeplant=unplanned;ungerade=odd
ungerecht=unfair;ungerechtigkeit=injustice;ungern=reluctantly;ungeschickt=clumsy;ungestört=undisturbed;ungesund=unhealthy;ungesüsst=unsweetened
ungetauft=unbaptised;ungewaschen=unwashed;ungewohnt=unfamiliar;ungewöhnlich=unusual;ungeziefer=vermin;ungezogen=naughty;ungiftig=non-poisonous
unglaublich=incredible;ungläubig=unbelieving;unglück=accident misfortune;unglücklich=unhappy;unglücklicherweise=unfortunately;ungültig=invalid
unheilbar=incurable;unheimlich=eerie;unhöflich=impolite;uni=university;uniform=uniform;uniklinik=university hospital;uninformiert=uninformed
uninteressant=uninteresting;uninteressiert=uninterested;universität=university;universitäts=university;universum=universe;unklar=unclear
unkompliziert=uncomplicated;unkonzentriert=unfocused;unkosten=expenses;unkraut=weeds;unlogisch=illogical;unlängst=recently;unmenschlich=inhuman
unmotiviert=unmotivated;unmusikalisch=unmusical;unmöbliert=unfurnished;unmöglich=impossible;unnatürlich=unnatural;unnötig=unnecessary
uno=united nations;unordentlich=untidy;unordnung=mess;unorganisiert=disorganised;unpassend=unsuitable;unpolitisch=unpolitical;unpraktisch=impractical
unrasiert=unshaven;unregelmässig=irregular;unreif=unripe;unruhig=restless;uns=us;unschlüssig=undecided;unschuld=innocence;unschuldig=innocent
unser=our;unsere=our;unserem=our;unseren=our;unserer=our;unseres=our;unserm=our;unsern=our;unsicher=unsure unsafe;unsichtbar=invisible
unsinnig=nonsensical;unsportlich=unathletic;unsre=our;unsren=our;unsympathisch=unlikeable;unten=below;unter=under;unterarm=forearm
unterbezahlt=underpaid;unterbrach=interrupted;unterbrechen=interrupt;unterbricht=interrupt;unterbringen=accommodate;unterbrochen=interrupted
unterdessen=meanwhile;untere=lower;unteren=lower;unterfordert=underchallenged;untergebracht=accommodated;untergegangen=sank;untergehen=sink go down
untergewichtig=underweight;unterhalb=below;unterhalt=child support;unterhalten=talk entertain;unterhaltsam=entertaining;unterhemd=vest
unterhielt=talked;unterhielten=talked;unterhose=underpants;unterhosen=underpants;unterhält=talk entertain;unterkunft=accommodation
unterkünfte=accommodation;unterlage=document;unterlagen=documents;unterm=under the;untermiete=sublet;untermieter=subtenant;untermieterin=subtenant
unternahm=did;unternehmen=do company;unternehmensberater=management consultant;unternehmensberaterin=management consultant;unternehmer=entrepreneur
unternehmerin=entrepreneur;unternehmungslustig=adventurous;unternimmt=do company;unternommen=did;unterricht=lessons;unterrichten=teach
unterrichtet=taught;unterrichts=lesson;unterrichtsstunde=lesson;unters=under the;unterscheiden=distinguish differ;unterschenkel=lower leg
unterschied=distinguished;unterschieden=distinguished;unterschiedlich=different;unterschreiben=sign;unterschrieb=signed;unterschrieben=signed
unterschrift=signature;unterschriftensammlung=petition;unterseite=underside;unterste=bottom;untersten=bottom;unterstützen=support
unterstützt=supported;untersuchen=examine;untersucht=examined;untersuchung=examination;untersuchungen=examinations;untertasse=saucer
untertitel=subtitle;untervermieten=sublet;untervermietet=sublet;unterwegs=on the way;unterwäsche=underwear;unterzeichnen=sign;unterzeichnet=signed
untreu=unfaithful;unverdient=undeserved;unvergesslich=unforgettable;unvergleichlich=incomparable;unverheiratet=unmarried;unvernünftig=unreasonable
unverschämt=outrageous;unversichert=uninsured;unverständlich=incomprehensible;unverträglich=intolerant;unverträglichkeit=intolerance
unvorbereitet=unprepared;unvorsichtig=careless;unwahr=untrue;unwetter=storm;unwichtig=unimportant;unzufrieden=dissatisfied
unzufriedenheit=dissatisfaction;unzuverlässig=unreliable;unzählig=countless;update=update;updaten=update;upgedatet=updated;upload=upload
uploaden=upload;ur=great;uralt=ancient;urcool=very cool;urenkel=great-grandchild;urgross=great-grand;urgrosseltern=great-grandparents
urgrossmutter=great-grandmother;urgrossvater=great-grandfather;urig=rustic;urin=urine;urkunde=certificate;urkunden=certificates;urlaub=holiday
urlauber=holidaymaker;urlaubs=holiday;urlaubsantrag=leave request;urlaubsanträge=leave requests;urlaubsgeld=holiday pay;urlaubsreise=holiday trip
urlaubstag=vacation day;urlaubsziel=holiday destination;urlieb=very sweet;urne=urn;urologe=urologist;uroma=great-grandma;uropa=great-grandpa
ursache=cause;urteil=verdict judgment;us-amerikanisch=american;usa=usa;usb-stick=usb stick;usbekisch=uzbek;usbekistan=uzbekistan;usw=and so on
valentinstag=valentine's day;vanille=vanilla;vanillezucker=vanilla sugar;variable=variable;vase=vase;vater=father;vaterschaft=paternity
vatertag=father's day;vati=dad;vegan=vegan;veganer=vegan;veganerin=vegan;vegetarier=vegetarian;vegetarierin=vegetarian;vegetarisch=vegetarian
veilchen=violet;velo=bicycle;vene=vein;venedig=venice;venezolanisch=venezuelan;venezuela=venezuela;ventil=valve;ventilator=fan
verabreden=arrange to meet;verabredet=arranged to meet;verabredung=date;verabschieden=say goodbye;verabschiedet=said goodbye;verachtung=contempt
veraltet=outdated;veranstalten=organise event;veranstalter=organizer;veranstaltet=organised event;veranstaltung=event;verantwortlich=responsible
verantwortung=responsibility;verantwortungslos=irresponsible;verantwortungsvoll=responsible;verarbeiten=process;verarbeitet=processed;verarschen=fool
verarscht=fooled;verband=connected;verbandskasten=first-aid kit;verbeamtet=civil servant;verbessere=improve;verbessern=improve;verbessert=improve
verbeult=dented;verbieten=forbid;verbinden=connect bandage;verbindung=connection;verblüht=faded;verbot=forbade forbidden;verboten=forbade forbidden
verbracht=spent time;verbrachte=spent time;verbrannt=burned;verbrannte=burned;verbrauchen=use up consume;verbraucher=consumer;verbraucht=used up
verbrechen=crime;verbrecher=criminal;verbrennen=burn;verbrennung=burn;verbringen=spend time;verbunden=connected;verbände=bandages associations
verdacht=suspicion;verdammt=damn;verdauung=digestion;verderben=spoil;verdienen=earn;verdienst=earnings;verdient=earned;verdirbt=spoil
verdoppeln=double;verdoppelt=double;verdorben=spoiled;verdrängen=suppress;verdrängt=suppressed;verdächtig=suspicious;verein=club
vereinbaren=agree arrange;vereinbart=agreed arranged;vereinbarung=agreement;vereine=clubs;vereinfachen=simplify;vereinfacht=simplified;vereins=club
vereinzelt=isolated;vererben=bequeath;vererbt=bequeathed;verfahren=get lost procedure;verfassung=constitution;verfault=rotten;verfeindet=enemies
verfolgen=follow pursue;verfolgt=followed pursued;verfressen=greedy;verfroren=cold;verfuhr=got lost;verfügbar=available;verfügen=have available
verfügt=had available;verführen=seduce tempt;verführt=seduced;vergammelt=rotten;vergangen=past;vergangenheit=past;vergass=forgot;vergassen=forgot
vergeben=forgive;vergebens=in vain;vergeblich=in vain;vergehen=pass;vergeht=pass;vergessen=forget;vergesslich=forgetful;vergiften=poison
vergiftet=poisoned;vergiftung=poisoning;verging=passed;vergiss=forget;vergisst=forget;vergleich=comparison;vergleichbar=comparable;vergleichen=compare
verglich=compared;verglichen=compared;vergnügen=pleasure;vergrössern=enlarge;vergrössert=enlarge;verhaften=arrest;verhaftet=arrested;verhaftung=arrest
verhalten=behave;verhandeln=negotiate;verhandelt=negotiate;verhandle=negotiate;verhandlung=negotiation;verhasst=hated;verhauen=mess up
verheerend=devastating;verheiraten=marry;verheiratet=married;verhielt=behaved;verhindern=prevent;verhindert=prevent;verhungern=starve
verhungert=starved;verhält=behave;verhältnis=relationship ratio;verhökern=sell off;verhüten=prevent contraception;verhütung=contraception
verirren=get lost;verirrt=got lost;verkatert=hungover;verkauf=sell;verkaufen=sell;verkaufs=sales;verkauft=sold;verkehr=traffic;verkehrs=traffic
verkehrsberuhigt=traffic-calmed;verkehrsgünstig=well connected;verkehrsmittel=means of transport;verkehrsschild=traffic sign;verkehrssicher=roadworthy
verkehrsunfall=traffic accident;verklagen=sue;verklagt=sued;verkleidung=fancy dress;verkleinern=downsize;verkleinert=downsize;verklemmt=uptight
verknittert=crumpled;verkrampft=tense;verkäufe=sales;verkäufer=salesman shop assistant;verkäuferin=saleswoman shop assistant;verkühlung=cold
verkünden=announce;verkündet=announced;verlag=publisher;verlangen=demand charge;verlangt=demanded charged;verlassen=leave rely;verlaufen=get lost
verlegen=embarrassed;verlegt=laid misplaced;verleihen=lend;verlernen=forget how;verlernt=forgot how;verletzen=injure hurt;verletzt=injured hurt
verletzte=injured;verletzter=injured person;verletzung=injury;verletzungen=injuries;verlieben=fall in love;verliebt=in love;verliebtheit=infatuation
verliehen=lent;verlieren=lose;verlierer=loser;verliererin=loser;verliert=lose;verliess=left;verliessen=left;verloben=get engaged;verlobt=engaged
verlobte=fiancée;verlobter=fiancé;verlobung=engagement;verlobungs=engagement;verlobungsring=engagement ring;verlor=lost;verloren=lost;verlust=loss
verlängere=extend renew;verlängern=extend renew;verlängert=extend renew;verlängerung=extension extra time;verlängerungskabel=extension lead
verlässlich=reliable;vermasseln=mess up;vermasselt=messed up;vermeiden=avoid;vermengen=mix;vermengt=mixed;vermied=avoided;vermieden=avoided
vermieten=rent out let;vermieter=landlord;vermieterin=landlady;vermietet=rented out;vermischen=mix;vermischt=mixed;vermissen=miss;vermisst=missed
vermuten=suspect;vermutet=suspected;vermutlich=presumably;vermögen=fortune assets;vermögend=wealthy;vernachlässigen=neglect;vernachlässigt=neglected
vernunft=reason;vernünftig=reasonable;verpacken=wrap pack;verpackt=wrapped packed;verpackung=packaging;verpassen=miss;verpasst=missed
verpeilt=scatterbrained;verpflichten=commit oblige;verpflichtet=committed obliged;verplant=booked up;verplempern=waste;verprügelt=fought beat
verputzen=plaster;verputzt=plastered;verraten=reveal betray;verrechnen=miscalculate;verrechnet=miscalculated;verregnet=rainy;verreisen=go travelling
verreist=went travelling;verrentet=retired;verriet=revealed;verrostet=rusted;verrät=reveal betray;verrückt=crazy;verrühren=mix;verrührt=mixed
versagen=fail;versagt=failed;versalzen=too salty;versand=shipping;versandkosten=shipping costs;verschenken=give away;verschenkt=gave away
verscherbeln=sell off;verscherbelt=sold off;verschicken=send;verschickt=sent;verschieben=postpone;verschieden=different;verschiedene=various
verschimmelt=mouldy;verschlafen=oversleep;verschlechtern=get worse;verschlechtert=get worse;verschleissen=wear out;verschlief=overslept
verschliessen=lock;verschlissen=worn out;verschlossen=lock;verschläft=oversleep;verschlüsselung=encryption;verschmust=cuddly;verschneit=snowy
verschnupft=having a cold;verschob=postponed;verschoben=postponed;verschreiben=prescribe;verschreibungspflichtig=prescription-only
verschrieb=prescribed;verschrieben=prescribed;verschulden=get into debt;verschuldet=in debt;verschwand=disappeared;verschwenden=waste
verschwenderisch=wasteful;verschwendet=wasted;verschwinden=disappear;verschwitzt=sweaty;verschwunden=disappeared;verschwägert=related by marriage
verschönern=beautify;verschönert=beautified;versehentlich=by mistake;versenden=send;versendet=sent;versetzen=transfer;versetzt=transferred
versichern=insure;versichert=insure;versichertenkarte=health insurance card;versicherung=insurance;versicherungs=insurance
versicherungsbeitrag=insurance premium;versicherungsmakler=insurance broker;versicherungsnummer=insurance number
versicherungsvertreter=insurance agent;versifft=filthy;version=version;versnobt=snobbish;verspannt=tense;verspannung=tension;versperren=block
versperrt=blocked;verspielt=playful;versprach=promised;versprechen=promise;verspricht=promise;versprochen=promised;verspäten=be late
verspätet=late delayed;verspätung=delay;verstand=understood;verstanden=understood;verstarb=died deceased;verstauchen=sprain;verstaucht=sprained
verstauchung=sprain;verstecken=hide;versteckspiel=hide-and-seek;versteckt=hid;verstehen=understand;versteht=understand;versteigern=auction
versteigert=auction;verstellen=adjust;verstellt=adjusted;versterben=die;versteuern=pay tax;versteuert=pay tax;verstopft=blocked
verstopfung=constipation;verstorben=died deceased;verstorbene=deceased;verstorbener=deceased;verständlich=understandable;verständnis=understanding
versuch=attempt experiment;versuchen=try;versucht=tried;versus=versus;versäumen=miss;versäumt=missed;versöhnen=make up;versöhnt=made up
versöhnung=reconciliation;vertan=wasted;verteidigen=defend;verteidiger=defender;verteidigt=defended;verteilen=distribute;verteilt=distributed
vertrag=contract;vertragen=tolerate;vertrat=stood in;vertrauen=trust;vertraut=trusted;vertrauter=confidant;vertreten=stand in represent
vertreter=representative;vertreterin=representative;vertretung=substitute;vertrieb=sales;vertrieben=expelled;vertritt=stand in represent
vertrug=tolerated;verträge=contracts;verträglich=tolerable;verträgt=tolerate;vertun=waste;verunglücken=have an accident;verunglückt=had an accident
verunsichert=unsettled;verursachen=cause;verursacht=caused;verurteilen=condemn sentence;verurteilt=condemned sentenced;verwahrlost=neglected
verwaist=orphaned;verwalten=manage;verwaltet=managed;verwaltung=administration;verwaltungs=administration;verwandeln=transform;verwandelt=transform
verwandt=related;verwandte=relatives;verwandten=relatives;verwandter=relative;verwandtschaft=relatives;verwechseln=mix up;verwechselt=mix up
verwechsle=mix up;verweigern=refuse;verweigert=refuse;verweisen=refer;verwelken=wither;verwelkt=withered;verwenden=use;verwendet=used
verwiesen=referred;verwildert=overgrown;verwirklichen=realise fulfil;verwirklicht=realised;verwirren=confuse;verwirrt=confused;verwitwet=widowed
verwundet=wounded;verwöhnen=spoil pamper;verwöhnt=spoiled pampered;verzeihen=forgive;verzeihung=pardon;verzichten=do without;verzichtet=did without
verzieh=forgave;verziehen=forgave;verzollen=declare customs;verzollt=declared customs;verzweifelt=desperate;verzweiflung=despair;verzögerung=delay
verändere=change;verändern=change;verändert=change;veräppeln=tease;verärgert=annoyed;veröffentlichen=publish;veröffentlicht=published;vesper=snack
vetter=cousin;vhs=adult education centre;via=via;video=video;videoanruf=video call;videokonferenz=video conference;videospiel=video game
videospiele=video games;vieh=cattle;viel=much;vielbeschäftigt=busy;viele=many;vielen=many;vieler=many;vielerlei=many kinds;vieles=much
vielfach=multiple;vielfalt=variety;vielfältig=diverse;vielleicht=maybe;vielseitig=versatile;vier=four;viereck=square quadrilateral;viereckig=square
vierhundert=four hundred;vierjährig=four-year;viermal=four times;viert=fourth;vierte=fourth;viertel=quarter;vierteljahr=quarter of a year
vierteljährlich=quarterly;viertelstunde=quarter of an hour;vierten=fourth;viertens=fourthly;viertürig=four-door;vierundachtzig=eighty-four
vierunddreissig=thirty-four;vierundfünfzig=fifty-four;vierundneunzig=ninety-four;vierundsechzig=sixty-four;vierundsiebzig=seventy-four
vierundvierzig=forty-four;vierundzwanzig=twenty-four;vierzehn=fourteen;vierzehnte=fourteenth;vierzehnten=fourteenth;vierzig=forty;vierziger=forties
vierzigste=fortieth;vierzigsten=fortieth;vietnam=vietnam;vietnamesisch=vietnamese;vignette=motorway sticker;villa=villa;villen=villas;violett=purple
violine=violin;viren=viruses;virenscanner=antivirus;virtuell=virtual;virus=virus;visa=visas;visitenkarte=business card;visum=visa;vitamin=vitamin
vitamine=vitamins;vitrine=display cabinet;vogel=bird;vogelbeobachtung=bird watching;vogelfutter=bird food;vogelhaus=birdhouse
vogerlsalat=lamb's lettuce;vokabel=vocabulary word;vokabeln=vocabulary;volk=people nation;volks=people's;volksabstimmung=referendum
volksbank=cooperative bank;volksfest=fair;volkshochschule=adult education centre;volksmusik=folk music;volksschule=primary school;voll=full
vollautomatisch=fully automatic;volleyball=volleyball;vollgestopft=crammed;vollgetankt=filled up;volljährig=of age;vollkasko=comprehensive insurance
vollkommen=completely;vollkornbrot=wholemeal bread;vollmacht=power of attorney;vollmilch=whole milk;vollmond=full moon;vollnarkose=general anaesthetic
vollpension=full board;volltanken=fill up;vollzeit=full-time;vollzeitstelle=full-time job;volontariat=traineeship;volontär=trainee;volt=volt
volumen=volume;vom=from the;von=from of;voneinander=from each other;vor=before ago;vorab=in advance;vorabend=evening before;vorangegangen=previous
vorangekommen=made progress;vorankommen=make progress;voranschreiten=make progress;vorarlberg=vorarlberg;voraus=ahead;vorbei=past over
vorbeigegangen=went past;vorbeigehen=go past;vorbeigekommen=came by;vorbeikommen=come by;vorbereiten=prepare;vorbereitet=prepared
vorbestraft=with criminal record;vorbeugen=prevent;vorbeugend=preventive;vorbild=role model;vorder=front;vordere=front;vorderen=front
vorderseite=front;vorfahre=ancestor;vorfahren=ancestors;vorfahrt=right of way;vorgarten=front garden;vorgebeugt=prevented;vorgehabt=planned
vorgekommen=occurred;vorgelegt=presented;vorgelesen=read aloud;vorgenommen=resolved;vorgeschlagen=suggested;vorgesetzte=superior boss
vorgesetzter=superior boss;vorgestellt=introduced imagined;vorgestern=day before yesterday;vorgeworfen=accused;vorgezeigt=showed;vorgezogen=preferred
vorgänger=predecessor;vorgängerin=predecessor;vorhaben=plan intend;vorhanden=available;vorhang=curtain;vorher=before;vorherig=previous
vorhin=a moment ago;vorhänge=curtains;vorig=last;vorkommen=occur;vorlegen=present;vorlesen=read aloud;vorlesung=lecture;vorletzte=second to last
vorletzten=second to last;vorläufig=provisional;vorm=before the;vormieter=previous tenant;vormittag=morning;vormittage=mornings
vormittags=in the morning;vormund=guardian;vorn=in front;vorne=in front;vornehm=distinguished;vornehmen=plan resolve;vorneweg=ahead;vorort=suburb
vorpommern=western pomerania;vorrat=supply stock;vorratskammer=pantry;vorräte=supplies;vors=in front of;vorsatz=resolution;vorschlag=suggestion
vorschlagen=suggest;vorschläge=suggestions;vorschrift=regulation;vorschule=preschool;vorsichtig=careful;vorsitzende=chairwoman;vorsitzender=chairman
vorsorge=check-up precaution;vorsorgeuntersuchung=check-up;vorspeise=starter;vorstadt=suburb;vorstand=board;vorstellen=introduce imagine
vorstellung=performance idea;vorstellungs=interview;vorstellungsgespräch=job interview;vorstände=boards;vorsätze=resolutions;vortag=day before
vortrag=talk lecture;vortragen=present;vorträge=talks lectures;vorwahl=area code;vorweisen=show;vorwerfen=accuse blame;vorwiegend=mainly
vorwurf=reproach;vorwärts=forwards;vorwürfe=reproaches;vorzeigen=show;vorzeitig=premature;vorziehen=prefer;vorzimmer=hallway;vorübergehend=temporary
vulkan=volcano;vwl=economics;väter=fathers;väterlich=fatherly;väterlicherseits=paternal;vögel=birds;vögeln=have sex;völker=peoples;völlig=completely
w-lan=wifi;waage=scales;wach=awake;wachmann=security guard;wachs=wax;wachsen=grow;wachsend=growing;wachsmalstifte=crayons;wackelig=wobbly
wackeln=wobble;wackelt=wobble;wade=calf;waden=calves;wadenkrampf=leg cramp;waffe=weapon;waffel=waffle;waffeleisen=waffle iron;waffeln=waffles
wagen=dare car;waggon=carriage;wahl=election choice;wahlen=elections;wahlkampf=election campaign;wahllokal=polling station;wahnsinnig=insane;wahr=true
wahrheit=truth;wahrscheinlich=probably;wahrscheinlichkeit=probability;waise=orphan;waisenkind=orphan;wal=whale;wald=forest
waldorfschule=waldorf school;waldweg=forest path;walisisch=welsh;wallbox=charging station;walnuss=walnut;walnüsse=walnuts;walzer=waltz;wand=wall
wander=hiking;wandere=hike;wandern=hike;wanderschuh=hiking boot;wanderschuhe=hiking boots;wanderstock=hiking pole;wandert=hike;wanderte=hike
wanderung=hike;wanderweg=hiking trail;wanduhr=wall clock;wange=cheek;wangen=cheeks;wann=when;wanne=tub;war=was;warb=advertised;ware=goods;waren=were
warenhaus=department store;warf=threw;warfen=threw;warm=warm;warmherzig=warm-hearted;warmmiete=rent including bills;warmwasser=hot water
warndreieck=warning triangle;warnen=warn;warschau=warsaw;warst=were;wart=were;warte=wait;warten=wait;warteschlange=queue;wartezeit=waiting time
wartezimmer=waiting room;wartung=maintenance;warum=why;warze=wart;was=what;wasch=washing;waschanlage=car wash;waschbecken=washbasin;waschen=wash
waschküche=laundry room;waschlappen=flannel;waschmaschine=washing machine;waschmaschinen=washing machines;waschmittel=detergent
waschpulver=washing powder;waschsalon=launderette;wasser=water;wasserdicht=waterproof;wasserfall=waterfall;wasserfarbe=watercolour
wasserfest=waterproof;wasserhahn=tap;wasserkocher=kettle;wasserkraft=hydropower;wasserleitung=water pipe;wassermelone=watermelon
wasserrohrbruch=burst pipe;wasserschaden=water damage;wasserscheu=afraid of water;wasserstoff=hydrogen;wasserverbrauch=water consumption
wasserwaage=spirit level;watt=watt;watte=cotton wool;wattestäbchen=cotton bud;wc=toilet;webcam=webcam;webdesigner=web designer
webentwickler=web developer;webentwicklerin=web developer;webseite=website;website=website;wechselgeld=change;wechseljahre=menopause
wechselkurs=exchange rate;wechseln=change switch;wechselt=change switch;wechsle=change switch;wecken=wake;wecker=alarm clock;weckerl=bread roll
weckle=bread roll;weder=neither;weg=way away;wegbringen=take away;wege=ways paths;wegen=because of;wegfahren=go away;wegfallen=cease
weggeben=give away;weggebracht=took away;weggefahren=went away;weggefallen=ceased;weggegangen=went away;weggegeben=gave away;weggehen=go away
weggelassen=left out;weggelaufen=ran away;weggenommen=took away;weggeräumt=put away;weggeschmissen=threw away;weggeworfen=threw away
weggezogen=moved away;weglassen=leave out;weglaufen=run away;wegnehmen=take away;wegräumen=put away;wegschmeissen=throw away;wegwerfen=throw away
wegziehen=move away;wegzuwerfen=throw away;wegzuziehen=move away;wehe=contraction;wehen=blow;wehgetan=hurt;wehr=military;wehrdienst=military service
wehren=defend;wehtun=hurt;wehwehchen=minor ailment;weib=woman;weiblich=female;weich=soft;weichspüler=fabric softener;weide=willow pasture
weigern=refuse;weigert=refuse;weihnacht=christmas;weihnachten=christmas;weihnachtlich=christmassy;weihnachts=christmas;weihnachtsbaum=christmas tree
weihnachtsbäume=christmas trees;weihnachtsdeko=christmas decorations;weihnachtsessen=christmas dinner;weihnachtsfeier=christmas party
weihnachtsfeiertag=christmas day;weihnachtsferien=christmas holidays;weihnachtsfest=christmas;weihnachtsgans=christmas goose
weihnachtsgeld=christmas bonus;weihnachtsgeschenk=christmas present;weihnachtsgeschenke=christmas presents;weihnachtskarte=christmas card
weihnachtskarten=christmas cards;weihnachtskugel=christmas bauble;weihnachtslied=christmas carol;weihnachtslieder=christmas carols
weihnachtsmann=santa claus;weihnachtsmarkt=christmas market;weihnachtsmänner=santas;weihnachtsmärkte=christmas markets
weihnachtsplätzchen=christmas cookies;weihnachtstag=christmas day;weihnachtszeit=christmas time;weil=because;wein=wine;weinberg=vineyard;weine=wines
weinen=cry;weinfest=wine festival;weinglas=wine glass;weingläser=wine glasses;weinlese=grape harvest;weinrot=burgundy;weintrauben=grapes;weise=wise
weisheitszahn=wisdom tooth;weisheitszähne=wisdom teeth;weiss=white know;weissbier=wheat beer;weissbrot=white bread;weisskohl=white cabbage
weissrussisch=belarusian;weissrussland=belarus;weisst=know;weisswein=white wine;weisswurst=white sausage;weit=far wide;weiter=further
weiterbilden=do further training;weiterbildung=further training;weiterbildungs=further training;weitere=further;weiteren=further;weiteres=further
weiterfahren=drive on;weiterführend=secondary;weitergeben=pass on;weitergebildet=did further training;weitergefahren=drove on;weitergegangen=went on
weitergegeben=passed on;weitergehen=go on;weitergeleitet=forwarded;weitergemacht=continued;weiterhin=still;weiterleiten=forward;weitermachen=continue
weitsichtig=far-sighted;weizen=wheat beer;welch=which;welche=which;welchem=which;welchen=which;welcher=which;welches=which;welken=wither;welle=wave
wellen=waves;wellensittich=budgie;wellness=wellness spa;wellnesshotel=spa hotel;welpe=puppy;welpen=puppies;welt=world;weltall=space universe
weltbekannt=world-famous;weltberühmt=world-famous;weltkrieg=world war;weltmeister=world champion;weltmeisterin=world champion
weltmeisterschaft=world cup;weltoffen=open-minded;weltraum=space;weltreise=world trip;weltweit=worldwide;wem=whom;wen=whom
wende=turning point reunification;wenden=turn;wenig=little;wenige=few;wenigen=few;weniger=less;wenigste=least;wenigsten=least;wenigstens=at least
wenn=if when;wenngleich=although;wer=who;werben=advertise;werbung=advertising;werde=will;werden=will become;werdend=expectant;werdet=will;werfen=throw
werk=factory work;werkeln=tinker;werken=crafts;werkstatt=workshop garage;werkstudent=working student;werkstudentin=working student
werkstätten=workshops;werktag=working day;werktags=on weekdays;werkzeug=tool;werkzeuge=tools;werkzeugkasten=toolbox;werkzeugkiste=toolbox;wert=value
wertlos=worthless;wertstoffhof=recycling centre;wertvoll=valuable;wesen=nature being;wesentlich=essential;weshalb=why;wespe=wasp;wespen=wasps
wespennest=wasp nest;wespenstich=wasp sting;wessen=whose;west=west;westafrika=west africa;westdeutsch=west german;westdeutschland=west germany
weste=waistcoat;westen=west;westeuropa=western europe;westfalen=westphalia;westfälisch=westphalian;westlich=western;weswegen=why
wettbewerb=competition;wette=bet;wetten=bet;wetter=weather;wetterbericht=weather report;wetterfühlig=weather-sensitive
wettervorhersage=weather forecast;wettkampf=competition;wettkämpfe=competitions;wettlauf=race;wg=shared flat;whatsapp=whatsapp;whisky=whisky
wichteln=secret santa;wichtig=important;wickeln=change nappy;wickelt=change nappy;wickeltisch=changing table;widerlich=disgusting
widerruf=cancellation;widerrufen=revoke;widersprechen=object contradict;widerspricht=object contradict;widersprochen=objected
widerspruch=objection contradiction;wie=how like;wieder=again;wiederfinden=find again;wiedergefunden=found again;wiedergekommen=came back
wiedergesehen=met again;wiederholen=repeat;wiederholt=repeatedly;wiederholung=repetition;wiederkommen=come back;wiedersehen=meet again
wiederum=in turn;wiedervereinigung=reunification;wiege=cradle;wiegen=weigh;wien=vienna;wiener=viennese;wienerisch=viennese;wiese=meadow;wiesen=meadows
wiesn=oktoberfest;wieso=why;wieviel=how much;wieviele=how many;wievielte=which number;wild=wild;wildschwein=wild boar;wildschweine=wild boars
will=want;wille=will;willkommen=welcome;willst=want;wimper=eyelash;wimpern=eyelashes;wimperntusche=mascara;wind=wind;windel=nappy;windeln=nappies
windig=windy;windkraft=wind power;windpocken=chickenpox;windrad=wind turbine;windräder=wind turbines;windschutzscheibe=windscreen
windsurfen=windsurfing;winkel=angle;winken=wave;winter=winter;winterferien=winter holidays;winterfest=winterproof;wintergarten=conservatory
winterhart=hardy;winterjacke=winter jacket;winterlich=wintry;wintermantel=winter coat;winterreifen=winter tyres;winterschuhe=winter boots
wintertag=winter day;winterurlaub=winter holiday;winterzeit=winter time;winzer=winegrower;winzerin=winegrower;winzig=tiny;wippe=seesaw;wir=we
wirbel=vertebra;wirbelsäule=spine;wirbt=advertise;wird=will;wirfst=throw;wirft=throw;wirken=seem work;wirklich=really;wirkung=effect;wirst=will
wirt=landlord innkeeper;wirtin=innkeeper;wirtschaft=economy;wirtschaftlich=economic;wirtschaftskrise=economic crisis
wirtschaftswissenschaften=economics;wirtshaus=pub inn;wischen=wipe swipe;wischmopp=mop;wissen=know;wissenschaft=science;wissenschaftler=scientist
wissenschaftlerin=scientist;wissenschaftlich=scientific;wisst=know;witwe=widow;witwer=widower;witz=joke;witze=jokes;witzeln=joke;witzig=funny
wlan=wifi;wm=world cup;wo=where;woanders=elsewhere;woandershin=elsewhere;wobei=whereby;woche=week;wochen=week;wochenbeginn=beginning of the week
wochenbett=postnatal period;wochenenddienst=weekend duty;wochenende=weekend;wochenenden=weekends;wochenendtrip=weekend trip;wochenkarte=weekly ticket
wochenlang=for weeks;wochenmarkt=weekly market;wochenmärkte=weekly markets;wochentag=weekday;wochentags=on weekdays;wodka=vodka;wodurch=by what
wofür=for what;wog=weighed;wogegen=against what;wogen=weighed;woher=where from;wohin=where to;wohingegen=whereas;wohl=;wohlbefinden=well-being
wohlhabend=wealthy;wohn=living;wohnen=live;wohnend=living;wohnfläche=living space;wohngeld=housing benefit;wohngemeinschaft=shared flat
wohngemeinschaften=shared flats;wohngemeinschafts=shared flat;wohnhaft=resident;wohnheim=hall of residence;wohnküche=eat-in kitchen
wohnmobil=motorhome camper;wohnort=place of residence;wohnsitz=residence;wohnung=flat;wohnungen=flats;wohnungs=flat;wohnungsbesichtigung=flat viewing
wohnungslos=homeless;wohnungsmarkt=housing market;wohnungsschlüssel=flat key;wohnungssuche=flat hunting;wohnungstür=front door
wohnungsübergabe=flat handover;wohnwagen=caravan;wohnzimmer=living room;wolf=wolf;wolke=cloud;wolken=clouds;wolkenkratzer=skyscraper;wolkig=cloudy
woll=wool;wolldecke=woollen blanket;wolle=wool;wollen=want;wollt=want;wollte=wanted;wollten=wanted;wolltest=wanted;wolltet=wanted;womit=with what
wonach=for what;woran=of what;worauf=for what;woraus=from what;worden=been;worin=in what;workshop=workshop;wort=word;worte=words;wortkarg=taciturn
wortschatz=vocabulary;worum=about what;worüber=about what;wovon=of what;wovor=of what;wozu=what for;wuchs=grew;wuchsen=grew;wund=sore;wunde=wound
wunder=miracle;wunderbar=wonderful;wundern=be surprised wonder;wunderschön=beautiful;wundert=be surprised wonder;wunsch=wish;wunschzettel=wish list
wurde=was became;wurden=was became;wurdest=was became;wurdet=was became;wurm=worm;wurscht=does not matter;wurst=sausage;wurstbrot=sausage sandwich
wurzel=root;wurzelbehandlung=root canal;wurzeln=roots;wusch=washed;wuschen=washed;wusste=knew;wussten=knew;wusstest=knew;wut=anger;wächst=grow
wägen=weigh;wählen=choose vote;wähler=voter;wählerin=voter;wählerisch=picky;während=during while;währenddessen=meanwhile;währung=currency
wälder=forests;wände=walls;wäre=would be;wären=would be;wärme=warmth;wärmedecke=heated blanket;wärmepumpe=heat pump;wärmer=warmer
wärmflasche=hot-water bottle;wärmste=warmest;wärst=would be;wärt=would be;wäsche=laundry;wäscheklammer=clothes peg;wäschekorb=laundry basket
wäscheleine=washing line;wäscherei=laundry;wäscheständer=clothes horse;wäschetrockner=tumble dryer;wäschst=wash;wäscht=wash;wöchentlich=weekly
wöchig=weeks long;wölfe=wolves;wörter=words;wörterbuch=dictionary;wörterbücher=dictionaries;wünsche=wishes;wünschen=wish;wünschenswert=desirable
würde=would;würden=would;würdest=would;würdet=would;würfel=dice;würfeln=roll dice;würfelt=roll dice;würmer=worms;würstchen=sausage;würste=sausages
würstel=sausage;würstelstand=sausage stand;württemberg=wurttemberg;würzburg=wurzburg;würzen=season;würzig=spicy;wüsste=would know;wüssten=would know
wüste=desert;wütend=angry;xbox=xbox;yacht=yacht;yoga=yoga;yogakurs=yoga class;yogalehrer=yoga teacher;yogalehrerin=yoga teacher;yogamatte=yoga mat
youtube=youtube;youtuber=youtuber;zach=tough;zahl=number;zahlen=pay;zahllos=countless;zahlreich=numerous;zahlung=payment;zahm=tame;zahn=tooth
zahnarzt=dentist;zahnarzthelferin=dental assistant;zahnarzttermin=dentist appointment;zahnbürste=toothbrush;zahnbürsten=toothbrushes
zahncreme=toothpaste;zahnersatz=dentures;zahnfleisch=gums;zahnfüllung=filling;zahnpasta=toothpaste;zahnreinigung=dental cleaning
zahnschmerzen=toothache;zahnseide=dental floss;zahnspange=braces;zahnweh=toothache;zahnzusatzversicherung=dental insurance;zahnärzte=dentists
zahnärztin=dentist;zange=pliers;zanken=quarrel;zart=tender;zauberer=magician;zaubern=do magic;zaubert=do magic;zaun=fence;zb=for example
zebrastreifen=pedestrian crossing;zecke=tick;zecken=ticks;zeckenbiss=tick bite;zeh=toe;zehe=toe;zehen=toes;zehennagel=toenail;zehn=ten;zehner=ten
zehnjährig=ten-year;zehnmal=ten times;zehntausend=ten thousand;zehnte=tenth;zehntel=tenth;zehnten=tenth;zeichen=sign character
zeichentrickfilm=cartoon;zeichnen=draw;zeichnung=drawing;zeigefinger=index finger;zeigen=show;zeiger=hand pointer;zeit=time;zeitarbeit=temporary work
zeitdruck=time pressure;zeiten=times;zeitgemäss=up to date;zeitig=early;zeitlich=temporal;zeitmangel=lack of time;zeitplan=schedule
zeitpläne=schedules;zeitpunkt=point in time;zeitraum=period;zeitschrift=magazine;zeitung=newspaper;zeitungs=newspaper
zeitungsartikel=newspaper article;zeitverschiebung=time difference;zeitweise=at times;zeitzone=time zone;zelle=cell;zelt=tent;zelte=tents;zelten=camp
zeltlager=summer camp;zeltplatz=campsite;zement=cement;zentimeter=centimetre;zentner=hundredweight;zentral=central;zentrale=headquarters
zentren=centres;zentrum=centre;zerbrechen=break;zerbricht=break;zerbrochen=broke;zerknittert=crumpled;zerkratzt=scratched;zerlegen=take apart
zerlegt=took apart;zerreissen=tear up;zerrissen=torn;zerrung=strain;zerstreut=absent-minded;zerstritten=at odds;zerstören=destroy;zerstört=destroyed
zertifikat=certificate;zettel=note slip;zeug=stuff;zeuge=witness;zeugin=witness;zeugnis=school report;zeugnisse=school reports;zickig=bitchy
ziege=goat;ziegel=brick tile;ziegen=goats;ziegenkäse=goat cheese;zieh=pull move;ziehen=pull move;ziehmutter=foster mother;ziehvater=foster father
ziel=goal;ziele=goals;ziellos=aimless;zielstrebig=determined;ziemlich=quite;zierlich=petite;ziffer=digit;zig=umpteen;zigarette=cigarette
zigaretten=cigarettes;zigarre=cigar;zimmer=room;zimmermann=carpenter;zimmermädchen=chambermaid;zimmerpflanze=houseplant;zimmerpflanzen=houseplants
zimmerschlüssel=room key;zimmerservice=room service;zimt=cinnamon;zink=zinc;zins=interest;zinsen=interest;zippverschluss=zip;zirkel=compass
zirkus=circus;zitrone=lemon;zitronen=lemon;zittern=shiver;zittert=shiver;zivi=community service worker;zivil=civilian;zivildienst=community service
zmittag=lunch;zmorge=breakfast;znacht=dinner;znüni=morning snack;zocken=gamble play games;zocker=gamer gambler;zoff=row;zog=pulled moved
zogen=pulled moved;zoll=customs inch;zollstock=folding ruler;zoo=zoo;zoohandlung=pet shop;zoomen=zoom;zopf=plait;zorn=anger;zornig=angry;zu=to too
zuallererst=first of all;zubereiten=prepare;zubereitet=prepared;zucchini=courgette;zucker=sugar;zuckerarm=low-sugar;zuckerfest=eid
zuckerfrei=sugar-free;zuckerkrank=diabetic;zuckerkrankheit=diabetes;zuckerl=sweet;zuckerwatte=candy floss;zudecken=cover;zudem=moreover
zueinander=to each other;zuerst=first;zufolge=according to;zufrieden=satisfied;zufriedenheit=satisfaction;zufällig=by chance;zug=train
zugausfall=train cancellation;zugbegleiter=train conductor;zugeben=admit;zugedeckt=covered;zugegeben=admitted;zugehörig=belonging;zugehört=listened
zugelassen=registered allowed;zugelaufen=strayed;zugelegt=got bought;zugemacht=closed;zugenommen=gained weight increased;zugenäht=sewed up
zugeordnet=assigned;zugesagt=accepted;zugeschaut=watched;zugeschickt=sent;zugeschlossen=locked;zugesehen=watched;zugesperrt=locked
zugestellt=delivered;zugestimmt=agreed;zugewandert=immigrated;zugezogen=moved to;zugig=draughty;zugleich=simultaneously;zugunsten=in favour of
zuhause=at home;zuhören=listen;zukunft=future;zukünftig=future;zulassen=register allow;zulassungsstelle=vehicle registration office
zulasten=at the expense;zulaufen=stray to;zulegen=get buy;zuletzt=last;zuliebe=for the sake;zulässig=permitted;zum=to the;zumachen=close;zumba=zumba
zumindest=at least;zunehmen=gain weight increase;zunehmend=increasingly;zuneigung=affection;zunge=tongue;zunächst=first;zunähen=sew up;zuordnen=assign
zur=to the;zurechtgekommen=coped got along;zurechtkommen=cope get along;zurzeit=at present;zurück=back;zurückbekommen=get back
zurückbringen=bring back;zurückfahren=drive back;zurückgeben=return give back;zurückgebracht=brought back;zurückgefahren=drove back
zurückgegangen=went back;zurückgegeben=returned gave back;zurückgehen=go back;zurückgeholt=got back;zurückgekehrt=came back;zurückgekommen=came back
zurückgelassen=left behind;zurückgelegt=put aside;zurückgerufen=called back;zurückgeschickt=sent back;zurückgesetzt=reset;zurückgetreten=resigned
zurückgezahlt=paid back;zurückgezogen=moved back withdrew;zurückhaltend=reserved;zurückholen=get back;zurückkehren=come back;zurückkommen=come back
zurücklassen=leave behind;zurücklegen=put aside;zurückrufen=call back;zurückschicken=send back;zurücksenden=send back;zurücksetzen=reset
zurücktreten=resign;zurückzahlen=pay back;zurückziehen=move back withdraw;zurückzugeben=return give back;zusage=acceptance;zusagen=accept
zusammen=together;zusammenarbeit=cooperation;zusammenarbeiten=work together;zusammenbauen=assemble;zusammenbleiben=stay together
zusammenbrechen=collapse;zusammengearbeitet=worked together;zusammengebaut=assembled;zusammengeblieben=stayed together;zusammengebrochen=collapsed
zusammengehalten=stuck together;zusammengekommen=got together;zusammengelebt=lived together;zusammengepasst=matched;zusammengestossen=collided
zusammengewohnt=lived together;zusammengezogen=moved in together;zusammenhalt=togetherness;zusammenhalten=stick together
zusammenhang=connection context;zusammenhänge=connections;zusammenkommen=get together;zusammenleben=live together;zusammenpassen=match
zusammenstoss=collision;zusammenstossen=collide;zusammenstösse=collisions;zusammenwohnen=live together;zusammenziehen=move in together
zusammenzuziehen=move in together;zusatzversicherung=supplementary insurance;zuschauen=watch;zuschauer=spectator viewer;zuschauerin=spectator viewer
zuschicken=send;zuschlag=surcharge;zuschliessen=lock;zuschuss=subsidy;zuschüsse=subsidies;zusehen=watch;zusperren=lock;zustellen=deliver
zustimmen=agree;zuständig=responsible;zuständigkeit=responsibility;zusätzlich=additional;zutat=ingredient;zutaten=ingredients;zuverlässig=reliable
zuverlässigkeit=reliability;zuvor=before;zuwandern=immigrate;zuzahlung=co-payment;zuziehen=move to;zuzulegen=get buy;zuzunehmen=gain weight increase
zuzüglich=plus;zvieri=afternoon snack;zwang=forced;zwanzig=twenty;zwanziger=twenties;zwanzigste=twentieth;zwanzigsten=twentieth;zwar=indeed;zwecks=for
zwei=two;zweieiig=fraternal;zweieinhalb=two and half;zweien=two;zweier=two;zweifellos=undoubtedly;zweifeln=doubt;zweifelt=doubt;zweifle=doubt
zweig=branch;zweige=branches;zweihundert=two hundred;zweijährig=two-year;zweimal=twice;zweisprachig=bilingual;zweispurig=two-lane;zweistündig=two-hour
zweit=second;zweitausend=two thousand;zweite=second;zweiten=second;zweitens=secondly;zweiter=second;zweites=second;zweitägig=two-day
zweitürig=two-door;zweiundachtzig=eighty-two;zweiunddreissig=thirty-two;zweiundfünfzig=fifty-two;zweiundneunzig=ninety-two;zweiundsechzig=sixty-two
zweiundsiebzig=seventy-two;zweiundvierzig=forty-two;zweiundzwanzig=twenty-two;zweiwöchig=two-week;zweizimmerwohnung=two-room flat;zwerg=dwarf
zwerge=dwarfs;zwetschge=plum;zwetschgen=plums;zwetschke=plum;zwetschken=plums;zwieback=rusk;zwiebel=onion;zwiebeln=onions;zwilling=twin
zwillinge=twins;zwillings=twin;zwillingsbruder=twin brother;zwillingsschwester=twin sister;zwingen=force;zwinkern=wink;zwinkert=wink;zwischen=between
zwischendurch=in between;zwischenlandung=stopover;zwischenprüfung=intermediate exam;zwischenstopp=stopover;zwischenzeit=meantime
zwischenzeitlich=meanwhile;zwo=two;zwölf=twelve;zwölfte=twelfth;zwölften=twelfth;zylinder=cylinder top hat;zypern=cyprus;zypriotisch=cypriot;zäh=tough
zählen=count;zähler=meter;zähmen=tame;zähne=teeth;zäpfchen=suppository;zärtlich=tender;zärtlichkeit=tenderness;zäune=fences;zögere=hesitate
zögern=hesitate;zögert=hesitate;zöliakie=coeliac disease;zöllner=customs officer;zöpfe=plaits;züchten=breed;züchter=breeder;züge=trains
zügeln=move house;zügig=quick;zügle=move house;zündholz=match;zürcher=zurich;zürich=zurich;äcker=fields;ägypten=egypt;ägyptisch=egyptian;äh=;ähm=
ähneln=resemble;ähnelt=resemble;ähnlich=similar;älter=older;ältere=older;älteren=older;älteste=oldest;ältesten=oldest;ämter=offices authorities
ändere=change;ändern=change;ändert=change;änderte=change;änderungsschneiderei=tailor;ängste=fears;ängstigen=frighten;ängstlich=anxious;äpfel=apples
ärger=anger trouble;ärgere=annoy be annoyed;ärgerlich=annoying;ärgern=annoy be annoyed;ärgert=annoy be annoyed;ärgerte=annoy be annoyed;ärmel=sleeve
ärmellos=sleeveless;ärmer=poorer;ärmste=poorest;ärzte=doctors;ärztin=doctor;ärztinnen=doctors;ärztlich=medical;äste=branches;äthiopien=ethiopia
äthiopisch=ethiopian;ätzend=awful;äussere=outer;äusseren=outer;äusserlich=outward;äusserst=extremely;äxte=axes;öde=dull;öfen=ovens;öffentlich=public
öffentlichkeit=public;öffi=public transport;öffis=public transport;öffnen=open;öffnungszeit=opening hours;öffnungszeiten=opening hours
öfter=more often;öfters=often;ökologisch=ecological;öl=oil;ölen=oil;ölfarbe=oil paint;ölheizung=oil heating;ölig=oily;ölwechsel=oil change
öpnv=public transport;örtlich=local;österreich=austria;österreicher=austrian;österreicherin=austrian;österreichisch=austrian;östlich=eastern
övp=austrian conservative party;übel=bad sick;übelkeit=nausea;üben=practise;über=over about;überall=everywhere;überarbeitet=overworked
überbacken=gratinated;überbezahlt=overpaid;übereinander=one above another;überfahren=run over;überfall=robbery attack;überfluss=abundance
überflüssig=superfluous;überfordern=overwhelm;überfordert=overwhelm;überforderung=being overwhelmed;überfälle=robberies;überfüllt=overcrowded
übergab=vomited handed over;übergabe=handover;übergangsweise=temporarily;übergeben=vomit hand over;übergewicht=overweight;übergewichtig=overweight
überglücklich=overjoyed;überhaupt=at all;überheblich=arrogant;überholen=overtake;überholspur=fast lane;überholt=overtook;überleben=survive
überlebt=survived;überlegen=think over;überlegt=thought over;überm=above the;übermorgen=day after tomorrow;übermässig=excessive
übermütig=high-spirited;übernachten=stay overnight;übernachtet=stayed overnight;übernachtung=overnight stay;übernahm=took over;übernehmen=take over
übernimmt=take over;übernommen=took over;übernächste=after next;übernächsten=after next;übernächtigt=tired;überprüfen=check;überprüft=checked
überqualifiziert=overqualified;überqueren=cross;überquert=crossed;überraschen=surprise;überraschend=surprising;überrascht=surprised
überraschung=surprise;überraschungen=surprises;überreden=persuade;überredet=persuaded;überrest=remains;übers=over the;überschrift=headline heading
überschwemmung=flood;übersetzen=translate;übersetzer=translator;übersetzerin=translator;übersetzt=translated;übersetzung=translation
übersiedeln=move house;übersiedelt=move house;überstanden=got through;überstehen=get through;überstunde=overtime;überstunden=overtime
übertreiben=exaggerate;übertrieb=exaggerated;übertrieben=exaggerated;überweisen=transfer;überweisung=referral transfer;überwiegend=mainly
überwies=transferred;überwiesen=transferred;überwältigt=overwhelmed;überzeugen=convince;überzeugend=convincing;überzeugt=convinced;übler=worse
üblich=usual;üblicherweise=usually;übrig=left over;übrige=remaining;übrigen=remaining;übrigens=by the way;übung=exercise;übungen=exercises
`;
