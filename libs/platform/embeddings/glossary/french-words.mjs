/**
 * Everyday French words in English, by hand from general knowledge of both languages. An entry is `word=english`. A value may
 * be two usual meanings, or empty for a word that says nothing by itself.
 */
export const FRENCH_WORDS = `
a=has;abandonner=give up;abat=cut down;abat-jour=lampshade;abats=cut down;abattais=cut down;abattait=cut down;abatte=cut down;abattent=cut down
abattons=cut down;abattra=cut down;abattre=cut down;abattront=cut down;abattu=cut down;abattue=cut down;abattus=cut down;abcès=abscess;abdos=abs
abeille=bee;ablation=removal;aboie=bark;aboient=bark;abonnement=subscription;abonner=subscribe;abonné=subscriber;abonnée=subscriber;abord=first
aborder=approach;aboutir=result;aboyer=bark;abri=shelter;abricot=apricot;abrutir=stun;absence=absence;absent=absent;absolument=absolutely
abstinent=abstinent;absurde=absurd;abîmer=damage;abîmé=damaged;acariens=dust mites;accent=accent;acceptation=acceptance;accepter=accept
accepté=accepted;accessible=accessible;accident=accident;accompagner=accompany;accompagné=accompanied;accord=agreement;accorder=grant
accordéon=accordion;accouchement=childbirth;accoucher=give birth;accouché=gave birth;accro=addicted;accrocher=hang;accroché=hung
accueil=reception welcome;accueillais=welcomed;accueillait=welcomed;accueillante=childminder;accueille=welcome;accueillent=welcome;accueillera=welcome
accueilli=welcomed;accueillie=welcomed;accueillir=welcome;accueillis=welcomed;accueillons=welcome;accumuler=accumulate;accuser=accuse;accès=access
accélère=accelerate;accélérer=accelerate;accéléré=accelerated;achalandé=busy;achat=purchase;achats=purchases shopping;acheminer=deliver
achetais=bought;achetait=bought;acheter=buy;acheteur=buyer;acheteuse=buyer;acheté=bought;achever=complete;achevé=completed;achète=buy;achètent=buy
achètera=buy;achèterai=buy;achèterais=buy;achètes=buy;acier=steel;acné=acne;acompte=deposit;acouphènes=tinnitus;acquerra=acquire;acquerront=acquire
acquiers=acquire;acquiert=acquire;acquis=acquired;acquise=acquired;acquisition=purchase;acquière=acquire;acquièrent=acquire;acquérais=acquired
acquérez=acquire;acquérir=acquire;acquérons=acquire;acte=certificate act;acteur=actor;actif=active;action=share action;actionnaire=shareholder
actionner=operate;active=active;activité=activity;activités=activities;actrice=actress;actualiser=update;actualité=news;actuel=current
actuelle=current;actuellement=currently;acupuncteur=acupuncturist;acupuncture=acupuncture;adapter=adapt;addiction=addiction;addition=bill
additionner=add;adhérent=member;adhérer=join;adhésion=membership;adieu=farewell;admet=admit;admets=admit;admettais=admitted;admettait=admitted
admette=admit;admettent=admit;admettons=admit;admettra=admit;admettre=admit;admettront=admit;administratif=administrative
administration=administration;admirable=admirable;admirer=admire;admis=admitted;admise=admitted;ado=teenager;adolescence=adolescence
adolescent=teenager;adolescente=teenager;adopte=adopt;adopter=adopt;adoption=adoption;adopté=adopted;adorait=loved;adorer=love adore;adoré=loved
ados=teenagers;adresse=address;adresser=address;adroit=skilful;adrénaline=adrenaline;adulte=adult;affaiblir=weaken;affaire=matter affair
affaires=things business;affecter=affect;affectueux=affectionate;affiche=poster;afficher=display;affiches=poster;affirmer=claim;affreux=awful
affronter=face;afghan=afghan;afghanistan=afghanistan;afin=in order;africain=african;afrique=africa;agacer=annoy;agacé=annoyed;agacée=annoyed
agence=agency;agenda=diary calendar;agent=agent officer;aggraver=worsen;agi=acted;agie=acted;agios=overdraft fees;agir=act;agira=act;agiront=act
agis=act;agissais=acted;agissait=acted;agisse=act;agissent=act;agissez=act;agissons=act;agit=act;agneau=lamb;agnostique=agnostic;agrafe=staple
agrafeuse=stapler;agrandir=enlarge;agresser=assault;agression=assault;agricole=agricultural;agriculteur=farmer;agricultrice=farmer
agriculture=agriculture;agréable=pleasant;agrégation=teaching exam;agrémenter=decorate;ah=;ai=have;aide=help;aide-ménagère=home help
aide-soignant=nursing assistant;aide-soignante=nursing assistant;aider=help;aidé=helped;aie=have;aient=have;aies=have;aigle=eagle;aiguille=needle
ail=garlic;aile=wing;ailes=wings;aille=go;aillent=go;ailleurs=elsewhere;aimable=kind;aimais=loved liked;aimait=loved liked;aimer=love like
aimeraient=would like;aimerais=would like;aimerait=would like;aimeriez=would like;aimerions=would like;aimé=loved liked;ainsi=thus;air=air tune
aire=area;aisé=easy wealthy;ait=have;ajouter=add;ajouté=added;ajuster=adjust;alarme=alarm;albanais=albanian;albanie=albania;album=album;alcool=alcohol
alcoolique=alcoholic;alcoolisme=alcoholism;alerte=alert;alerter=alert;alger=algiers;algérie=algeria;algérien=algerian;aligner=align;aliment=food
alimentaire=food;alimentation=diet food;alimenter=feed;alité=bedridden;allaient=went;allais=went;allait=went;allaitement=breastfeeding
allaiter=breastfeed;allaité=breastfed;allant=going;allemagne=germany;allemand=german;aller=go;allergie=allergy;allergique=allergic
allergiques=allergic;allergologue=allergist;allergène=allergen;allez=go;alliance=wedding ring;alliez=went;allions=went;allocation=benefit
allonger=lie down;allons=go;allouer=allocate;alloué=allocated;allumer=turn on;allumette=match;allumé=turned on;allé=went;allée=driveway;allées=went
allés=went;allô=hello;alors=then so;alourdir=weigh down;alpes=alps;alphabétisation=literacy;alpin=alpine;alpinisme=mountaineering;alsace=alsace
alsacien=alsatian;alternance=work-study programme;alterner=alternate;alternée=shared;alto=viola;altruiste=altruistic;aluminium=aluminium
alzheimer=alzheimer's;amande=almond;amant=lover;amarrer=moor;amazon=amazon;ambassade=embassy;ambitieux=ambitious;ambition=ambition;ambulance=ambulance
ambulancier=paramedic;ambulatoire=outpatient;amende=fine;amener=bring;amené=brought;amer=bitter;ami=friend;amie=friend;amincir=slim;amis=friends
amitié=friendship;amortissement=repayment;amour=love;amoureuse=in love lover;amoureux=in love lover;amphi=lecture hall;amphithéâtre=lecture hall
ampoule=light bulb blister;amusant=funny;amuser=have fun;amusé=had fun;amygdale=tonsil;amènent=bring;amélioration=improvement;améliorer=improve
amélioré=improved;aménager=convert furnish;aménagé=converted;américain=american;amérique=america;an=year;analyse=analysis test;analyser=analyse
analyses=tests;analysé=analysed;ananas=pineapple;anaphylactique=anaphylactic;ancien=former old;ancienne=former old;ancienneté=seniority;ancrer=anchor
ancêtre=ancestor;andalousie=andalusia;anesthésie=anaesthesia;anesthésiste=anaesthetist;ange=angel;angine=tonsillitis;anglais=english
angleterre=england;angoisse=anxiety;angoisser=worry;angoisses=anxieties;angoissé=anxious;angoissée=anxious;animal=animal;animateur=activity leader
animer=lead;animé=animated;annexe=annex;annexer=annex;anniv=birthday;anniversaire=birthday;annonce=advertisement announcement;annoncer=announce
annonces=advertisements;annonceur=advertiser;annonçait=announced;annuaire=directory;annuel=yearly;annuelle=yearly;annule=cancel;annuler=cancel
annulé=cancelled;année=year;années=years;anonyme=anonymous;ans=years;antenne=antenna branch;anti=anti;anti-inflammatoire=anti-inflammatory
antibiotique=antibiotic;anticiper=anticipate;anticoagulant=blood thinner;antidouleur=painkiller;antidépresseur=antidepressant
antihistaminique=antihistamine;antillais=west indian;antilles=west indies;antiquaire=antique dealer;antivol=lock;anvers=antwerp;anxieuse=anxious
anxiolytique=anti-anxiety medication;anxiété=anxiety;anéantir=destroy;anémie=anaemia;août=august;aoûtien=august holidaymaker;apaiser=soothe
apaisé=calm;apaisée=calm;apercevais=noticed;apercevait=noticed;apercevez=notice;apercevoir=notice;apercevons=notice;apercevra=notice
apercevront=notice;aperçois=notice;aperçoit=notice;aperçoive=notice;aperçoivent=notice;aperçu=noticed;aperçue=noticed;aperçus=noticed
apiculteur=beekeeper;apicultrice=beekeeper;apiculture=beekeeping;aplatir=flatten;apnée=sleep apnoea;apparais=appear;apparaissais=appeared
apparaissait=appeared;apparaisse=appear;apparaissent=appear;apparaissez=appear;apparaissons=appear;apparaît=appear;apparaîtra=appear;apparaître=appear
apparaîtront=appear;appareil=device braces;apparemment=apparently;apparence=appearance;appart=apartment;appartement=apartment;appartenais=belonged
appartenait=belonged;appartenance=membership;appartenez=belong;appartenir=belong;appartenons=belong;appartenu=belonged;appartenue=belonged
appartenus=belonged;appartiendra=belong;appartiendront=belong;appartienne=belong;appartiennent=belong;appartiens=belong;appartient=belong
apparu=appeared;apparue=appeared;apparus=appeared;appel=call;appelais=called;appelait=called;appeler=call;appellent=call;appellera=call
appellerai=call;appellerait=call;appelé=called;appendice=appendix;appendicite=appendicitis;applaudir=applaud;appli=app;application=application app
applique=wall light;appliquer=apply;appliques=wall light;appointements=salary;apport=down payment;apporter=bring;apporté=brought;apprenaient=learned
apprenais=learned;apprenait=learned;apprenant=learner;apprend=learn;apprendra=learn;apprendre=learn;apprendrons=learn;apprendront=learn;apprends=learn
apprenez=learn;apprenne=learn;apprennent=learn;apprennes=learn;apprenons=learn;apprenti=apprentice;apprentissage=apprenticeship learning
appris=learned;apprise=learned;approche=approach;approcher=approach;approché=approached;approfondir=deepen;approuver=approve;apprécier=appreciate
appréhender=dread;appréhension=apprehension;appuie=press;appuyer=press;appétissant=appetizing;appétit=appetite;aprèm=afternoon;après=after
après-demain=day after tomorrow;après-midi=afternoon;apéritif=aperitif;apéro=aperitif drinks;aquarelle=watercolour;aquarium=aquarium
aquitaine=aquitaine;arabe=arabic arab;arachide=peanut;araignée=spider;arbitre=referee;arbre=tree;arc=bow;arc-en-ciel=rainbow;archet=bow
architecte=architect;archiver=archive;archéologue=archaeologist;ardennes=ardennes;ardoise=slate;argent=money silver;argentin=argentinian
argentine=argentina;argentique=film photography;argenté=silver;argile=clay;argumenter=argue;armistice=armistice day;armoire=wardrobe cupboard
armée=army;arnaque=scam;arnaquer=scam;arobase=at sign;aromate=herb;arpenter=pace;arracher=pull out;arraché=pulled out;arrachée=pulled out
arrangement=arrangement;arranger=arrange suit;arrestation=arrest;arrhes=deposit;arriver=arrive;arrivera=arrive;arrivé=arrived;arrivée=arrival
arrière=back great;arrière-grand-mère=great-grandmother;arrière-grand-père=great-grandfather;arrondir=round;arrondissement=district;arrosage=watering
arroser=water;arrosoir=watering can;arrosé=watered;arrêt=stop sick leave;arrête=stop quit;arrêter=stop quit;arrêtes=stop quit;arrêté=stopped quit
art=art;arthrite=arthritis;arthroscopie=arthroscopy;arthrose=osteoarthritis;artichaut=artichoke;article=article;articulation=joint;artifice=fireworks
artificiel=artificial;artisan=craftsman;artisanal=handmade;artiste=artist;arts=arts;artériel=arterial;arôme=flavour;as=have;ascenseur=lift
ascension=ascension day;asiatique=asian;asie=asia;asile=asylum;aspect=aspect;asperge=asparagus;asperger=spray;asperges=asparagus
aspirateur=vacuum cleaner;aspirer=vacuum;aspirine=aspirin;assaisonnement=seasoning;assembler=assemble;assemblé=assembled;assemblée=assembly
asseoir=sit;asseyais=sat;asseyait=sat;asseye=sit;asseyent=sit;asseyez=sit;asseyons=sit;assez=enough quite;assied=sit;assieds=sit;assiette=plate
assis=sat;assise=sat;assistance=assistance;assistant=assistant;assistante=assistant;assister=attend;assiéra=sit;assiéront=sit;asso=association
association=association charity;associer=associate;associé=partner associate;associée=partner associate;assommer=knock out;assortir=match
assurance=insurance;assurer=insure ensure;assureur=insurer;assuré=insured;asthmatique=asthmatic;asthme=asthma;astigmate=astigmatic
astreinte=on-call duty;astrologique=star sign;astronome=astronomer;astronomie=astronomy;atelier=workshop;athlétisme=athletics;athènes=athens
athée=atheist;athénée=secondary school;athénées=secondary schools;atlantique=atlantic;attacher=attach;attaque=attack;attaquer=attack start
attaques=attack;attarder=linger;atteignais=reached;atteignait=reached;atteigne=reach;atteignent=reach;atteignez=reach;atteignons=reach;atteindra=reach
atteindre=reach;atteindront=reach;atteins=reach;atteint=reach;atteinte=reached;atteints=reached;attelle=splint;attend=wait expect
attendaient=waited expected;attendais=waited expected;attendait=waited expected;attendant=wait expect;attende=wait expect;attendent=wait expect
attendiez=waited expected;attendions=waited expected;attendons=wait expect;attendra=wait expect;attendre=wait expect;attendrons=wait expect
attendront=wait expect;attends=wait expect;attendu=waited expected;attendue=waited expected;attendus=waited expected;attente=waiting
attentif=attentive;attention=attention;atterri=landed;atterrie=landed;atterrir=land;atterrira=land;atterrirai=land;atterrirais=land;atterrirait=land
atterriront=land;atterris=land;atterrissage=landing;atterrissais=landed;atterrissait=landed;atterrisse=land;atterrissent=land;atterrissez=land
atterrissons=land;atterrit=land;attestation=certificate;attirance=attraction;attirer=attract;attitude=attitude;attraper=catch;attrapé=caught
attribuer=assign;atténuer=ease;au=at the;au-delà=beyond;au-dessous=below;au-dessus=above;aube=dawn;auberge=inn hostel;aubergine=aubergine
aucun=no none;aucune=no none;audience=audience hearing;audio=audio;audiolivre=audiobook;audioprothésiste=hearing aid specialist;auditif=hearing
augmentation=raise;augmente=increase;augmenter=increase raise;augmentes=increase;augmenté=increased raised;aujourd=today;aujourd'hui=today
auparavant=before previously;auquel=to which;aura=will have;auraient=would have;aurais=would have;aurait=would have;auriez=would have
aurions=would have;aurons=will have;auront=will have;aurore=dawn;aussi=also;aussitôt=immediately;australie=australia;australien=australian
autant=as much;auteur=author;authentification=authentication;authentifier=authenticate;authentique=authentic;autisme=autism;autiste=autistic;auto=car
auto-entrepreneur=self-employed;auto-école=driving school;autobiographie=autobiography;autobus=bus;autocar=coach;automatique=automatic;automne=autumn
automobile=car;autonome=independent;autonomie=independence;autopartage=car sharing;autorisation=permission;autoriser=allow;autorité=authority
autoroute=motorway;autour=around;autoécole=driving school;autre=other;autrefois=formerly;autres=other;autrice=author;autriche=austria
autrichien=austrian;autrui=others;auvergne=auvergne;aux=to the;auxiliaire=assistant;avaient=had;avais=had;avait=had;avaler=swallow;avalé=swallowed
avance=advance;avancement=progress;avancer=move forward advance;avances=advance;avancé=moved forward;avant=before;avant-dernier=second to last
avant-hier=day before yesterday;avantage=advantage;avançons=advance;avare=stingy;avc=stroke;avec=with;avenant=amendment;avenir=future;avent=advent
aventure=adventure;avenue=avenue;averse=shower;aversion=dislike;averti=warned;avertie=warned;avertir=warn;avertira=warn;avertirai=warn;avertirais=warn
avertirait=warn;avertiront=warn;avertis=warn;avertissais=warned;avertissait=warned;avertisse=warn;avertissent=warn;avertissez=warn;avertissons=warn
avertit=warn;aveugle=blind;avez=have;aviez=had;avion=plane;avions=had planes;aviron=rowing;avis=opinion;avocat=avocado lawyer;avoine=oats;avoir=have
avons=have;avouer=admit;avril=april;ayant=having;ayez=have;ayons=have;aéroport=airport;aîné=eldest;aïd=eid;aïe=ouch;aïeul=ancestor;baby=baby
baby-sitter=babysitter;baby-sitting=babysitting;babysitter=babysitter;bac=baccalaureate;baccalauréat=baccalaureate;badge=badge;badminton=badminton
bagage=luggage;bagarre=fight;bagarrer=fight;bagnole=car;bague=ring;bagues=rings braces;baguette=baguette;bah=;baigner=bathe;baignoire=bathtub
bail=lease;bailleur=landlord;bain=bath;baiser=kiss;baisse=lower decrease;baisser=lower decrease;baisses=lower;baissé=lowered;bal=ball;balade=walk
balader=stroll;balades=walks;balai=broom;balaie=sweep;balais=brooms;balance=scales;balancer=swing dump;balances=scales;balançoire=swing
balayage=highlights sweeping;balayer=sweep;balcon=balcony;baleine=whale;balle=ball bullet;ballet=ballet;ballon=ball balloon;baléares=balearic islands
bamboche=party;banal=ordinary;banane=banana;banc=bench;bancaire=bank;bancomat=cash machine;bandage=bandage;bande=strip gang;banjo=banjo
banlieue=suburb;banni=banned;bannir=ban;banque=bank;banquier=banker;baptiser=baptize name;baptisé=baptized;baptême=baptism;bar=bar
baragouiner=speak a little;baraque=house shack;barbe=beard;barbecue=barbecue;barbier=barber;barbu=bearded;barcelone=barcelona;barmaid=barmaid
barman=barman;barque=rowing boat;barrer=lock;barrière=barrier;baryton=baritone;barème=scale;bas=low;basculer=switch;basculé=switched;base=base
basilic=basil;basique=basic;basket=basketball trainer;basque=basque;basse=low bass;bassine=basin;bat=beat;bateau=boat;bats=beat;battais=beat
battait=beat;batte=beat;battent=beat;batterie=battery drums;battons=beat;battra=beat;battre=beat;battront=beat;battu=beat;battue=beat;battus=beat
bavard=talkative;bavarder=chat;bavardé=chatted;bavière=bavaria;bavoir=bib;bd=comic book;beau=beautiful handsome;beau-fils=son-in-law stepson
beau-frère=brother-in-law;beau-père=father-in-law stepfather;beaucoup=a lot much;beaux-parents=parents-in-law;bec=beak;beige=beige;bel=beautiful
belge=belgian;belgique=belgium;belle=beautiful;belle-famille=in-laws;belle-fille=daughter-in-law stepdaughter;belle-mère=mother-in-law stepmother
belle-soeur=sister-in-law;belle-sœur=sister-in-law;belote=card game;ben=well;benjamin=youngest;bercail=home;berceau=cradle;bercer=rock
berceuse=lullaby;berger=shepherd;bergère=shepherdess;berline=saloon car;berne=bern;besoin=need;betterave=beetroot;beurre=butter;bi=bisexual
biberon=baby bottle;bible=bible;bibliothèque=library bookcase;bibliothécaire=librarian;biche=doe;biclou=bike;bicyclette=bicycle;bien=well
bien-être=well-being;biens=property goods;bientôt=soon;bienvenue=welcome;bigophone=phone;bijou=jewel;bijouterie=jewellery shop;bijoutier=jeweller
bijoutière=jeweller;bijoux=jewellery;bilan=check-up;bilingue=bilingual;billard=billiards;bille=marble;billet=ticket note;bimensuel=twice monthly
binational=dual national;binôme=partner;bio=organic;biographie=biography;biologie=biology;biologiste=biologist;bipolaire=bipolar;biscotte=rusk
biscuit=biscuit;bise=kiss;bisexuel=bisexual;bisou=kiss;bisous=kisses;bistro=bistro;bistrot=bistro;bivouac=camping;bizarre=strange;bière=beer
blague=joke;blaguer=joke;blagué=joked;blaireau=badger;blanc=white;blanche=white;blanchir=whiten;blanquette=veal stew;blesser=injure;blessure=injury
blessé=injured;blessée=injured;bleu=blue bruise;bleue=blue;bleuet=blueberry;blinder=armour;bloc=block operating theatre;blog=blog;blond=blond
blonde=blond;bloquer=block;blouson=jacket;blé=wheat;bocal=jar;boeuf=beef;bof=not great;bogue=bug;boira=drink;boire=drink;boirons=drink;boiront=drink
bois=drink wood;boisson=drink;boit=drink;boiter=limp;boiteux=limping;boive=drink;boivent=drink;bol=bowl;bon=good;bon-papa=grandpa;bonbon=sweet
bonheur=happiness;bonjour=hello;bonne=good;bonne-maman=grandma;bonnet=woolly hat;bonsoir=good evening;bord=edge;bordeaux=bordeaux burgundy;bordel=mess
border=tuck in;bordélique=messy;borne=terminal;bornes=kilometres;bosnie=bosnia;bossais=worked;bossait=worked;bosse=work bump;bosser=work;bosses=work
bossé=worked;botte=boot;bottines=ankle boots;bouche=mouth;boucher=butcher;boucherie=butcher's shop;bouches=mouth;bouchon=traffic jam cork
bouchons=traffic jams;bouchère=butcher;boucle=buckle curl;boucler=finish buckle;boucles=curls earrings;bouclé=curly;bouddhisme=buddhism
bouddhiste=buddhist;bouder=sulk;boudin=black pudding;bouffe=food;bouffer=eat;bouffes=food;bouffé=ate;bouger=move;bougie=candle;bougies=candles
bougé=moved;bouillais=boiled;bouillait=boiled;bouille=boil;bouillent=boil;bouillez=boil;bouilli=boiled;bouillie=boiled;bouillir=boil;bouillira=boil
bouillirai=boil;bouillirais=boil;bouillirait=boil;bouilliront=boil;bouillis=boiled;bouilloire=kettle;bouillon=broth;bouillons=boil;boulanger=baker
boulangerie=bakery;boulangère=baker;boule=ball;bouleau=birch;bouledogue=bulldog;boules=boules balls;boulet=meatball;boulevard=boulevard
bouleversé=upset;boulon=bolt;boulot=job work;boum=party;bouquet=bouquet;bouquin=book;bourgmestre=mayor;bourgogne=burgundy;bourguignon=beef stew
bourrelets=rolls of fat;bourrer=stuff;bourré=drunk;bourrée=drunk;bourse=stock market scholarship;bous=boil;bousiller=wreck;bousillé=wrecked
boussole=compass;bout=end piece;bouteille=bottle;boutique=shop;bouton=button spot;boutonner=button;bouture=cutting;bowling=bowling;boxe=boxing
boîte=company box;boîtier=camera body case;bracelet=bracelet;braise=embers;branche=plug in branch;brancher=plug in;branches=branches
branché=plugged in;bras=arm;brasserie=brasserie brewery;bravo=well done;break=estate car;brebis=ewe;bref=in short;brest=brest;bretagne=brittany
breton=breton;breuvage=drink;brevet=certificate patent;bricolage=diy;bricoler=do odd jobs;bricoleur=handyman;bricolé=did odd jobs;bridge=dental bridge
brillant=brilliant;briller=shine;brioche=brioche;brique=brick;briquet=lighter;brièvement=briefly;brocante=flea market;brocanteur=antique dealer
brocoli=broccoli;broder=embroider;broderie=embroidery;broncher=flinch;bronchite=bronchitis;bronzage=tan;bronze=bronze;bronzer=tan;bronzes=bronze
brosse=brush;brosser=brush;brossé=brushed;brouette=wheelbarrow;brouillard=fog;brouille=falling out;brouiller=scramble fall out;brouilles=falling out
brouillon=draft;brouillé=fallen out;brouillée=fallen out;broyer=crush;bru=daughter-in-law;bruit=noise;brume=mist;brun=brown;brune=brown
brusquement=suddenly;brut=gross;bruxelles=brussels;bruxellois=brussels;bruyant=noisy;brève=short;brésil=brazil;brésilien=brazilian;brûler=burn
brûlure=burn;brûlé=burned;bts=vocational diploma;bu=drank;buanderie=laundry room;budget=budget;budgétaire=budget;bue=drank;buffet=sideboard buffet
bug=bug;buisson=bush;bulgare=bulgarian;bulgarie=bulgaria;bulletin=report card;bungalow=bungalow;bureau=office desk;burn=burnout;burn-out=burnout
burnout=burnout;bus=bus;but=goal;buvaient=drank;buvais=drank;buvait=drank;buvette=refreshment stand;buvez=drink;buvions=drank;buvons=drink
bâcler=botch;bâiller=yawn;bâle=basel;bâtard=mongrel;bâti=built;bâtie=built;bâtiment=building;bâtir=build;bâtira=build;bâtirai=build;bâtirais=build
bâtirait=build;bâtiront=build;bâtis=build;bâtissais=built;bâtissait=built;bâtisse=build;bâtissent=build;bâtissez=build;bâtissons=build;bâtit=build
bébé=baby;bécane=bike computer;bégaiement=stutter;bégayer=stutter;bénin=benin;bénir=bless;bénédiction=blessing;bénéfice=profit;bénéficier=benefit
bénévolat=volunteering;bénévole=volunteer;béquille=crutch;béton=concrete;bêche=spade;bêcher=dig;bêches=spade;bête=stupid animal;bêtise=stupidity
bêtises=nonsense;bûche=log;bûcheron=lumberjack;bœuf=beef;c=it;c'est=it is;cabane=hut;cabanon=shed;cabaret=cabaret;cabillaud=cod
cabinet=practice office;cabot=dog;cacahuète=peanut;cacao=cocoa;cache=cache hide;cache-cache=hide and seek;cacher=hide;caches=cache hide;cachet=tablet
caché=hidden;cactus=cactus;caddie=shopping trolley;cadeau=gift;cadenas=padlock;cadence=pace;cadet=younger;cadre=frame;cadrer=frame;cadreur=cameraman
cafard=blues cockroach;cafetière=coffee maker;café=coffee café;caféine=caffeine;cage=cage;cagnotte=money pool;cahier=notebook;caillou=pebble
caire=cairo;caisse=checkout box;caissier=cashier;caissière=cashier;cajou=cashew;calamar=squid;calcium=calcium;calculer=calculate;calendrier=calendar
caleçon=boxer shorts;calme=calm;calmer=calm;calmé=calmed;calorie=calorie;calvitie=baldness;camarade=classmate;cambodge=cambodia;cambodgien=cambodian
cambriolage=burglary;cambrioler=burgle;cambrioleur=burglar;cambriolé=burgled;camembert=camembert;cameroun=cameroon;camerounais=cameroonian
camion=truck;camionnette=van;camoufler=hide;campagne=countryside;camper=camp;camping=camping campsite;camping-car=campervan;campus=campus
caméra=camera;caméraman=cameraman;canada=canada;canadien=canadian;canal=channel canal;canalisation=pipe;canaliser=channel;canap=sofa;canapé=sofa
canard=duck;canari=canary;canaries=canary islands;canasson=horse;cancer=cancer;candidat=candidate;candidature=application;caniche=poodle
canicule=heatwave;canine=canine tooth;cannabis=cannabis;canne=cane;cannelle=cinnamon;cannes=cannes canes;canoë=canoe;cantine=canteen;canton=canton
cantonal=cantonal;caoutchouc=rubber;capable=able;capitaine=captain;capital=capital;capituler=give in;capot=bonnet;cappuccino=cappuccino
caprice=tantrum;capsule=capsule;capter=receive;captiver=captivate;car=because;caractère=character;caractériser=characterize;carafe=jug;caramel=caramel
caravane=caravan;carburant=fuel;carbure=run on;carburer=run on;carbures=run on;cardiaque=heart;cardiologue=cardiologist;carence=deficiency
caresser=stroke;caressé=stroked;carie=cavity;caries=cavities;caritatif=charitable;carnaval=carnival;carnet=notebook;carnivore=meat eater
carnotzet=wine cellar;carotte=carrot;carreaux=checks tiles;carrefour=crossroads;carrelage=tiles;carreler=tile;carreleur=tiler;carrière=career
carré=square;carrément=completely;cartable=schoolbag;carte=card map;carton=cardboard box;cartonner=be a hit;cartons=boxes;carême=lent;cas=case
casanier=homebody;casanière=homebody;cascade=waterfall;casher=kosher;casier=locker;casino=casino;casque=headphones helmet;casquette=cap;casse=break
casse-croûte=snack;casser=break;casserole=saucepan;cassis=blackcurrant;cassoulet=bean stew;cassé=broken;cassée=broken;castration=neutering
castré=neutered;cata=disaster;catalan=catalan;catalogne=catalonia;cataracte=cataract;catastrophe=disaster;catholique=catholic;catégorie=category
cauchemar=nightmare;cause=cause;causer=cause chat;causes=cause;caution=deposit;cautionner=support;cavalier=rider;cavalière=rider;cave=cellar
caviste=wine merchant;cdd=fixed-term contract;cdi=permanent contract;ce=this;ceci=this;ceinture=belt;cela=that;celle=that one;celles=those
cellier=pantry;cellulaire=mobile phone;celui=that one;celui-ci=this one;cendre=ash;cendrier=ashtray;cent=hundred;centaine=about hundred
centaines=hundreds;centenaire=hundred-year-old;centime=cent;centimètre=centimetre;centième=hundredth;central=central;centraliser=centralize
centre=centre;centre-ville=city centre;cents=hundred;cependant=however;cercle=circle;cerf=deer;cerise=cherry;cerisier=cherry tree;certain=certain
certaine=certain;certainement=certainly;certains=some;certificat=certificate;certification=certification;certifier=certify;certifié=certified
certifiée=certified;certitude=certainty;cerveau=brain;ces=these;cesser=stop;cessé=stopped;cet=this;cette=this;ceux=those;chacun=each;chacune=each
chagrin=grief;chaise=chair;chalet=chalet;chaleur=heat;chambre=bedroom;chameau=camel;champ=field;champagne=champagne;champignon=mushroom
champion=champion;championnat=championship;chance=luck chance;chandail=sweater;chandeleur=candlemas;change=change;changeais=changed;changeait=changed
changement=change;changeons=change;changer=change;changera=change;changé=changed;chanson=song;chant=singing;chantais=sang;chantait=sang;chanter=sing
chanteur=singer;chanteuse=singer;chantier=building site;chants=songs;chanté=sang;chaos=chaos;chapeau=hat;chaperonner=chaperone;chapitre=chapter
chaque=every;char=car;charbon=coal;charcuterie=cold meats;charge=charge load;charger=load charge;charges=charges;chargeur=charger;charmant=charming
charnière=hinge;charpente=framework;charpentier=carpenter;charrier=tease;charte=guidelines;chasse=hunt;chasser=hunt;chasseur=hunter;chassé=hunted
chat=cat chat;chaton=kitten;chatouiller=tickle;chatte=cat;chatter=chat;chattes=cat;chaud=hot warm;chaude=hot warm;chaudière=boiler;chauffage=heating
chauffagiste=heating engineer;chauffe=heat;chauffer=heat;chauffeur=driver;chauffeuse=driver;chauffé=heated;chausse=wear shoes;chausser=put on shoes
chausses=wear shoes;chaussette=sock;chaussons=slippers;chaussure=shoe;chaussée=road;chauve=bald;chauve-souris=bat;chaîne=channel chain;chef=boss chef
cheffe=boss;chemin=path;cheminot=railway worker;cheminée=fireplace chimney;cheminées=fireplaces;chemise=shirt;chemisier=blouse;cher=dear expensive
cherchais=looked for;cherchait=looked for;cherche=look for;chercher=look for;cherches=look for;chercheur=researcher;chercheuse=researcher
cherché=looked for;cheval=horse;chevalier=knight;chevet=bedside;cheveu=hair;cheveux=hair;cheville=ankle;chevreuil=roe deer;chez=at;chialer=cry
chiant=annoying;chic=smart;chiches=chick;chicon=chicory;chicorée=chicory;chien=dog;chiffon=cloth;chiffre=figure number;chiffres=figures;chignon=bun
chili=chile;chilien=chilean;chimie=chemistry;chimio=chemotherapy;chimiothérapie=chemotherapy;chimiste=chemist;chine=china;chiner=hunt antiques
chines=china;chinois=chinese;chiot=puppy;chiropracteur=chiropractor;chirurgie=surgery;chirurgien=surgeon;choc=shock;chocolat=chocolate;choeur=choir
choisi=chose;choisie=chose;choisir=choose;choisis=choose;choisissent=choose;choisissez=choose;choisissons=choose;choisit=choose;choix=choice
cholestérol=cholesterol;choper=catch;chopé=caught;choqué=shocked;chorale=choir;choriste=choir singer;chose=thing;chou=cabbage;chou-fleur=cauliflower
chouchou=favourite;choucroute=sauerkraut;chouette=nice owl;choux=cabbages;christianisme=christianity;chronique=chronic;chrono=stopwatch time
chrétien=christian;chu=hospital;chuchoter=whisper;chum=boyfriend;chut=quiet;chute=fall;chuter=fall;chutes=falls;châtaigne=chestnut
châtaignier=chestnut tree;châtain=chestnut brown;château=castle;châtier=punish;chèque=cheque;chère=dear expensive;chèvre=goat;chéquier=chequebook
chéri=darling;chérie=darling;chêne=oak;chômage=unemployment;chômer=be unemployed;chômeur=unemployed;chômeuse=unemployed;chœur=choir;ci=
ci-dessous=below;ci-dessus=above;ci-joint=attached;ciboulette=chives;cicatrice=scar;cicatriser=heal;cidre=cider;ciel=sky;cigare=cigar
cigarette=cigarette;cigogne=stork;cil=eyelash;ciment=cement;cimetière=cemetery;cinq=five;cinquantaine=about fifty;cinquante=fifty
cinquante-cinq=fifty-five;cinquantième=fiftieth;cinquième=fifth;cintre=hanger;ciné=cinema;cinéma=cinema;circonstance=circumstance;circuit=tour
circulation=traffic;circuler=travel move;cire=wax;cirque=circus;ciseaux=scissors;citadine=small car;citer=quote;citerne=tank;citoyen=citizen
citoyenneté=citizenship;citron=lemon;citronnier=lemon tree;citrouille=pumpkin;civil=civil;civique=civic;clair=clear light;claire=clear light
clairement=clearly;clapier=hutch;claquage=pulled muscle;claquer=slam spend;claqué=exhausted spent;claquée=exhausted;clarinette=clarinet;classe=class
classer=sort;classes=classes;classeur=binder;classique=classical;clause=clause;claustrophobe=claustrophobic;clavardage=chat;clavarder=chat
clavicule=collarbone;clavier=keyboard;clef=key;clic-clac=sofa bed;client=customer client;clientèle=customers;clim=air conditioning;climat=climate
climatisation=air conditioning;clinique=clinic;cliquer=click;cloison=partition;clope=cigarette;clos=closed;clou=nail;clouer=nail;clous=nails
cloué=nailed stuck;clouée=nailed stuck;clown=clown;club=club;clé=key;clébard=dog;clémentine=clementine;clés=keys;clôture=fence;clôturer=close
clôtures=fence;cm=cm;coach=coach;coacher=coach;cobaye=guinea pig;coca=coke;coccinelle=ladybird;cocher=tick;cochon=pig;cocktail=cocktail
cocotte=casserole;code=code password;coder=code;coeliaque=coeliac;coeur=heart;coffre=car boot safe;coffret=box;cogner=bump;cogné=bumped
cohabitation=living together;cohabiter=live together;coiffe=do hair;coiffer=do hair;coiffeur=hairdresser;coiffeuse=hairdresser;coiffure=hairstyle
coiffé=did hair;coin=corner;coincer=jam;col=collar mountain pass;colis=parcel;collaborateur=colleague;collaborer=collaborate;collant=tights
collation=snack;colle=glue;collection=collection;collectionner=collect;collectionneur=collector;collectionné=collected;coller=stick;colles=glue
collier=necklace collar;colline=hill;colloque=symposium;collège=secondary school;collègue=colleague;collégien=secondary pupil;coloc=flatshare
colocataire=flatmate;colocation=flatshare;cologne=cologne;colombie=colombia;colombien=colombian;colonie=summer camp;coloniser=colonize;colonne=column
coloration=colouring;colorier=colour;coloscopie=colonoscopy;colère=anger;colérique=hot-tempered;combat=fight;combats=fight;combattais=fought
combattait=fought;combatte=fight;combattent=fight;combattez=fight;combattons=fight;combattra=fight;combattre=fight;combattront=fight;combattu=fought
combattue=fought;combattus=fought;combien=how much;combinaison=combination;combiner=combine;combler=fill;combles=attic;comique=comic;comité=committee
commande=order;commander=order;commanditaire=sponsor client;commandé=ordered;comme=like;commence=start;commencement=beginning;commencer=start
commencera=start;commencerai=start;commencé=started;comment=how;commenter=comment;commençaient=started;commençais=started;commençait=started
commençons=start;commerce=trade shop;commercial=sales representative;commerçant=shopkeeper;commerçante=shopkeeper;commet=commit;commets=commit
commettais=committed;commettait=committed;commette=commit;commettent=commit;commettons=commit;commettra=commit;commettre=commit;commettront=commit
commis=kitchen assistant;commise=committed;commission=commission;commissions=shopping;commode=chest of drawers;commotion=concussion;commun=common
communauté=community;commune=municipality common;communion=communion;communiquer=communicate;commémorer=commemorate;compagne=partner companion
compagnie=company;compagnon=partner companion;comparaison=comparison;comparaître=appear;comparer=compare;compatir=sympathize;compensation=compensation
compenser=compensate;compilation=compilation;compiler=compile;complet=complete full;complication=complication;complice=accomplice
compliment=compliment;complimenter=compliment;compliquer=complicate;compliqué=complicated;compliquée=complicated;complètement=completely
complément=supplement;complémentaire=additional insurance;compléments=supplements;compléter=complete;comportement=behaviour;comporter=include behave
composer=compose;compost=compost;composteur=compost bin;comprenaient=understood;comprenais=understood;comprenait=understood;comprend=understand
comprendra=understand;comprendre=understand;comprendrons=understand;comprendront=understand;comprends=understand;comprenez=understand
comprenne=understand;comprennent=understand;comprennes=understand;comprenons=understand;comprimé=tablet;compris=understood;comprise=understood
compromettre=compromise;compromis=compromise;compta=accounting;comptabilité=accounting;comptable=accountant;compte=account count;compte-rendu=report
compter=count plan;comptes=accounts count;compteur=meter;comptine=nursery rhyme;compté=counted;compétence=skill;compétition=competition
comté=comté cheese;comédie=comedy;comédien=actor;comédienne=actress;con=stupid;concentration=concentration;concentrer=concentrate;concept=concept
conception=design;concernant=concerning;concerner=concern;concerné=concerned;concert=concert;concession=dealership;concessionnaire=car dealer
concevais=designed;concevait=designed;concevez=design;concevoir=design;concevons=design;concevra=design;concevront=design;concierge=caretaker
concis=concise;concise=concise;conclu=concluded;concluais=concluded;concluait=concluded;conclue=concluded;concluent=conclude;concluez=conclude
concluons=conclude;conclura=conclude;conclure=conclude;concluront=conclude;conclus=conclude;conclusion=conclusion;conclut=conclude;concombre=cucumber
concourir=compete;concours=competitive exam contest;concrétiser=realize;concubin=partner;concubinage=living together;concurrence=competition
concurrent=competitor;condamner=condemn;condition=condition;conducteur=driver;conductrice=driver;conduira=drive;conduire=drive;conduirons=drive
conduiront=drive;conduis=drive;conduisaient=drove;conduisais=drove;conduisait=drove;conduise=drive;conduisent=drive;conduisiez=drove;conduisions=drove
conduisons=drive;conduit=drive drove;conduite=driving;conduits=drove;confectionner=make;confession=confession;confiance=trust;confiant=confident
confident=confidant;confidente=confidante;confier=entrust;configurer=configure;confirmer=confirm;confiture=jam;conflit=conflict;conflits=conflicts
confond=confuse;confondais=confused;confondait=confused;confonde=confuse;confondent=confuse;confondons=confuse;confondra=confuse;confondre=confuse
confondront=confuse;confonds=confuse;confondu=confused;confondue=confused;confondus=confused;confort=comfort;confortable=comfortable
confrère=colleague;confusion=confusion;conférence=conference;congeler=freeze;congo=congo;congolais=congolese;congolaise=congolese;congrès=congress
congé=leave day off;congédier=dismiss;congélateur=freezer;congés=leave holiday;conjoint=spouse partner;conjugaison=conjugation;conjugal=marital
connais=know;connaissaient=knew;connaissais=knew;connaissait=knew;connaissance=acquaintance knowledge;connaissances=knowledge;connaisse=know
connaissent=know;connaisses=know;connaissez=know;connaissons=know;connaît=know;connaîtra=know;connaître=know;connaîtrons=know;connaîtront=know
connecter=connect;connecté=connected;connexion=connection login;connu=known;connue=knew;connus=knew;conquerra=conquer;conquerront=conquer
conquiers=conquer;conquiert=conquer;conquis=conquered;conquise=conquered;conquière=conquer;conquièrent=conquer;conquérais=conquered;conquérez=conquer
conquérir=conquer;conquérons=conquer;consacrer=devote;conscience=conscience;conscient=aware;conseil=advice;conseiller=adviser;conseillère=adviser
conseillé=advised;consentir=consent;conservatoire=conservatory;conserve=tin;conserver=keep;conserves=tins;considère=consider;considérer=consider
consigne=instruction deposit;consoeur=colleague;console=console;consoler=comfort;consoles=console;consommation=consumption;consommer=consume
conspirer=plot;constamment=constantly;constat=accident report;constater=notice;constipation=constipation;constituer=form;construction=construction
construira=build;construire=build;construirons=build;construiront=build;construis=build;construisaient=built;construisais=built;construisait=built
construise=build;construisent=build;construisiez=built;construisions=built;construisons=build;construit=built;construite=built;construits=built
consulat=consulate;consultant=consultant;consultation=consultation;consulter=consult;consulté=consulted;conséquence=consequence;consœur=colleague
contact=contact;contacter=contact;contacté=contacted;contagieuse=contagious;conte=tale;contempler=contemplate;contenais=contained;contenait=contained
conteneur=container;contenez=contain;contenir=contain;contenons=contain;content=happy;contenu=content;contenue=contained;contenus=contained
contester=contest;contexte=context;contiendra=contain;contiendront=contain;contienne=contain;contiennent=contain;contiens=contain;contient=contain
continent=continent;continuellement=continually;continuer=continue;continué=continued;contourner=go around;contraception=contraception
contraction=contraction;contradiction=contradiction;contrainte=constraint;contraire=opposite;contrarier=upset;contrat=contract;contravention=fine
contre=against;contrebasse=double bass;contredira=contradict;contredire=contradict;contredis=contradict;contredisais=contradicted
contredisait=contradicted;contredise=contradict;contredisent=contradict;contredisez=contradict;contredisons=contradict;contredit=contradict
contredite=contradicted;contredits=contradicted;contremaître=foreman;contribuable=taxpayer;contribuer=contribute;contrôle=check;contrôler=check
contrôleur=ticket inspector;contrôlé=checked;contusion=bruise;convainc=convince;convaincra=convince;convaincre=convince;convaincront=convince
convaincs=convince;convaincu=convinced;convaincue=convinced;convaincus=convinced;convainquais=convinced;convainquait=convinced;convainque=convince
convainquent=convince;convainquez=convince;convainquons=convince;convalescence=recovery;convalescent=recovering;convenais=suited;convenait=suited
convenez=suit agree;convenir=suit agree;convenons=suit agree;convention=agreement;conventionnelle=agreed;conventions=conventions;convenu=suited
convenue=suited;convenus=suited;conversation=conversation;converser=converse;convertir=convert;conviendra=suit agree;conviendront=suit agree
convienne=suit agree;conviennent=suit agree;conviens=suit agree;convient=suit agree;convocation=summons;convoiter=covet;convoquer=summon
convoqué=summoned;conçois=design;conçoit=design;conçoive=design;conçoivent=design;conçu=designed;conçue=designed;conçus=designed;cool=cool
coopération=cooperation;coopérer=cooperate;coordinateur=coordinator;coordonner=coordinate;coordonnées=contact details;copain=boyfriend friend
copenhague=copenhagen;copie=copy;copier=copy;copine=girlfriend friend;copropriété=co-ownership;coq=rooster;coque=case shell;cor=horn;coran=quran
corbeau=crow;corbeille=basket;corde=rope;cordialement=regards;cordonnier=cobbler;coriandre=coriander;corne=horn;cornemuse=bagpipes;cornet=bag cone
corps=body;correct=correct;correctement=correctly;correction=correction;correspondance=connection;corriger=correct;corrigé=corrected
corse=corsican corsica;cortisone=cortisone;corée=korea;coréen=korean;costume=suit costume;cotisation=contribution fee;cotiser=contribute;coton=cotton
cou=neck;couche=go to bed layer;couche-tard=night owl;coucher=go to bed;couches=nappies layers;couché=went to bed;coucou=hi;coud=sew;coude=elbow
coudra=sew;coudre=sew;coudront=sew;couds=sew;couette=duvet;couler=flow sink;couleur=colour;couleurs=colours;couloir=corridor;coup=blow;coupable=guilty
coupe=cut haircut;couper=cut;coupes=cut cups;couple=couple;coupure=cut;coupé=cut;cour=yard court;courage=courage;courageux=brave;couraient=ran
courais=ran;courait=ran;couramment=fluently;courant=common current;courbature=ache;courbe=curve;coure=run;courent=run;coures=run;coureur=runner
coureuse=runner;courez=run;courge=squash;courgette=courgette;couriez=ran;courions=ran;courir=run;couronne=crown;courons=run;courra=run;courriel=email
courrier=mail letter;courrons=run;courront=run;cours=lesson course;course=race errand;courses=shopping errands races;court=short;courte=short
courtier=broker;couru=ran;courue=ran;courus=ran;cousais=sewed;cousait=sewed;couscous=couscous;couse=sew;cousent=sew;cousez=sew;cousin=cousin
cousons=sew;coussin=cushion;cousu=sewed;cousue=sewed;cousus=sewed;couteau=knife;coutume=custom;couture=sewing;couturière=seamstress;couvert=covered
couverte=covered;couverts=cutlery;couverture=blanket cover;couvrais=covered;couvre=cover;couvrent=cover;couvreur=roofer;couvrez=cover;couvrir=cover
couvrira=cover;couvrirai=cover;couvrirais=cover;couvrirait=cover;couvriront=cover;couvrons=cover;covid=covid;covoiturage=carpooling;covoiturer=carpool
cowboy=cowboy;coéquipier=teammate;coéquipière=teammate;coût=cost;coûtait=cost;coûter=cost;coûteux=expensive;coûté=cost;crabe=crab;cracher=spit
cracovie=krakow;craie=chalk;craignaient=feared;craignais=feared;craignait=feared;craigne=fear;craignent=fear;craignes=fear;craignez=fear
craignions=feared;craignons=fear;craindra=fear;craindre=fear;craindrons=fear;craindront=fear;crains=fear;craint=fear;craints=feared;cramer=burn
cramique=raisin bread;crampe=cramp;cramponner=cling;cramé=burned;crapaud=toad;craquer=crack;cravate=tie;crayon=pencil;creuser=dig;crevaison=puncture
crever=burst die;crevette=shrimp;crevé=exhausted;crevée=exhausted;cri=shout;crier=shout;crime=crime;crise=crisis attack;crises=crises attacks
crisper=tense;critiquer=criticize;crié=shouted;croate=croatian;croatie=croatia;crochet=crochet hook;crocodile=crocodile;croie=believe;croient=believe
croira=believe;croire=believe;croirons=believe;croiront=believe;crois=believe;croiser=cross meet;croisière=cruise;croissais=grew;croissait=grew
croissance=growth;croissant=croissant;croissants=croissants;croisse=grow;croissent=grow;croissez=grow;croissons=grow;croisé=crossbreed crossed
croisés=crosswords;croit=believe;croix=cross;croquer=bite;croquettes=pet food;croquis=sketch;crouler=collapse;croustillant=crispy;croyaient=believed
croyais=believed;croyait=believed;croyance=belief;croyant=believer;croyante=believer;croyiez=believed;croyions=believed;croyons=believe;croîs=grow
croît=grow;croîtra=grow;croître=grow;croîtront=grow;croûte=crust;cru=believed raw;crue=raw flood;crumble=crumble;crus=believed;crustacé=shellfish
crâne=skull;crèche=nursery;crème=cream;crète=crete;crève=cold die;créateur=creator;créatif=creative;création=creation;créative=creative
créatrice=creator;crécher=live;crédence=splashback;crédit=credit loan;crédits=loans credits;créer=create;crémaillère=housewarming
crémant=sparkling wine;créneau=slot;créole=creole;crépi=plaster;crépuscule=dusk;créé=created;crêpe=pancake;crêperie=pancake restaurant;crû=grew
cuba=cuba;cubain=cuban;cueillais=picked;cueillait=picked;cueille=pick;cueillent=pick;cueillera=pick;cueillerai=pick;cueillerais=pick;cueillerait=pick
cueilleront=pick;cueillez=pick;cueilli=picked;cueillie=picked;cueillir=pick;cueillis=picked;cueillons=pick;cuiller=spoon;cuillerée=spoonful
cuillère=spoon;cuir=leather;cuira=cook bake;cuirai=cook bake;cuirais=cook bake;cuirait=cook bake;cuire=cook bake;cuiront=cook bake;cuis=cook bake
cuisais=cooked baked;cuisait=cooked baked;cuise=cook bake;cuisent=cook bake;cuisine=kitchen cooking;cuisiner=cook;cuisines=cook kitchens
cuisinier=cook;cuisinière=cooker cook;cuisiné=cooked;cuisons=cook bake;cuisse=thigh;cuisson=cooking;cuit=cooked;cuite=drunk cooked;cuits=cooked baked
cuivre=copper;culotte=knickers;culpabilise=feel guilty;culpabiliser=feel guilty;culpabilité=guilt;cultiver=grow;culture=culture;culturel=cultural
cumuler=combine;cumulus=water heater;curcuma=turmeric;cure=cure;curieux=curious;curiosité=curiosity;curriculum=curriculum;curry=curry
cursus=course of study;curé=priest;cuver=sleep off;cuvette=bowl;cv=cv;cyberattaque=cyberattack;cyclable=cycle;cyclisme=cycling;cycliste=cyclist
cygne=swan;câble=cable;câbler=wire;câbles=cable;câlin=cuddle;câliner=cuddle;cède=give up;céder=give up;cégep=college;céleri=celery;célibat=single life
célibataire=single;célèbre=famous;célébrer=celebrate;céramique=ceramics;céréales=cereals;cérémonie=ceremony;césarienne=caesarean;cétogène=ketogenic
côte=rib coast;côte-d'ivoire=ivory coast;côtelette=chop;côtoyer=mix with;côté=side;côtés=sides;cœliaque=coeliac;cœur=heart;d=of;dac=ok
dafalgan=paracetamol;daigner=deign;dalmatien=dalmatian;dam=;dame=lady;dames=draughts ladies;danemark=denmark;danger=danger;dangereux=dangerous
dangers=dangers;danois=danish;dans=in;dansais=danced;dansait=danced;danse=dance;danser=dance;danses=dances;danseur=dancer;danseuse=dancer;dansé=danced
daron=dad;daronne=mum;date=date;dater=date;datte=date fruit;daté=dated;dauphin=dolphin;davantage=more;de=of;debout=standing up;dedans=inside
degré=degree;dehors=outside;dej=lunch;delà=beyond;demain=tomorrow;demande=request;demander=ask;demandes=requests;demandeur=seeker applicant
demandé=asked;demeurer=remain;demi=half;demi-frère=half-brother;demi-soeur=half-sister;demi-sœur=half-sister;demie=half;demoiselle=bridesmaid
dent=tooth;dentaire=dental;dentier=dentures;dentifrice=toothpaste;dentiste=dentist;dents=teeth;depuis=since for;dermato=dermatologist
dermatologue=dermatologist;dernier=last;dernière=last;dernièrement=lately;derrière=behind;des=some;descend=go down;descendaient=went down
descendais=went down;descendait=went down;descendant=going down;descende=go down;descendent=go down;descendiez=went down;descendions=went down
descendons=go down;descendra=go down;descendre=go down;descendrons=go down;descendront=go down;descends=go down;descendu=went down;descendue=went down
descendus=went down;description=description;dessert=dessert;dessin=drawing;dessinateur=draughtsman;dessiner=draw;dessiné=drew;dessinée=drawn
dessous=below;dessus=above;dessécher=dry out;destin=fate;destination=destination;dette=debt;deuil=mourning;deux=two;deuxième=second
devaient=had to owed;devais=had to owed;devait=had to owed;devant=in front;devenaient=became;devenais=became;devenait=became;devenez=become
devenir=become;devenons=become;devenu=became;devenue=became;devenus=became;devez=must owe;deviendra=become;deviendrons=become;deviendront=become
devienne=become;deviennent=become;deviens=become;devient=become;deviner=guess;deviné=guessed;devions=had to owed;devis=quote estimate
devoir=must homework;devoirs=homework duties;devons=must owe;devra=must owe;devraient=would must;devrais=would must;devrait=would must
devrons=must owe;devront=must owe;deçà=this side;diable=devil;diabète=diabetes;diabétique=diabetic;diabétologue=diabetes doctor;diagnostic=diagnosis
diagnostiqué=diagnosed;diagramme=chart;dialogue=dialogue;diamant=diamond;diarrhée=diarrhoea;dicter=dictate;dictée=dictation;diesel=diesel;dieu=god
difficile=difficult;difficilement=with difficulty;diffuser=broadcast;différence=difference;différent=different;différente=different;digestif=liqueur
digicode=door code;digère=digest;digérer=digest;dimanche=sunday;dimension=dimension;diminuer=reduce;diminutif=nickname;diminution=decrease
diminué=reduced;dinde=turkey;dingue=crazy;dinosaure=dinosaur;dioptrie=dioptre;diplôme=degree diploma;diplômé=graduate;diplômée=graduate;dira=say tell
dire=say tell;direct=direct;directement=directly;directeur=director manager;direction=management direction;directrice=director manager
diriger=lead manage;dirigé=led;dirons=say tell;diront=say tell;dis=say tell;disaient=said told;disais=said told;disait=said told;disant=saying
discerner=discern;discipline=discipline;discours=speech;discret=discreet;discrimination=discrimination;discriminer=discriminate
discrètement=discreetly;discussion=discussion;discuter=discuss chat;discuté=discussed;dise=say tell;disent=say tell;disiez=said told;disions=said told
disjoncteur=circuit breaker;disons=say tell;disparais=disappear;disparaissais=disappeared;disparaissait=disappeared;disparaisse=disappear
disparaissent=disappear;disparaissez=disappear;disparaissons=disappear;disparaît=disappear;disparaîtra=disappear;disparaître=disappear
disparaîtront=disappear;disparition=disappearance;disparu=disappeared;disparue=disappeared;disparus=disappeared;dispensaire=clinic;dispo=available
disponibilité=availability;disponible=available;disposer=have;dispute=argument;disputer=argue;disputes=arguments;disputé=argued
disquaire=record seller;disque=disk record;dissiper=dispel;distance=distance;distraction=distraction;distraie=distract entertain
distraient=distract entertain;distraira=distract entertain;distraire=distract entertain;distrairont=distract entertain;distrait=absent-minded
distraite=distracted;distraits=distracted;distrayais=distracted;distrayait=distracted;distrayons=distract entertain;distribuer=distribute
distributeur=cash machine;dit=says said;dite=said told;dites=say tell;dits=said;divaguer=ramble;divan=sofa;divers=various;diverti=entertained
divertie=entertained;divertir=entertain;divertira=entertain;divertirai=entertain;divertirais=entertain;divertirait=entertain;divertiront=entertain
divertis=entertain;divertissais=entertained;divertissait=entertained;divertisse=entertain;divertissent=entertain;divertissez=entertain
divertissons=entertain;divertit=entertain;diviser=divide;divorce=divorce;divorcer=divorce;divorcé=divorced;divorcée=divorced;divulguer=disclose
dix=ten;dix-huit=eighteen;dix-neuf=nineteen;dix-sept=seventeen;dixième=tenth;dizaine=about ten;diététicien=dietician;docker=docker;docteur=doctor
docteure=doctor;doctorant=doctoral student;doctorat=doctorate;doctoresse=doctor;document=document;documentaire=documentary;documenter=document
dodo=sleep;doigt=finger;dois=must owe;doit=must;doive=must owe;doivent=must owe;doliprane=paracetamol;dollar=dollar;domaine=field domain;domicile=home
domiciliation=direct debit;dominer=dominate;dommage=pity damage;dompter=tame;don=donation;donc=so;donnais=gave;donnait=gave;donne=give;donner=give
donnera=give;donnes=give;donneur=donor;donneuse=donor;donné=gave;donnée=data;données=data;dont=whose;doper=dope;dorer=brown;dorloter=pamper
dormaient=slept;dormais=slept;dormait=slept;dormant=sleep;dorme=sleep;dorment=sleep;dormes=sleep;dormez=sleep;dormi=slept;dormie=slept;dormions=slept
dormir=sleep;dormira=sleep;dormirai=sleep;dormiraient=sleep;dormirais=sleep;dormirait=sleep;dormiras=sleep;dormirez=sleep;dormirons=sleep
dormiront=sleep;dormis=slept;dormons=sleep;dors=sleep;dort=sleep;doré=golden;dorénavant=from now on;dos=back;dosage=dosage;dose=dose;doser=dose
doses=doses;dosette=coffee pod;dossard=race number;dossier=file folder;dosé=dosed;doter=equip;douane=customs;double=double;doubler=double overtake
doubles=double;doubleur=voice actor;doublé=doubled;douce=soft gentle;doucement=gently slowly;douche=shower;doucher=shower;doudou=cuddly toy
doudoune=down jacket;douleur=pain;doute=doubt;douter=doubt;doux=soft gentle;douzaine=dozen;douze=twelve;douzième=twelfth;doué=gifted;dr=doctor
drache=downpour;dragon=dragon;draguer=flirt;drap=sheet;dresser=train set up;dresseur=trainer;dressing=walk-in wardrobe;drogue=drug
droit=right straight;droite=right;droitier=right-handed;drone=drone;drôle=funny;drôlement=really;du=of the;ducasse=village fair;due=due;dune=dune
duplex=duplex;duplicata=duplicate;duquel=of which;dur=hard;durable=sustainable;durant=during;dure=hard;durer=last;dures=hard;duré=lasted
durée=duration;dus=had to owed;dynamique=dynamic;dysfonctionnement=malfunction;dyslexie=dyslexia;dyslexique=dyslexic;dès=from;déambulateur=walker
déballer=unpack;déballé=unwrapped;débarquement=landing;débarquer=arrive;débarras=junk room;débarrasser=get rid of;débat=debate;débattre=debate
débit=speed;débloquer=unlock;déborder=overflow;débordé=overwhelmed;débordée=overwhelmed;déboucher=unblock;débourser=pay out;déboussolé=confused
débrancher=unplug;débrouiller=manage;début=beginning;débutant=beginner;débutante=beginner;débuter=begin;débuté=began;déca=decaf;décaféiné=decaf
décaisser=pay out;décalage=time difference;décaler=shift postpone;décalé=shifted;décapiter=behead;déceler=detect;décembre=december;décennie=decade
déception=disappointment;décevais=disappointed;décevait=disappointed;décevez=disappoint;décevoir=disappoint;décevons=disappoint;décevra=disappoint
décevront=disappoint;déchets=waste;déchetterie=recycling centre;déchiffrer=decipher;déchirer=tear;déchirure=tear;décider=decide;décidé=decided
décision=decision;déclaration=declaration tax return;déclarer=declare;déclaré=declared;décollage=take-off;décoller=take off;décoloré=bleached
décompresser=unwind;décongeler=defrost;déconnecter=disconnect;décor=decor;décoration=decoration;décorations=decorations;décorer=decorate
décoré=decorated;découper=cut out;décourager=discourage;découvert=overdraft discovered;découverte=discovery;découverts=discovered
découvraient=discovered;découvre=discover;découvrent=discover;découvres=discover;découvrez=discover;découvrir=discover;découvrira=discover
découvrirai=discover;découvriraient=discover;découvrirais=discover;découvrirait=discover;découvriras=discover;découvrirez=discover
découvrirons=discover;découvriront=discover;découvrons=discover;décrira=describe;décrire=describe;décris=describe;décrit=describe;décrite=described
décrits=described;décrivais=described;décrivait=described;décrive=describe;décrivent=describe;décrivez=describe;décrivons=describe
décrocher=get pick up;décède=die;décès=death;décéder=die;décédé=died;dédier=dedicate;dédommager=compensate;défaite=defeat;défaut=fault flaw
défectueux=faulty;défend=defend;défendais=defended;défendait=defended;défende=defend;défendent=defend;défendons=defend;défendra=defend;défendre=defend
défendront=defend;défends=defend;défendu=defended;défendue=defended;défendus=defended;défense=defence;défiler=scroll parade;défini=defined
définie=defined;définir=define;définira=define;définirai=define;définirais=define;définirait=define;définiront=define;définis=define
définissais=defined;définissait=defined;définisse=define;définissent=define;définissez=define;définissons=define;définit=define;définitif=final
définitivement=permanently;défouler=let off steam;dégager=clear;dégoter=find;dégoté=found;dégoût=disgust;dégoûter=disgust;dégoûté=disgusted
dégoûtée=disgusted;dégringoler=tumble;dégueulasse=disgusting;déguisement=costume;déguiser=disguise;déguster=taste;dégât=damage;dégâts=damage;déj=lunch
déjeuner=lunch;déjà=already;délai=deadline delay;délicat=delicate;délicieuse=delicious;déloger=evict;déléguer=delegate;démange=itch
démangeaison=itching;démanger=itch;démarche=approach procedure;démarre=start;démarrer=start;démarré=started;démence=dementia;démis=dislocated
démission=resignation;démissionner=resign;démissionné=resigned;démolir=demolish;démonstration=demonstration;démonter=take apart;démontrer=show
démonté=took apart;démoraliser=demoralize;démotivé=unmotivated;déménage=move house;déménageait=moved house;déménagement=move house
déménageons=move house;déménager=move house;déménagera=move house;déménagerai=move house;déménageur=mover;déménagé=moved house;démêler=untangle
dénicher=find;déniché=found;dénoncer=denounce;dénoter=denote;déodorant=deodorant;dépannage=repair;dépanner=help out repair
dépanneur=corner shop repairman;dépanneuse=tow truck;départ=departure;département=department;dépasser=exceed;dépassé=exceeded
dépaysement=change of scene;dépaysé=disoriented;dépeindre=depict;dépend=depend;dépendais=depended;dépendait=depended;dépendance=dependency addiction
dépendances=dependencies;dépendant=dependent;dépende=depend;dépendent=depend;dépendons=depend;dépendra=depend;dépendre=depend;dépendront=depend
dépends=depend;dépendu=depended;dépendue=depended;dépendus=depended;dépense=spend expense;dépenser=spend;dépenses=expenses;dépensier=spendthrift
dépensière=spendthrift;dépensé=spent;dépistage=screening;dépit=spite;déplacer=move;déplacé=moved;déplaira=dislike;déplaire=dislike;déplairont=dislike
déplais=dislike;déplaisais=disliked;déplaisait=disliked;déplaise=dislike;déplaisent=dislike;déplaisez=dislike;déplaisons=dislike;déplaît=dislike
déploiement=deployment;déplorer=deplore;déployer=deploy;déployé=deployed;déplu=disliked;déplue=disliked;déplus=disliked;déposer=drop off
déposé=dropped off;dépression=depression;déprimer=depress;déprimé=depressed;déprimée=depressed;déprogrammer=cancel;député=member of parliament
dépérir=waste away;dépêcher=hurry;dépôt=deposit repository;déranger=disturb;déraper=skid;dérouler=take place;dés=dice;désabonner=unsubscribe
désabonné=unsubscribed;désaccord=disagreement;désactiver=deactivate;désagréable=unpleasant;désastre=disaster;désencombrer=declutter
désensibilisation=desensitization;désert=desert;désespoir=despair;désespérer=despair;désespéré=desperate;désherber=weed;déshumidificateur=dehumidifier
désigner=designate;désinfecter=disinfect;désinstaller=uninstall;désir=desire;désirer=desire;désiré=desired;désobéir=disobey;désoler=upset;désolé=sorry
désolée=sorry;désordonné=untidy;désordre=mess;désormais=from now on;détacher=detach;détaché=detached spare;détachée=detached spare;détachées=spare
détail=detail;détailler=detail;détartrage=scaling;détecter=detect;détecteur=detector;détend=relax;détendais=relaxed;détendait=relaxed;détende=relax
détendent=relax;détendons=relax;détendra=relax;détendre=relax;détendront=relax;détends=relax;détendu=relaxed;détendus=relaxed;détergent=detergent
déterminer=determine;déterminé=determined;déterminée=fixed-term;détestais=hated;détester=hate;détesté=hated;détruira=destroy;détruire=destroy
détruiront=destroy;détruis=destroy;détruisais=destroyed;détruisait=destroyed;détruise=destroy;détruisent=destroy;détruisons=destroy;détruit=destroy
détruite=destroyed;détruits=destroyed;dévaliser=rob;développement=development;développer=develop;développeur=developer;développeuse=developer
développé=developed;dévier=deviate;dévitaliser=root canal;dévitalisé=root canal;dévoiler=reveal;dévorer=devour;dévoué=devoted;déçois=disappoint
déçoit=disappoint;déçoive=disappoint;déçoivent=disappoint;déçu=disappointed;déçus=disappointed;dîner=dinner;dû=had to;e-mail=email;eau=water
eczéma=eczema;effacer=erase;effectif=workforce;effectivement=indeed;effectuer=carry out;effet=effect;efficace=effective;effleurer=touch
effondrer=collapse;effort=effort;effraie=frighten;effrayant=scary;effrayer=frighten;effrayé=frightened;effriter=crumble;eh=;ehpad=nursing home
elle=she;elle-même=herself;elles=they;emballer=wrap;embarquement=boarding;embarquer=board;embauche=hiring;embaucher=hire;embauches=hiring
embauché=hired;embaumer=smell nice;embellir=beautify;embonpoint=overweight;embouteillage=traffic jam;emboîter=fit;embrasser=kiss hug;embrassé=kissed
embrayage=clutch;embrouiller=confuse;embêter=annoy;emmener=take along;emmené=took along;emmènent=take along;emménage=move in;emménagement=move-in
emménager=move in;emménagé=moved in;empathique=empathetic;empiler=stack;empirer=get worse;empiéter=encroach;emplacement=spot;emplettes=shopping
emploi=job employment;emploie=employ use;emploient=employ use;emplois=jobs;employer=employ use;employeur=employer;employé=employee;employée=employee
employés=employees;empoisonnement=poisoning;empoisonner=poison;emporter=take away;emporté=took away;emprunt=loan;emprunte=borrow;emprunter=borrow
empruntes=borrow;emprunté=borrowed;empêcher=prevent;empêché=prevented;en=in;encadrer=supervise;encaisser=cash;enceinte=pregnant;enceintes=speakers
enchanter=delight;enchanté=pleased to meet;enchantée=pleased to meet;enchaîner=follow on;enchères=auction;encombrants=bulky waste;encombrer=clutter
encore=still again;encourager=encourage;encouragé=encouraged;end=;endetter=get into debt;endocrinologue=endocrinologist;endommager=damage
endométriose=endometriosis;endormais=fell asleep;endormait=fell asleep;endorme=fall asleep;endorment=fall asleep;endormez=fall asleep
endormi=fell asleep;endormie=fell asleep;endormir=fall asleep;endormira=fall asleep;endormirai=fall asleep;endormirais=fall asleep
endormirait=fall asleep;endormiront=fall asleep;endormis=fell asleep;endormons=fall asleep;endors=fall asleep;endort=fall asleep;endroit=place
enduit=plaster;endurer=endure;enfance=childhood;enfant=child;enfants=children;enfer=hell;enfermer=lock up;enfiler=put on;enfin=finally
enflammer=inflame;enflammé=inflamed;enfler=swell;enflé=swollen;enfoncer=push in;enfreindre=break;enfui=ran away;enfuie=ran away;enfuient=run away
enfuir=run away;enfuira=run away;enfuiront=run away;enfuis=run away;enfuit=run away;enfuyais=ran away;enfuyait=ran away;enfuyez=run away
enfuyons=run away;engagement=commitment;engager=hire;engagé=hired;engendrer=cause;engloutir=swallow;engraisser=fatten;engueulade=argument
engueuler=yell at;enlacer=hug;enlever=remove;enlevé=removed;enlèvent=remove;ennui=boredom trouble;ennuie=bore miss;ennuient=bore;ennuis=trouble
ennuyer=bore;ennuyeux=boring;ennuyé=bored;enquête=investigation survey;enquêter=investigate;enquêtes=investigation survey;enrager=rage
enregistrer=record;enregistré=recorded;enrhumer=catch a cold;enrichir=enrich;enrouler=roll;enseignais=taught;enseignait=taught;enseignant=teacher
enseignante=teacher;enseignants=teachers;enseigne=teach sign;enseignement=teaching education;enseigner=teach;enseignes=teach sign;enseigné=taught
ensemble=together;ensoleillé=sunny;ensuite=then next;entamer=start;entasser=pile up;entend=hear;entendaient=heard;entendais=heard;entendait=heard
entende=hear;entendent=hear;entendiez=heard;entendions=heard;entendons=hear;entendra=hear;entendre=hear;entendrons=hear;entendront=hear;entends=hear
entendu=heard;entendue=heard;entendus=heard;entente=agreement;enterrement=funeral;enterrer=bury;enterré=buried;enthousiasme=enthusiasm
enthousiaste=enthusiastic;entier=whole;entière=whole;entièrement=entirely;entorse=sprain;entourage=circle of friends;entourer=surround;entr=each other
entraide=mutual aid;entraînement=training;entraîner=train;entraîneur=coach;entraîneuse=coach;entraîné=trained;entre=between;entre-temps=meanwhile
entreprenais=undertook;entreprenait=undertook;entreprend=undertake;entreprendra=undertake;entreprendre=undertake;entreprendront=undertake
entreprends=undertake;entrepreneur=entrepreneur;entreprenez=undertake;entreprenne=undertake;entreprennent=undertake;entreprenons=undertake
entrepris=undertook;entreprise=company;entrepôt=warehouse;entrer=enter;entres=between;entretemps=meanwhile;entretenais=maintained
entretenait=maintained;entretenez=maintain;entretenir=maintain;entretenons=maintain;entretenu=maintained;entretenue=maintained;entretenus=maintained
entretien=interview;entretiendra=maintain;entretiendront=maintain;entretienne=maintain;entretiennent=maintain;entretient=maintain
entretuer=kill each other;entré=entered;entrée=entrance starter;envahir=invade;enveloppe=envelope;enverra=send;enverrons=send;enverront=send
envers=towards;envie=desire;envier=envy;envies=desire;environ=about;environnement=environment;envisager=consider;envisagé=considered
envoi=sending shipment;envoie=send;envoient=send;envoies=send;envoyaient=sent;envoyais=sent;envoyait=sent;envoyer=send;envoyez=send;envoyiez=sent
envoyions=sent;envoyons=send;envoyé=sent;envoyée=sent;envoyés=sent;erasmus=erasmus;ergonomie=ergonomics;ergothérapeute=occupational therapist
errer=wander;erreur=error mistake;es=are;escabeau=stepladder;escalade=climbing;escalader=climb;escalades=climbing;escale=stopover;escalier=stairs
escalope=escalope;escapade=getaway;escargot=snail;escarpins=high heels;esclave=slave;escorter=escort;escrime=fencing;espace=space;espagne=spain
espagnol=spanish;espoir=hope;esprit=mind;espèce=species kind;espère=hope;espèrent=hope;espérer=hope;espéré=hoped;esquiver=dodge;essai=trial test
essaie=try;essaient=try;essaies=try;essaye=try;essayer=try;essayé=tried;essence=petrol;essentiel=essential;essorer=spin;essouffler=get out of breath
essuie=towel wipe;essuyer=wipe;est=is;est-ce=is it;estaminet=pub;esthéticienne=beautician;estimation=estimate;estime=esteem;estimer=estimate
estimes=esteem;estomac=stomach;estomper=fade;et=and;etc=etc;eu=had;eue=had;euh=;euro=euro;europe=europe;européen=european;euros=euros;eus=had;eut=had
euthanasié=put down;eux=them;ex=ex;exact=exact;exactement=exactly;exagérer=exaggerate;exam=exam;examen=exam examination;examiner=examine
examiné=examined;exaucer=grant;excellent=excellent;exceller=excel;exception=exception;exceptionnel=exceptional;excepté=except;excessif=excessive
exciter=excite;exclamer=exclaim;exclu=excluded;excluais=excluded;excluait=excluded;exclue=excluded;excluent=exclude;excluez=exclude;excluons=exclude
exclura=exclude;exclure=exclude;excluront=exclude;exclus=exclude;exclut=exclude;excursion=excursion;excuse=excuse;excuser=excuse
excuses=excuses apologies;excusé=excused;excès=excess;exemple=example;exercer=practise;exercice=exercise;exhiber=show;exigence=requirement
exiger=demand;existence=existence;exister=exist;existé=existed;expatrié=expatriate;expert=expert;expiration=expiry;expirer=expire;expiré=expired
explication=explanation;expliquer=explain;expliqué=explained;exploit=feat;exploitation=operating;exploiter=exploit;explorer=explore;exploser=explode
explosion=explosion;expo=exhibition;exporter=export;exposer=exhibit;exposition=exhibition;exposé=talk;expression=expression;expresso=espresso
exprimer=express;exprès=on purpose;expulser=evict;expulsion=eviction;expédier=ship;expérience=experience;expérimenter=experiment
extincteur=fire extinguisher;extraction=extraction;extraie=extract;extraient=extract;extraira=extract;extraire=extract;extrairont=extract
extrais=extract;extrait=extract;extraite=extracted;extraits=extracted;extraordinaire=extraordinary;extrascolaire=after-school;extraverti=extrovert
extrayais=extracted;extrayait=extracted;extrayons=extract;extrémité=end;extrêmement=extremely;exténuer=exhaust;exténué=exhausted;exténuée=exhausted
extérieur=outside;exécuter=execute;fabricant=manufacturer;fabrication=manufacture;fabriquer=make;fabriqué=made;fac=university;face=face opposite
facile=easy;facilement=easily;faciliter=make easier;facteur=postman factor;factrice=postwoman;facture=invoice bill;facturer=invoice
factures=bills invoices;facultatif=optional;faculté=faculty;faible=weak;faiblesse=weakness;faiblir=weaken;faille=flaw;faim=hunger hungry;faire=do
fais=do;faisaient=did made;faisais=did made;faisait=did made;faisant=doing;faisiez=did made;faisions=did made;faisons=do;fait=do did;faits=facts did
falaise=cliff;fallait=was necessary;falloir=need must;fallu=needed;fallue=needed;fallus=needed;familial=family;familier=familiar;famille=family
fan=fan;fanfare=brass band;fantaisie=fancy;fantastique=fantastic;fantôme=ghost;fardeau=burden;farine=flour;fasse=do make;fassent=do make;fatalité=fate
fatigant=tiring;fatigue=tiredness;fatiguer=tire;fatigues=tiredness;fatigué=tired;fatiguée=tired;faudra=need must;faudraient=would need
faudrais=would need;faudrait=would need;faudrons=need must;faudront=need must;fausse=false;fausse-couche=miscarriage;faut=need must
faute=fault mistake;fautes=mistakes;fauteuil=armchair;faux=false wrong;faveur=favour;favori=favourite;favorite=favourite;faxer=fax;façade=facade
façon=way;femme=woman wife;femmes=women;fenouil=fennel;fenêtre=window;fer=iron;fera=do;ferai=do;feraient=would do;ferais=would do;ferait=would do
feras=do;ferez=do make;ferme=close farm;fermement=firmly;fermer=close;fermes=close farms;fermeture=zip closing;fermier=farmer;fermé=closed
fermée=closed;ferons=do;feront=do;ferronnier=metalworker;ferry=ferry;fesse=buttock;fesses=bottom;fessée=spanking;festival=festival;festivité=festivity
feu=fire;feuille=sheet leaf;feuilles=sheets leaves;feuilleton=soap opera;feux=traffic lights;fiabilité=reliability;fiable=reliable
fiancé=fiancé engaged;fiancée=fiancée engaged;fiançailles=engagement;fibre=fibre internet;fibromyalgie=fibromyalgia;ficelle=string;fiche=slip sheet
ficher=care file;fiches=slip sheet;fichier=file;fichu=ruined;fidèle=faithful;fidélité=loyalty;fier=proud;fierté=pride;figue=fig;figuier=fig tree
figure=face;figurer=appear;figures=face;fil=thread wire;file=queue;filer=give go;files=queue;filet=fillet net;filiale=subsidiary
filière=course of study;fille=daughter girl;filleul=godson;filleule=goddaughter;film=film;filmer=film;fils=son;fin=end;finalement=finally
financement=funding;financer=finance;financièrement=financially;fini=finished;finie=finished;finir=finish;finis=finish;finissent=finish
finissez=finish;finissons=finish;finit=finish;finlandais=finnish;finlande=finland;fioul=heating oil;firme=firm;fisc=tax office;fiscal=tax
fissurer=crack;fissuré=cracked;fissurée=cracked;fitness=fitness;fiv=ivf;fixe=landline fixed;fixer=fix set;fixes=landline fixed;fière=proud
fièvre=fever;flamand=flemish;flamme=flame;flan=custard;flandre=flanders;flemmard=lazy;flemme=laziness;fleur=flower;fleurir=bloom;fleuriste=florist
fleuve=river;flexible=flexible;flexitarien=flexitarian;flipper=freak out;flippé=freaked out;florence=florence;flotter=float;flou=blurred;flâner=stroll
fléchettes=darts;flûte=flute;foehn=hairdryer;foi=faith;foie=liver;foin=hay;foire=fair;fois=times;folk=folk;folle=crazy;foncer=rush;foncier=property
foncière=property;fonction=function position;fonctionnaire=civil servant;fonctionnement=working;fonctionner=work function;foncé=dark;foncée=dark
fond=bottom;fondais=melted;fondait=melted;fondateur=founder;fondation=foundation;fondatrice=founder;fonde=melt;fondent=melt;fonder=found;fondez=melt
fondons=melt;fondra=melt;fondre=melt;fondront=melt;fonds=melt;fondu=melted;fondue=cheese fondue;fondus=melted;font=do;foot=football;football=football
footballeur=footballer;footing=jogging;forain=fairground;foraine=fair;force=strength;forcer=force;forces=strength;forcé=forced;forcément=necessarily
forestier=forester;forfait=plan package;forgeron=blacksmith;formateur=trainer;formation=training;formatrice=trainer;forme=shape form;formel=formal
former=train;formes=shape form;formidable=great;formulaire=form;formuler=formulate;formé=trained;fort=strong;forte=strong;fortement=strongly
fortune=fortune;forum=forum;forêt=forest;fosse=pit;fou=crazy;foudre=lightning love at first sight;fouiller=search;fouillé=searched;foulard=scarf
foule=crowd;fouler=sprain;foules=crowd;foulé=sprained;four=oven;fourchette=fork;fourgon=van;fourgonnette=van;fourmi=ant;fourni=supplied
fournie=supplied;fournir=supply;fournira=supply;fournirai=supply;fournirais=supply;fournirait=supply;fourniront=supply;fournis=supply
fournissais=supplied;fournissait=supplied;fournisse=supply;fournissent=supply;fournisseur=supplier provider;fournissez=supply;fournissons=supply
fournit=supply;fourrière=pound;fourrure=fur;foutu=ruined;foyer=home hostel;fracture=fracture;fragile=fragile;frais=fresh cool costs;fraise=strawberry
fraises=strawberries;framboise=raspberry;framboisier=raspberry bush;franc=franc;france=france;francfort=frankfurt;franche=frank;franchement=frankly
franchir=cross;franchise=deductible franchise;frange=fringe;frangin=brother;frangine=sister;français=french;française=french;frapper=hit knock
frappé=hit;fratrie=siblings;fraude=fraud;frauder=cheat;fraudes=fraud;frayeur=fright;fraîche=fresh cool;freelance=freelance;frein=brake;freiner=brake
freiné=braked;frelon=hornet;fric=money;frigo=fridge;frileuse=sensitive to cold;fringuer=dress;fringues=clothes;friperie=second-hand clothes shop
frire=fry;frisé=curly;frite=chip;friterie=chip shop;friteuse=deep fryer;froid=cold;froide=cold;fromage=cheese;fromager=cheesemonger
fromagerie=cheese shop;fromages=cheeses;front=forehead;frontière=border;frottis=smear test;frousse=fear;fruit=fruit;frustré=frustrated;frère=brother
frémir=shiver;fréquemment=frequently;fréquence=frequency;fréquent=frequent;fréquenter=date go to;frérot=brother;fui=fled leaked;fuie=fled leaked
fuient=flee leak;fuir=flee leak;fuira=flee leak;fuiront=flee leak;fuis=flee leak;fuit=flee leak;fumais=smoked;fumait=smoked;fumer=smoke;fumeur=smoker
fumeuse=smoker;fumé=smoked;fumée=smoke;funiculaire=funicular;funérailles=funeral;fur=;furent=were;furet=ferret;furieuse=furious;fus=was
fuseau=time zone;fusible=fuse;fusionner=merge;fusée=rocket;fut=was;futur=future;fuyais=fled leaked;fuyait=fled leaked;fuyez=flee leak;fuyons=flee leak
fâcher=anger;fâché=angry;fâchée=angry;fève=broad bean;féculents=starchy foods;fédération=federation;fée=fairy;fées=fairies
félicitations=congratulations;féliciter=congratulate;félicité=congratulated;féminin=female;féministe=feminist;férié=public holiday
fériés=public holidays;février=february;fêlé=cracked;fêtard=party lover;fête=party celebrate;fêter=celebrate;fêtes=holidays celebrate;fêté=celebrated
gabon=gabon;gaffe=blunder;gagnais=earned;gagnait=earned;gagnant=winner;gagne=earn win;gagner=earn win;gagnes=earn win;gagné=earned won;gai=cheerful
gain=gain;galant=romantic;galerie=gallery;galette=buckwheat pancake;galles=wales;galère=struggle hassle;galérer=struggle;galéré=struggled;gamelle=bowl
gamin=kid;gamme=scale;gand=ghent;gant=glove;garage=garage;garagiste=garage owner mechanic;garanti=guaranteed;garantie=guarantee;garantir=guarantee
garantira=guarantee;garantirai=guarantee;garantirais=guarantee;garantirait=guarantee;garantiront=guarantee;garantis=guarantee;garantissais=guaranteed
garantissait=guaranteed;garantisse=guarantee;garantissent=guarantee;garantissez=guarantee;garantissons=guarantee;garantit=guarantee;gardais=kept
gardait=kept;garde=keep custody;garde-forestier=forest ranger;garde-manger=pantry;garder=keep;garderie=daycare;gardes=keep custody
gardien=caretaker guard;gardienne=caretaker childminder;gardé=kept;gare=train station;garer=park;gares=train stations;gargouille=gargoyle;gars=guy
garçon=boy;garé=parked;gasoil=diesel;gaspiller=waste;gastro=stomach bug;gastro-entérologue=stomach doctor;gastronomie=gastronomy;gastronomique=gourmet
gauche=left;gaucher=left-handed;gauches=left;gauchère=left-handed;gaufre=waffle;gay=gay;gaz=gas;gazeuse=sparkling;gazole=diesel;gazon=lawn
gel=gel frost;geler=freeze;gencive=gum;gendarme=policeman;gendarmerie=police;gendre=son-in-law;genou=knee;genoux=knees;genre=kind genre;gens=people
gentil=kind;gentille=kind;gentiment=kindly;genève=geneva;gerbe=vomit;gerber=vomit;gerbille=gerbil;geste=gesture;gestion=management
gestionnaire=manager;gibier=game;gigantesque=gigantic;gilet=cardigan waistcoat;gingembre=ginger;girafe=giraffe;glace=ice cream ice
glacier=glacier ice cream parlour;glissant=slippery;glisser=slip slide;glissé=slipped;global=global;globalement=overall;gloire=glory
glucides=carbohydrates;gluten=gluten;golf=golf;gomme=eraser;gonfler=swell;gonflé=swelled;gorge=throat;gospel=gospel;gosse=kid;gourmand=food lover
gourmandise=treat;goutte=drop;gouttière=gutter alley;gouvernement=government;goût=taste;goûter=snack taste;goûté=tasted;gps=gps;grade=rank;graine=seed
graminées=grass pollen;grammaire=grammar;gramme=gram;grand=big;grand-mère=grandmother;grand-père=grandfather;grande=big;grandi=grew up;grandie=grew up
grandir=grow up;grandis=grow up;grandissent=grow up;grandissez=grow up;grandissons=grow up;grandit=grow up;grands-mères=grandmothers
grands-parents=grandparents;grange=barn;granulés=pellets;graphique=graphic;graphisme=graphic design;graphiste=graphic designer;gras=fat greasy
grasse=fat greasy;gratin=gratin;gratter=scratch itch;gratté=scratched;gratuit=free;gratuite=free;gratuitement=free;grave=serious;gravement=seriously
grec=greek;grecque=greek;greffe=transplant graft;greffer=transplant;greffes=transplant graft;grenier=attic;grenoble=grenoble;grenouille=frog
griffe=claw;grille=gate grid;grille-pain=toaster;griller=grill;grilles=gate grid;grillé=grilled;grimper=climb;grimpé=climbed;grincheux=grumpy
grippe=flu;gris=grey;grise=grey;grognon=grumpy;gronder=scold;gros=fat big;groseille=redcurrant;grosse=fat big;grossesse=pregnancy;grossi=gained weight
grossie=gained weight;grossir=gain weight;grossira=gain weight;grossirai=gain weight;grossirais=gain weight;grossirait=gain weight
grossiront=gain weight;grossis=gain weight;grossissais=gained weight;grossissait=gained weight;grossisse=gain weight;grossissent=gain weight
grossissez=gain weight;grossissons=gain weight;grossiste=wholesaler;grossit=gain weight;grotte=cave;groupe=group band;grouper=group;groupes=group band
grâce=thanks to;grèce=greece;grève=strike;grêle=hail;gsm=mobile phone;guadeloupe=guadeloupe;guerre=war;guetter=watch for;gueule=mouth face
gueuler=shout;gueules=mouth face;guide=guide;guider=guide;guidon=handlebars;guilde=guild;guimbarde=old car;guindaille=student party
guinguette=open-air café;guinée=guinea;guise=;guitare=guitar;guyane=guiana;guère=hardly;guéri=healed recovered;guérie=healed recovered
guérir=heal recover;guérira=heal recover;guérirai=heal recover;guérirais=heal recover;guérirait=heal recover;guériront=heal recover
guéris=heal recover;guérison=recovery;guérissais=healed recovered;guérissait=healed recovered;guérisse=heal recover;guérissent=heal recover
guérissez=heal recover;guérissons=heal recover;guérit=heal recover;guêpe=wasp;gym=gymnastics gym;gymnase=gym;gymnastique=gymnastics
gynéco=gynaecologist;gynécologue=gynaecologist;gâcher=waste spoil;gâteau=cake;gâter=spoil;gèle=freeze;gère=manage;gèrent=manage;géant=giant
gélule=capsule;gémir=moan;génial=great;géniale=great;géniteur=father;généalogie=genealogy;général=general;généralement=generally
généraliste=general practitioner doctor;généreux=generous;générique=generic;génétique=genetic;géo=geography;géographie=geography;géologue=geologist
géomètre=surveyor;géranium=geranium;gérant=manager;gérante=manager;gérer=manage;géré=managed;gênant=embarrassing;gêner=bother;gênes=genoa
gêné=embarrassed;gênée=embarrassed;gîte=holiday cottage;h=hour;habile=skilful;habileté=skill;habiller=dress;habillé=dressed;habitaient=lived
habitais=lived;habitait=lived;habitant=inhabitant;habitants=inhabitants;habitation=home;habiter=live;habitera=live;habiterai=live;habitions=lived
habits=clothes;habitude=habit;habituel=usual;habituellement=usually;habituer=get used to;habité=lived;hache=axe;haché=minced;haie=hedge;haine=hatred
hais=hate;hait=hate;halal=halal;halles=covered market;halte=stop;hamac=hammock;hambourg=hamburg;hamster=hamster;hanche=hip;hand=handball
handball=handball;handicap=disability;handicapant=disabling;handicapé=disabled;handicapée=disabled;hanoucca=hanukkah;harceler=harass
harcèlement=harassment;hareng=herring;haricot=bean;harmonica=harmonica;harmonie=wind band harmony;harpe=harp;hasard=chance;hausse=increase
haut=high top;haut-parleur=speaker;hautbois=oboe;haute=high;hauteur=height;haï=hated;haïe=hated;haïr=hate;haïra=hate;haïront=hate;haïs=hated
haïssais=hated;haïssait=hated;haïsse=hate;haïssent=hate;haïssez=hate;haïssons=hate;haïti=haiti;haïtien=haitian;hebdomadaire=weekly;hein=;henné=henna
herbe=grass herb;hernie=hernia;heure=hour time;heures=hours time;heureuse=happy;heureusement=fortunately;heurter=hit;hibou=owl;hier=yesterday
hindou=hindu;hirondelle=swallow;histoire=history story;historien=historian;historique=historical;hiver=winter;hiérarchie=hierarchy
hiérarchique=line manager;hlm=council flat;hobbies=hobbies;hobby=hobby;hockey=hockey;hollandais=dutch;hollandaise=dutch;hollande=holland
homard=lobster;homme=man;hommes=men;homosexuel=gay;hongrie=hungary;hongrois=hungarian;honneur=honour;honnête=honest;honnêtement=honestly
honoraires=fees;honte=shame;honteux=shameful;horaire=schedule hours;horaires=schedule hours;horizon=horizon;horloge=clock;horloger=watchmaker
horloges=clock;horlogère=watchmaker;hormis=except;horodateur=parking meter;horreur=horror hate;horrible=horrible;hors=outside;hortensia=hydrangea
hospitaliser=hospitalize;hospitalisé=hospitalized;hospitalité=hospitality;hotte=extractor hood;hpi=gifted;hui=;huile=oil;huissier=bailiff;huit=eight
huitante=eighty;huitième=eighth;humain=human;humanitaire=humanitarian;humeur=mood;humide=damp;humilier=humiliate;humour=humour;hurler=scream
huître=oyster;hybride=hybrid;hygiène=hygiene;hyper=very;hypermarché=supermarket;hypersensible=hypersensitive;hypertendu=high blood pressure
hypertension=high blood pressure;hyperthyroïdie=overactive thyroid;hypnose=hypnosis;hypnothérapeute=hypnotherapist;hypocrite=hypocrite
hypothyroïdie=underactive thyroid;hypothèque=mortgage;hypothèse=hypothesis;hypothécaire=mortgage;hébergement=hosting accommodation;héberger=host
hébergeur=hosting provider;hébergé=hosted;hébreu=hebrew;hélas=alas;hélicoptère=helicopter;hématome=bruise;hérisson=hedgehog;héritage=inheritance
hériter=inherit;héritier=heir;héritière=heiress;hérité=inherited;héréditaire=hereditary;hésitation=hesitation;hésiter=hesitate;hésité=hesitated
hétéro=straight;hêtre=beech;hôpital=hospital;hôte=host guest;hôtel=hotel;hôtellerie=hotel industry;hôtesse=hostess flight attendant
ibuprofène=ibuprofen;ici=here;identifiant=username;identifiants=login details;identification=identification;identifier=identify;identique=identical
identité=identity;idiot=idiot;idéal=ideal;idée=idea;ignorance=ignorance;ignorer=not know ignore;il=he;illusion=illusion;illustrateur=illustrator
illustrer=illustrate;illégal=illegal;ils=they;image=picture;imagination=imagination;imaginer=imagine;imaginé=imagined;imam=imam;imiter=imitate
immatriculation=registration number;immatriculer=register;immense=huge;immeuble=building;immigration=immigration;immigrer=immigrate;immigré=immigrant
immigrée=immigrant;immobilier=real estate;immobilière=real estate;immédiatement=immediately;impact=impact;impasse=dead end;impatience=impatience
impatient=impatient;impec=perfect;imperméable=raincoat;implant=implant;implanter=establish;impliquer=involve;impoli=rude;importance=importance
important=important;importante=important;importer=matter import;imposable=taxable;imposer=impose;imposition=taxation;impossible=impossible
impression=impression printing;impressionner=impress;imprimante=printer;imprimer=print;imprimé=printed;impro=improvisation;improvisation=improvisation
imprévu=unexpected;imprévus=unexpected events;impôt=tax;inattendu=unexpected;inauguration=opening;incapable=unable;incendie=fire
incertitude=uncertainty;incident=incident;incisive=incisor;incluais=included;incluait=included;inclue=include;incluent=include;incluez=include
incluons=include;inclura=include;inclure=include;incluront=include;inclus=include;incluse=included;inclut=include;inconnu=unknown
inconvénient=disadvantage;incroyable=incredible;inde=india;indemnité=compensation;indexation=indexation;indicatif=area code;indien=indian
indiquer=indicate;indispensable=essential;indisponibilité=unavailability;indisponible=unavailable;individu=individual;indonésie=indonesia
induction=induction;industrie=industry;industriel=industrial;indépendance=independence;indépendant=independent self-employed
indépendante=independent self-employed;indésirable=unwanted;indésirables=spam;indéterminé=indefinite;indéterminée=permanent;infarctus=heart attack
infecter=infect;infection=infection;infidèle=unfaithful;infiltration=leak;infini=infinite;infirmier=nurse;infirmière=nurse;inflammation=inflammation
inflammatoire=inflammatory;influence=influence;info=info;informaticien=computer scientist;information=information;informations=information news
informatique=computer science;informer=inform;infos=news;infusion=herbal tea;inférieur=lower;ingrédient=ingredient;ingénieur=engineer
ingénieure=engineer;inhalateur=inhaler;initiale=initial;initialement=initially;initiative=initiative;initier=introduce;injecter=inject
injecté=injected;injoignable=unreachable;injuste=unfair;innocent=innocent;inondation=flood;inoubliable=unforgettable;inquiet=worried
inquiète=worry worried;inquiètent=worry;inquiètes=worry;inquiéter=worry;inquiétude=worry;inquiété=worried;inscription=registration
inscrira=register enrol;inscrire=register enrol;inscrirons=register enrol;inscriront=register enrol;inscris=register enrol;inscrit=registered enrolled
inscrits=registered enrolled;inscrivaient=registered enrolled;inscrivais=registered enrolled;inscrivait=registered enrolled;inscrive=register enrol
inscrivent=register enrol;inscrives=register enrol;inscrivez=register enrol;inscrivons=register enrol;insecte=insect;insister=insist
insomniaque=insomniac;insomnie=insomnia;inspecter=inspect;inspection=inspection;inspiration=inspiration;inspirer=inspire;installation=installation
installe=install settle;installer=install settle;installes=install settle;installé=installed settled;instant=moment;instantané=instant snapshot
instinct=instinct;instit=primary teacher;instituteur=primary teacher;institutrice=primary teacher;instruction=education;instrument=instrument
insuffisance=failure;insuffisant=insufficient;insuline=insulin;insulter=insult;insupportable=unbearable;intelligence=intelligence;intelligent=clever
intense=intense;intention=intention;interdiction=ban;interdira=forbid;interdire=forbid;interdis=forbid;interdisais=forbidden;interdisait=forbidden
interdise=forbid;interdisent=forbid;interdisez=forbid;interdisons=forbid;interdit=forbidden;interdite=forbidden;interdits=forbidden
interface=interface;interlocuteur=contact;interlocutrice=contact;intermittent=intermittent;internat=boarding school;international=international
interne=internal intern;internet=internet;interphone=intercom;interprète=interpreter;interpréter=interpret;interroger=question
interrompais=interrupted;interrompait=interrupted;interrompe=interrupt;interrompent=interrupt;interrompez=interrupt;interrompons=interrupt
interrompra=interrupt;interrompre=interrupt;interrompront=interrupt;interromps=interrupt;interrompt=interrupt;interrompu=interrupted
interrompue=interrupted;interrompus=interrupted;interrupteur=switch;interruption=interruption;intervenais=intervened;intervenait=intervened
intervenez=intervene;intervenir=intervene;intervenons=intervene;intervention=procedure;intervenu=intervened;intervenue=intervened
intervenus=intervened;interviendra=intervene;interviendront=intervene;intervienne=intervene;interviennent=intervene;interviens=intervene
intervient=intervene;interview=interview;intestin=intestine;intime=intimate;intolérance=intolerance;intolérant=intolerant;intolérante=intolerant
introduction=introduction;introduira=introduce;introduire=introduce;introduiront=introduce;introduis=introduce;introduisais=introduced
introduisait=introduced;introduise=introduce;introduisent=introduce;introduisons=introduce;introduit=introduce;introduite=introduced
introduits=introduced;introverti=introvert;intégrer=join;intégré=joined;intéressant=interesting;intéressement=profit sharing;intéresser=interest
intéressé=interested;intérieur=inside;intérim=temporary work;intérimaire=temporary worker;intérêt=interest;inutile=useless;inutilisable=unusable
invalide=disabled;invalidité=disability;inventer=invent;invention=invention;investi=invested;investie=invested;investir=invest;investira=invest
investirai=invest;investirais=invest;investirait=invest;investiront=invest;investis=invest;investissais=invested;investissait=invested
investisse=invest;investissement=investment;investissements=investments;investissent=invest;investissez=invest;investissons=invest;investit=invest
invitation=invitation;invite=invite;inviter=invite;invites=invite;invité=guest invited;invitée=guest;invités=guests;involontaire=involuntary
ira=will go;irai=will go;iraient=would go;irais=would go;irait=would go;irak=iraq;irakien=iraqi;iran=iran;iranien=iranian;iras=will go;irez=will go
iriez=would go;irions=would go;irlandais=irish;irlandaise=irish;irlande=ireland;irm=mri;irons=will go;iront=will go;irriter=irritate
irrégulier=irregular;islam=islam;islande=iceland;isolation=insulation;isoler=insulate;isolé=isolated;isolée=isolated;israélien=israeli;israël=israel
italie=italy;italien=italian;itinéraire=route;itinérance=touring;iut=technical college;ivoire=ivory;ivoirien=ivorian;ivre=drunk;j=i;jadis=formerly
jalouse=jealous;jalousie=jealousy;jaloux=jealous;jamais=never;jambe=leg;jambon=ham;janvier=january;japon=japan;japonais=japanese;japonaise=japanese
jardin=garden;jardinage=gardening;jardiner=garden;jardinerie=garden centre;jardinet=small garden;jardinier=gardener;jardinière=gardener planter
jardiné=gardened;jaser=chat;jaune=yellow;jaunir=yellow;javel=bleach;jazz=jazz;je=i;jean=jeans;jeter=throw away;jeton=token;jettent=throw away
jeté=threw away;jeu=game;jeudi=thursday;jeun=empty stomach;jeune=young;jeunes=young people;jeunesse=youth;jeux=games;jeûne=fasting;job=job
jockey=jockey;jogger=jog;jogging=jogging;joie=joy;joignable=reachable;joignais=reached joined;joignait=reached joined;joigne=reach join
joignent=reach join;joignez=reach join;joignons=reach join;joindra=reach join;joindre=reach join;joindront=reach join;joins=reach join
joint=join attached;joints=reached joined;joli=pretty;jolie=pretty;jongler=juggle;jonquille=daffodil;jouais=played;jouait=played;joue=play;jouer=play
joues=play;jouet=toy;joueur=player;joueuse=player;jouir=enjoy;jour=day;journal=newspaper diary;journalier=daily;journaliste=journalist
journaux=newspapers logs;journée=day;jours=days;joué=played;joyeuse=cheerful;jpp=exhausted;jubilé=jubilee;judaïsme=judaism;judo=judo;juge=judge
jugement=judgment;juger=judge;juif=jewish;juillet=july;juilletiste=july holidaymaker;juin=june;juive=jewish;jumeau=twin;jumelle=twin
jumelles=twins binoculars;jument=mare;jupe=skirt;jura=jura;jurer=swear;jus=juice;jusqu=until;jusqu'à=until;jusque=until;jusque-là=until then
juste=just fair;justesse=accuracy;justice=justice;justificatif=proof;justifier=justify;kaki=khaki;kangourou=kangaroo;karaté=karate;kayak=kayak
kenya=kenya;kermesse=fair;ketchup=ketchup;kg=kg;kiffe=love;kiffer=love;kiffé=loved;kilo=kilo;kilomètre=kilometre;kilos=kilos;kiné=physiotherapist
kinésithérapeute=physiotherapist;kinésithérapie=physiotherapy;kiwi=kiwi;km=km;kosovo=kosovo;kot=student room;l=the;la=the;labo=laboratory
laborantin=lab technician;laboratoire=laboratory;labrador=labrador;lac=lake;lacs=lakes;lactose=lactose;laid=ugly;laide=ugly;laine=wool
laisse=leash leave;laisser=leave let;laisses=leash leave;laissé=left let;lait=milk;laitage=dairy;laitages=dairy products;laitier=dairy;laiton=brass
laitue=lettuce;lampadaire=street lamp;lampe=lamp;lancement=launch;lancer=throw launch;lanceur=launcher;lancé=launched;landau=pram;langage=language
langue=tongue language;lançons=launch;laos=laos;lapin=rabbit;laquelle=which;lard=bacon;lardons=bacon;large=wide;largement=widely;larguer=dump
largué=dumped;larguée=dumped;larme=tear;lasagnes=lasagne;lasser=tire;latex=latex;latin=latin;lausanne=lausanne;lavabo=washbasin;lavage=washing
lavande=lavender;lave=wash;lave-linge=washing machine;lave-vaisselle=dishwasher;laver=wash;laverie=launderette;lavomatic=launderette;lavé=washed
layette=baby clothes;laïc=secular;laïque=secular;le=the;leasing=leasing;leboncoin=classified ads;lecteur=reader;lectrice=reader;lecture=reading
lendemain=next day;lent=slow;lente=slow;lentement=slowly;lentille=lentil;lentilles=contact lenses lentils;lequel=which;les=the;lesbienne=lesbian
lesquelles=which;lesquels=which;lessive=laundry;lessivé=exhausted;lettre=letter;leur=their;leurs=their;levain=sourdough;lever=get up;levure=yeast
levé=got up;leçon=lesson;liaison=affair;liban=lebanon;libanais=lebanese;libanaise=lebanese;liberté=freedom;libraire=bookseller;librairie=bookshop
libre=free;librement=freely;libye=libya;libère=free;libéral=self-employed liberal;libérer=free;licence=licence degree;licenciement=dismissal
licencier=lay off;licencié=laid off;licenciée=laid off;lien=link;lieu=place;lieux=places;ligament=ligament;ligne=line;lille=lille;limace=slug
limite=limit;limiter=limit;limonade=lemonade;lin=linen;linge=laundry linen;lingerie=lingerie;lino=linoleum;lion=lion;lipides=fats;liqueur=liqueur
liquider=liquidate;lira=read;lire=read;lirons=read;liront=read;lis=read;lisaient=read;lisais=read;lisait=read;lisbonne=lisbon;lise=read;lisent=read
liseuse=e-reader;lisions=read;lisons=read;lissage=straightening;lisse=smooth straight;liste=list;lit=bed read;litige=dispute;litière=litter;lits=beds
littérature=literature;livrable=deliverable;livraison=delivery;livre=book;livrer=deliver;livres=books;livret=savings account;livreur=delivery driver
livré=delivered;liège=liège;liégeois=liège;local=local;localement=locally;localiser=locate;locataire=tenant;location=rental;loft=loft;loge=live stay
logeais=stayed;logeait=stayed;logement=housing;logements=housing;loger=stay live;logiciel=software;login=login;logique=logical;logistique=logistics
logo=logo;logopède=speech therapist;logé=stayed;loi=law;loin=far;lointain=distant;lois=laws;loisir=leisure hobby;loisirs=leisure hobbies;lol=laughing
lombalgie=back pain;londres=london;long=long;longtemps=long time;longue=long;longueur=length;lorraine=lorraine;lors=during;lorsqu=when;lorsque=when
lotissement=housing estate;loto=lottery;louais=rented;louait=rented;loucher=squint;loue=rent;louer=rent;loues=rent;loup=wolf;loups=wolves;lourd=heavy
lourde=heavy;loué=rented;loyal=loyal;loyer=rent;lu=read;lucarne=skylight;lue=read;luge=sledge;lui=him her;lui-même=himself;lumbago=lower back pain
luminaire=light;lumineux=bright;lumière=light;lundi=monday;lune=moon;lunette=toilet seat;lunettes=glasses;lus=read;lustre=chandelier;lutter=fight
luxation=dislocation;luxembourg=luxembourg;luxembourgeois=luxembourgish;luxueux=luxurious;luxé=dislocated;lycée=high school;lycéen=high school student
lyon=lyon;lyonnaise=lyon;là=there;là-bas=over there;là-dedans=in there;là-dessus=about that;là-haut=up there;lâche=coward;lâcher=let go;lâches=coward
lève=get up;lève-tôt=early riser;lèvent=get up;lèverai=get up;lèvre=lip;lécher=lick;légal=legal;légalement=legally;léger=light;léguer=leave
légume=vegetable;légué=left;légère=light;légèrement=slightly;lévrier=greyhound;lézard=lizard;m=me;ma=my;macaron=macaroon;machin=thing;machine=machine
madagascar=madagascar;madame=madam;mademoiselle=miss;magasin=shop;magasinage=shopping;magasiner=shop;magasinier=warehouse worker;magazine=magazine
magicien=magician;magie=magic;magique=magic;magnifique=magnificent;magnésium=magnesium;magot=savings;mai=may;maigre=thin;maigri=lost weight
maigrie=lost weight;maigrir=lose weight;maigrira=lose weight;maigrirai=lose weight;maigrirais=lose weight;maigrirait=lose weight
maigriront=lose weight;maigris=lose weight;maigrissais=lost weight;maigrissait=lost weight;maigrisse=lose weight;maigrissent=lose weight
maigrissez=lose weight;maigrissons=lose weight;maigrit=lose weight;mail=email;maillot=swimsuit jersey;main=hand;maintenais=maintained
maintenait=maintained;maintenance=maintenance;maintenant=now;mainteneur=maintainer;maintenez=maintain;maintenir=maintain;maintenons=maintain
maintenu=maintained;maintenue=maintained;maintenus=maintained;maintiendra=maintain;maintiendront=maintain;maintienne=maintain;maintiennent=maintain
maintiens=maintain;maintient=maintain;maire=mayor;mairie=town hall;mais=but;maison=house home;majeur=of age major;majorité=majority;majorque=majorca
mal=badly pain;malade=ill;maladie=illness;maladies=illnesses;maladroit=clumsy;malaise=faintness;malaisie=malaysia;malchance=bad luck
malentendant=hard of hearing;malentendu=misunderstanding;malgache=malagasy;malgré=despite;malheur=misfortune;malheureuse=unhappy
malheureusement=unfortunately;malheureux=unhappy;mali=mali;malien=malian;malin=clever;malle=trunk;maman=mum mother;mamie=grandma
mammographie=mammogram;mamy=grandma;manager=manager;manche=sleeve handle;mandarin=mandarin;mandoline=mandolin;manette=controller;manga=manga
mangeaient=ate;mangeais=ate;mangeait=ate;mangeons=eat;manger=eat;mangera=eat;mangerai=eat;mangue=mango;mangé=ate;maniaque=obsessive
manif=demonstration;manifestation=demonstration;manifester=demonstrate;manipuler=handle;manière=way;mannequin=model;manque=lack miss;manquer=miss
manqué=missed;mansarde=attic;manteau=coat;manucure=manicure;manuel=manual;manutentionnaire=warehouse worker;manège=merry-go-round;maquereau=mackerel
maquette=model mockup;maquettiste=model maker;maquillage=makeup;maquiller=put on makeup;maquilleur=makeup artist;maquilleuse=makeup artist
maquillé=put on makeup;marais=marsh;marathon=marathon;maraude=outreach;maraîcher=market gardener;marchais=walked;marchait=walked;marchander=haggle
marche=walk work;marcher=walk work;marches=steps;marché=market;marchés=markets;mardi=tuesday;mardi-gras=shrove tuesday;marelle=hopscotch
marguerite=daisy;mari=husband;mariage=wedding marriage;marie=marry;marier=marry;maries=marry;marin=sailor;marionnette=puppet;maritale=marital
maritime=maritime;marié=married groom;mariée=married bride;mariés=married;marketing=marketing;marmaille=kids;marmite=pot;maroc=morocco
marocain=moroccan;marque=brand;marquer=mark;marques=brand;marraine=godmother;marrakech=marrakesh;marrant=funny;marre=fed up;marron=brown chestnut
mars=march;marseillais=marseille;marteau=hammer;martinique=martinique;marée=tide;masculin=male;masque=mask;massage=massage;masser=massage
masseur=masseur;masseuse=masseuse;massif=flower bed;massé=massaged;master=master's degree;mastic=filler;mat=matt;match=match;matelas=mattress
matelot=sailor;maternel=maternal;maternelle=nursery school;maternelles=nursery;maternité=maternity;math=maths;mathématicien=mathematician
mathématiques=mathematics;matin=morning;matinal=early morning;matinée=morning;matière=material subject;matou=tomcat;matrimonial=marital
maturité=maturity;matériau=material;matériaux=materials;matériel=equipment;maurice=mauritius;mauvais=bad;mauvaise=bad;mauve=mauve;maux=pains
maximal=maximum;maximum=maximum;mayonnaise=mayonnaise;mazout=heating oil;maçon=bricklayer;maître=master teacher;maîtresse=teacher mistress
maîtrise=mastery;maîtriser=master;maîtrises=mastery;maïs=corn;mdr=laughing;me=me;mec=guy boyfriend;meilleur=best better;meilleure=best better
melon=melon;membre=member;menace=threat;menacer=threaten;menaces=threat;mener=lead;mens=lie;mensonge=lie;mensualité=monthly payment;mensuel=monthly
mensuelle=monthly;mensuellement=monthly;mensurations=measurements;ment=lie;mentais=lied;mentait=lied;mental=mental;mentalement=mentally;mente=lie
mentent=lie;menteur=liar;menthe=mint;menti=lied;mentie=lied;mentionner=mention;mentir=lie;mentira=lie;mentis=lied;menton=chin;mentons=lie
mentor=mentor;menu=menu;menuiserie=carpentry;menuisier=carpenter;mer=sea;merci=thanks;mercredi=wednesday;merde=shit;merle=blackbird;merveille=marvel
merveilles=wonders;merveilleux=wonderful;mes=my;mesdames=ladies;message=message;messagerie=messaging inbox;messe=mass;messieurs=gentlemen
mesure=measure;mesurer=measure;mesuré=measured;met=put;mets=put;mettaient=put;mettais=put;mettait=put;mettant=put;mette=put;mettent=put;mettions=put
mettons=put;mettra=put;mettre=put;mettrons=put;mettront=put;meuble=furniture;meublé=furnished;meublée=furnished;meuf=girl woman;meure=die;meurent=die
meurt=die;mexicain=mexican;mexique=mexico;mg=mg;mi=half;mi-temps=part-time;micro-ondes=microwave;microbe=germ;microgramme=microgram;midi=noon
miel=honey;mien=mine;mienne=mine;mieux=better;mignon=cute;migraine=migraine;migrer=migrate;mijoter=simmer;milan=milan;milieu=middle
militaire=soldier military;militer=campaign;mille=thousand;milliard=billion;millier=thousand;milliers=thousands;milligramme=milligram;million=million
millions=million;mince=damn thin;minci=lost weight;mincie=lost weight;mincir=lose weight;mincira=lose weight;mincirai=lose weight
mincirais=lose weight;mincirait=lose weight;minciront=lose weight;mincis=lose weight;mincissais=lost weight;mincissait=lost weight
mincisse=lose weight;mincissent=lose weight;mincissez=lose weight;mincissons=lose weight;mincit=lose weight;minerve=neck brace;mineur=minor
minimal=minimum;minimum=minimum;ministre=minister;minorité=minority;minou=kitty;minuit=midnight;minute=minute;minutes=minutes;mioche=kid
miracle=miracle;miroir=mirror;mis=put;mise=put;mise-à-jour=update;mises=putting;mission=assignment;misère=misery;mitoyen=adjoining;mixeur=blender
mixte=mixed;mlle=miss;mme=mrs;mobile=mobile;mobilier=furniture;mobylette=moped;moche=ugly;mode=fashion;moderne=modern;modeste=modest
modification=change;modifier=change modify;modiste=milliner;modèle=model;modélisme=model making;modéré=moderate;moi=me;moi-même=myself;moineau=sparrow
moins=less;mois=month;moisir=go mouldy;moisissure=mould;moitié=half;molaire=molar;molle=soft;mollet=calf;moment=moment;mon=my;monde=world
mondial=world;moniteur=instructor;monitrice=instructor;monnaie=change currency;monospace=people carrier;monsieur=mister sir;monstre=monster
montagne=mountain;montait=went up;montant=amount;monte=go up;monter=go up;montes=go up;monteur=editor fitter;monteuse=editor;montre=watch show
montrer=show;montres=watches show;montré=showed;montréal=montreal;monture=frame;monté=went up;montée=rise;moquer=mock;moquette=carpet;moral=morale
morale=morals;moralement=morally;morceau=piece;mord=bite;mordais=bit;mordait=bit;morde=bite;mordent=bite;mordons=bite;mordra=bite;mordre=bite
mordront=bite;mords=bite;mordu=bit;mordue=bit;mordus=bit;morsure=bite;mort=died dead;morte=died dead;morue=cod;mosaïque=mosaic;moscou=moscow
mosquée=mosque;mot=word;mot-de-passe=password;motard=biker;moteur=engine;motif=pattern;motivation=motivation;motiver=motivate;motivé=motivated
motivée=motivated;moto=motorbike;motoriser=motorize;motos=motorbikes;mots=words;mou=soft;mouche=fly;moucher=blow nose;mouches=flies;mouette=seagull
moufles=mittens;mouiller=wet;mouillé=wet;moule=mould mussel;mouraient=died;mourez=die;mourions=died;mourir=die;mourons=die;mourra=die;mourrons=die
mourront=die;mousse=mousse foam;moustache=moustache;moustique=mosquito;moutarde=mustard;mouton=mutton sheep;mouvement=movement;moyen=average means
moyennant=in return for;moyenne=average;muet=mute;muguet=lily of the valley;multicolore=multicoloured;multiplier=multiply;multiprise=power strip
munich=munich;municipal=municipal;mur=wall;murs=walls;muscle=muscle;musclé=muscular;muscu=weight training;musculation=weight training;museau=muzzle
musical=musical;musicien=musician;musique=music;musulman=muslim;musée=museum;mutation=transfer;muter=transfer;mutualité=health insurance
mutuelle=health insurance;muté=transferred;mutée=transferred;myope=short-sighted;myopie=short-sightedness;myrtille=blueberry;mystère=mystery
mâchoire=jaw;mèches=highlights;mène=lead;mènent=lead;mère=mother;mères=mothers;mètre=metre;mécanicien=mechanic;mécanique=mechanical;mécano=mechanic
méchant=mean;méchante=mean;médaille=medal;médecin=doctor;médecine=medicine;médiateur=mediator;médiathèque=library;médiation=mediation;médical=medical
médicalement=medically;médicament=medicine medication;médiocre=mediocre;méditation=meditation;méditer=meditate;méditerranée=mediterranean
méditerranéen=mediterranean;médoc=medication;méfiance=distrust;méfier=distrust;méga=very;mégot=cigarette end;mélanger=mix;mélangé=mixed
mélatonine=melatonin;mélodie=melody;mélomane=music lover;mémoire=memory thesis;mémoriser=memorize;mémère=grandma;mémé=grandma
ménage=housework household;ménagère=household;ménisque=meniscus;ménopause=menopause;mériter=deserve;mérité=deserved;mésange=tit bird;métal=metal
métaux=metals;méthode=method;métier=profession job;métrage=film length;métro=underground metro;météo=weather forecast;même=same even;mêmes=same
môme=kid;mûr=ripe;mûre=blackberry;mûres=blackberries;mûrir=ripen;n=;n'importe=any;nage=swim;nageais=swam;nageait=swam;nageons=swim;nager=swim
nageur=swimmer;nageuse=swimmer;naguère=formerly;nagé=swam;nain=dwarf;nais=be born;naissaient=born;naissais=born;naissait=born;naissance=birth
naisse=be born;naissent=be born;naisses=be born;naissez=be born;naissions=born;naissons=be born;nana=girl;nantes=nantes;naples=naples;nappe=tablecloth
naquit=was born;narine=nostril;nase=exhausted broken;natal=native;natation=swimming;natel=mobile phone;natif=native;nation=nation;national=national
nationalité=nationality;native=native;natte=braid mat;naturalisation=naturalization;nature=nature;naturel=natural;naturellement=naturally
nausée=nausea;navet=turnip;navette=shuttle commute;navetteur=commuter;navetteuse=commuter;navigateur=browser;navigo=travel pass;navire=ship
naze=exhausted broken;naît=be born;naîtra=be born;naître=be born;naîtrons=be born;naîtront=be born;ne=;neige=snow;neiger=snow;nerf=nerve
nerveuse=nervous;net=net;nettement=clearly;nettoie=clean;nettoient=clean;nettoyage=cleaning;nettoyer=clean;nettoyeur=cleaner;nettoyé=cleaned
neuf=nine new;neurologue=neurologist;neutre=neutral;neuve=new;neuvième=ninth;neveu=nephew;neveux=nephews;nez=nose;ni=neither nor;niaiser=joke
nice=nice;niche=kennel;nickel=perfect;nickelé=nickel;nicolas=nicholas;nicotine=nicotine;nid=nest;nier=deny;niger=niger;nigéria=nigeria;nique=picnic
niquer=wreck;niques=picnic;niqué=wrecked;niveau=level;nièce=niece;noces=wedding;nocturne=night;noir=black;noircir=blacken;noire=black
noisette=hazelnut;noix=walnut nuts;nom=name;nombre=number;nombreuses=many;nombreux=many;nommage=naming;nommer=appoint name;nommé=appointed named
noms=names;non=no;non-fumeur=non-smoker;nonagénaire=ninety-year-old;nonante=ninety;nord=north;nordique=nordic;normal=normal;normalement=normally
normand=norman;normandie=normandy;norme=standard;norvège=norway;norvégien=norwegian;nos=our;nostalgie=nostalgia;nostalgique=nostalgic;notaire=notary
notamment=notably;notariale=notarial;note=grade note;noter=note;notes=grades notes;notice=instructions;notion=notion;notre=our;noté=noted
nouilles=noodles;nounou=nanny childminder;nourri=fed;nourrice=childminder;nourrie=fed;nourrir=feed;nourrira=feed;nourrirai=feed;nourrirais=feed
nourrirait=feed;nourriront=feed;nourris=feed;nourrissais=fed;nourrissait=fed;nourrisse=feed;nourrissent=feed;nourrissez=feed;nourrisson=infant
nourrissons=feed;nourrit=feed;nourriture=food;nous=we us;nous-mêmes=ourselves;nouveau=new;nouveau-né=newborn;nouveaux=new;nouvel=new
nouvel-an=new year;nouvelle=new news;nouvelle-zélande=new zealand;nouvellement=newly;nouvelles=news new;novembre=november;noyer=walnut;noël=christmas
nu=naked;nuage=cloud;nuageux=cloudy;nuancer=qualify;nue=naked;nui=harmed;nuie=harmed;nuira=harm;nuire=harm;nuiront=harm;nuis=harm;nuisais=harmed
nuisait=harmed;nuise=harm;nuisent=harm;nuisons=harm;nuit=night;nul=none;nulle=rubbish;numérique=digital;numériser=scan;numéro=number;nuque=neck
nutritionniste=nutritionist;né=born;néanmoins=nevertheless;nécessaire=necessary;née=born;néerlandais=dutch;nées=born;négatif=negative;négliger=neglect
négociation=negotiation;négocier=negotiate;néon=neon light;népal=nepal;nés=born;nôtre=ours;nœud=knot bow;objectif=goal lens;objection=objection
objet=object;obligation=bond obligation;obligatoire=compulsory;obliger=force;obligé=forced;observation=observation;observer=observe;obstacle=obstacle
obsèques=funeral;obséder=obsess;obtenaient=got obtained;obtenais=got obtained;obtenait=got obtained;obtenez=get obtain;obtenir=get obtain
obtenons=get obtain;obtention=obtaining;obtenu=got obtained;obtenue=got obtained;obtenus=got obtained;obtiendra=get obtain;obtiendrons=get obtain
obtiendront=get obtain;obtienne=get obtain;obtiennent=get obtain;obtiens=get obtain;obtient=get obtain;obèse=obese;obéi=obeyed;obéie=obeyed;obéir=obey
obéira=obey;obéiront=obey;obéis=obey;obéissais=obeyed;obéissait=obeyed;obéisse=obey;obéissent=obey;obéissez=obey;obéissons=obey;obéit=obey
obésité=obesity;occasion=second-hand opportunity;occasionnellement=occasionally;occitan=occitan;occupation=occupation;occuper=take care occupy
occupé=busy;octante=eighty;octobre=october;octogénaire=eighty-year-old;océan=ocean;océanie=oceania;odeur=smell;odorat=smell;oeil=eye;oeuf=egg
offenser=offend;offert=gave gift;offerte=gave gift;offerts=gave gift;officiel=official;officiellement=officially;offraient=gave gift;offrais=gave gift
offrait=gave gift;offre=give offer;offrent=give gift;offrez=give gift;offriez=gave gift;offrions=gave gift;offrir=give gift;offrira=give gift
offrirons=give gift;offriront=give gift;offrons=give gift;oh=;oie=goose;oignon=onion;oiseau=bird;ok=ok;olive=olive;olivier=olive tree
ombre=shade shadow;omelette=omelette;omnivore=omnivore;on=we;oncle=uncle;oncologue=oncologist;ong=charity;ongle=nail;ont=have;onze=eleven
onzième=eleventh;ophtalmo=eye doctor;ophtalmologue=eye doctor;opinion=opinion;opportunité=opportunity;opposer=oppose;opticien=optician
optimiste=optimistic;option=option;opère=operate;opéra=opera;opérateur=operator;opération=operation surgery;opérations=operations;opératoire=operating
opératrice=operator;opérer=operate;opéré=operated;or=gold;orage=thunderstorm;orange=orange;orchestre=orchestra;orchidée=orchid;ordi=computer
ordinateur=computer;ordonnance=prescription;ordonné=tidy;ordre=order;ordre-du-jour=agenda;ordures=rubbish;oreille=ear;oreiller=pillow;oreilles=ears
organigramme=organization chart;organisation=organization;organiser=organize;organisé=organized;organisée=organized;orgue=organ;orgueil=pride
orientation=orientation;orienter=orient;originaire=originally from;original=original;origine=origin;originellement=originally
orl=ear nose throat doctor;ornithologie=birdwatching;ornithologue=birdwatcher;orphelin=orphan;orteil=toe;orthodontiste=orthodontist;orthodoxe=orthodox
orthographe=spelling;orthophoniste=speech therapist;orthopédiste=orthopaedist;os=bone;osciller=vary;oser=dare;ostéo=osteopath;ostéopathe=osteopath
otite=ear infection;ou=or;ouais=yes;oubli=oversight;oublier=forget;oublié=forgot;ouest=west;ouf=phew crazy;oui=yes;oups=oops;ourlet=hem;ours=bear;out=
outil=tool;outrage=outrage;outre=besides;ouvert=opened open;ouverte=opened;ouverts=opened;ouvrage=work;ouvraient=opened;ouvrais=opened;ouvrait=opened
ouvre=open;ouvre-boîte=can opener;ouvrent=open;ouvrer=work;ouvres=open;ouvrez=open;ouvrier=worker;ouvriez=opened;ouvrions=opened;ouvrir=open
ouvrira=open;ouvrirai=open;ouvriraient=open;ouvrirais=open;ouvrirait=open;ouvriras=open;ouvrirez=open;ouvrirons=open;ouvriront=open;ouvrière=worker
ouvrons=open;ouvré=worked;ouïe=hearing;où=where;pacifique=pacific;pacs=civil partnership;pacsé=civil partnership;padel=padel tennis;page=page
paie=pay salary;paient=pay;paierai=pay;paillasson=doormat;pain=bread;paire=pair;paisiblement=peacefully;paix=peace;pakistan=pakistan
pakistanais=pakistani;palace=luxury hotel;palefrenier=groom;palestine=palestine;palestinien=palestinian;palier=landing;palissade=fence
palmier=palm tree;pamplemousse=grapefruit;panda=panda;panier=basket;panique=panic;paniquer=panic;paniqué=panicked;panne=breakdown;panneau=sign panel
panosse=mop;pansement=plaster bandage;pantalon=trousers;pantoufles=slippers;pantoute=not at all;paon=peacock;papa=dad father;papi=grandpa;papier=paper
papiers=papers documents;papillon=butterfly;papoter=chat;papoté=chatted;papy=grandpa;paquet=packet;par=by;par-dessus=over;parabole=satellite dish
paracétamol=paracetamol;paradis=paradise;parais=seem appear;paraissaient=seemed appeared;paraissais=seemed appeared;paraissait=seemed appeared
paraisse=seem appear;paraissent=seem appear;paraisses=seem appear;paraissez=seem appear;paraissons=seem appear;paralysé=paralysed
parapente=paragliding;parapluie=umbrella;parasol=parasol;paraît=seem appear;paraîtra=seem appear;paraître=seem appear;paraîtrons=seem appear
paraîtront=seem appear;parc=park;parce=because;parce-que=because;parcmètre=parking meter;parcourais=travelled;parcoure=travel through
parcourent=travel through;parcourez=travel through;parcourir=travel through;parcourons=travel through;parcourra=travel through
parcourront=travel through;parcours=route career;parcourt=travel through;parcouru=travelled;parcourue=travelled;parcourus=travelled;pardon=sorry
pardonner=forgive;pardonné=forgave;pare-brise=windscreen;pareil=same;pareille=same;parent=parent;parental=parental;paresseux=lazy;parfait=perfect
parfaitement=perfectly;parfois=sometimes;parfum=perfume;pari=bet;parier=bet;paris=paris;parisien=parisian;parka=parka;parking=parking car park
parkinson=parkinson's;parlais=spoke;parlait=spoke;parler=speak talk;parlera=talk;parlé=spoke;parmi=among;paroi=wall;paroisse=parish;parole=speech
paroles=lyrics;parquer=park;parquet=parquet floor;parrain=godfather;parrainage=sponsorship;pars=leave;part=leave part;partage=share;partageais=shared
partageait=shared;partageons=share;partager=share;partagé=shared;partaient=left;partais=left;partait=left;partant=leave;parte=leave;partenaire=partner
partent=leave;parti=party left;participation=participation;participer=take part;participé=took part;particulier=particular private
particulièrement=particularly;partie=part game;partiel=part-time partial;partiellement=partly;partiez=left;partions=left;partir=leave;partira=leave
partis=left;partition=sheet music;partons=leave;partout=everywhere;paru=seemed appeared;parue=seemed appeared;parus=seemed appeared;pas=not;pass=pass
passage=passage crossing;passais=spent;passait=spent;passe=spend pass;passeport=passport;passer=spend pass;passera=spend pass;passerai=spend
passes=spend pass;passion=passion;passionnant=exciting;passionner=fascinate;passionné=passionate;passionnée=passionate;passionnément=passionately
passoire=colander;passé=spent past;passée=spent past;passées=spent;passés=spent;pasteur=pastor;pastis=pastis;pastèque=watermelon;patate=potato
patch=patch;paternel=paternal;paternité=paternity;patience=patience;patient=patient;patiente=patient;patienter=wait;patientes=patient
patientèle=patients;patin=skate;patinage=skating;patiner=skate;patinoire=ice rink;patraque=unwell;patrimoine=assets heritage;patron=boss
patronyme=surname;patte=paw leg;paupière=eyelid;pause=break;pauvre=poor;pauvreté=poverty;pavillon=detached house;pavé=thick book cobblestone
payais=paid;payait=paid;paye=pay salary;payent=pay;payer=pay;pays=country;pays-bas=netherlands;paysage=landscape;paysagiste=landscaper;paysan=farmer
payé=paid;pc=pc;peau=skin;peignaient=painted;peignais=painted;peignait=painted;peigne=comb;peignent=paint;peignes=paint;peignez=paint
peignions=painted;peignoir=bathrobe;peignons=paint;peindra=paint;peindre=paint;peindrons=paint;peindront=paint;peine=trouble;peins=paint
peint=paint painted;peinte=painted;peintre=painter;peints=painted;peinture=paint painting;pelage=coat fur;pelle=shovel;pelouse=lawn;peluche=cuddly toy
pencher=lean;pendant=during;pendule=clock;pensais=thought;pensait=thought;pense=think;penser=think;penses=think;pension=pension boarding
pensionné=retired;pensionnée=retired;pensé=thought;pensée=thought;pensées=thoughts;pente=slope;pentecôte=pentecost;percer=drill;perceuse=drill
percevais=perceived;percevait=perceived;percevez=perceive receive;percevoir=perceive receive;percevons=perceive receive;percevra=perceive receive
percevront=perceive receive;percussions=percussion;percuter=hit;perd=lose;perdaient=lost;perdais=lost;perdait=lost;perdant=loser;perde=lose
perdent=lose;perdiez=lost;perdions=lost;perdons=lose;perdra=lose;perdre=lose;perdrons=lose;perdront=lose;perds=lose;perdu=lost;perdue=lost;perdus=lost
perfection=perfection;perfectionner=improve;perfectionniste=perfectionist;performance=performance;perle=pearl;permanence=on-call duty
permanent=permanent;permet=allow;permets=allow;permettaient=allowed;permettais=allowed;permettait=allowed;permette=allow;permettent=allow
permettiez=allowed;permettions=allowed;permettons=allow;permettra=allow;permettre=allow;permettrons=allow;permettront=allow;permis=licence allowed
permise=allowed;permission=permission;perron=front steps;perroquet=parrot;perruche=budgie;perruque=wig;persan=persian;persil=parsley;perso=personal
personnalité=personality;personne=nobody person;personnel=personal staff;personnelle=personal;personnellement=personally;personnes=people
perspective=prospect;persuader=persuade;perte=loss;perturber=disturb;perçois=perceive receive;perçoit=perceive receive;perçoive=perceive receive
perçoivent=perceive receive;perçu=perceived;perçue=perceived;perçus=perceived;pesais=weighed;pesait=weighed;pescétarien=pescatarian;peser=weigh
pessimiste=pessimistic;pesé=weighed;petit=small;petit-déj=breakfast;petit-déjeuner=breakfast;petit-fils=grandson;petite=small
petite-fille=granddaughter;petits-enfants=grandchildren;peu=little;peuple=people;peupler=populate;peuples=people;peuplier=poplar;peur=fear afraid
peureuse=fearful;peut=can;peut-être=maybe;peuvent=can;peux=can;phare=headlight lighthouse;pharmacie=pharmacy;pharmacien=pharmacist;phase=phase
philippines=philippines;philo=philosophy;philosophe=philosopher;philosophie=philosophy;phobie=phobia;phobique=phobic;phoque=seal;photo=photo
photocopie=photocopy;photocopieuse=photocopier;photographe=photographer;photographie=photography;photographier=photograph;photographies=photography
photographié=photographed;photos=photos;photovoltaïque=solar;phrase=sentence;physicien=physicist;physique=physics physical;physiquement=physically
phénomène=phenomenon;piano=piano;piaule=room;picoler=drink;picolé=drank;pie=magpie;pied=foot;pieds=feet;pierre=stone;pieu=bed;pigeon=pigeon
pigeonnier=pigeon loft;piger=understand;pignons=pine nuts;pigé=understood;pilates=pilates;pile=battery pile;pilier=pillar;pilotage=management
pilote=pilot;pilule=pill;pilulier=pill box;piment=chili;pin=pine;pince=pliers;pinceau=brush;pincer=pinch;pinces=pliers pegs;ping=ping
ping-pong=table tennis;pion=pawn;pioncer=sleep;pipe=pipe;piquant=spicy;pique=picnic;pique-nique=picnic;pique-niquer=picnic;pique-niques=picnic
piquer=steal sting;piques=picnic;piqué=stole;piqûre=injection sting;piratage=hacking;pirate=hacker pirate;pire=worse;pis=worse;piscine=swimming pool
pisser=pee;pistache=pistachio;piste=track runway;pistolet=bread roll pistol;pizza=pizza;pizzeria=pizzeria;pièce=room coin;piéton=pedestrian
placard=cupboard;place=place square;placement=investment;placements=investments;placer=place;places=place square;placé=placed;plafond=ceiling
plage=beach;plaie=wound;plaignais=complained;plaignait=complained;plaigne=complain;plaignent=complain;plaignez=complain;plaignons=complain
plaindra=complain;plaindre=complain;plaindront=complain;plaine=plain;plains=complain;plaint=complain;plainte=complaint;plaints=complained
plaira=please like;plaire=please like;plairons=please like;plairont=please like;plais=please like;plaisaient=pleased liked;plaisais=pleased liked
plaisait=pleased liked;plaise=please like;plaisent=please like;plaisiez=pleased liked;plaisions=pleased liked;plaisir=pleasure;plaisons=please like
plan=plan;planche=board;plancher=floor;planches=boards;planer=glide;planifier=plan;planifié=planned;planning=schedule;plantage=crash;plante=plant
planter=plant crash;plantes=plants;planté=planted;planète=planet;plaque=hob plate;plaquer=dump;plaques=hob plates;plaquiste=plasterer;plaqué=dumped
plaquée=dumped;plasma=plasma;plastifié=laminated;plastique=plastic;plat=flat dish;plate=flat;plateau=tray plateau;plateforme=platform
platine=turntable platinum;plaçons=place;plaît=please like;plein=full;pleine=full;pleurer=cry;pleuré=cried;pleut=rain;pleuviner=drizzle;pleuvoir=rain
pleuvra=rain;pleuvront=rain;plier=fold;plinthe=skirting board;plié=folded;plomb=lead;plombage=filling;plomberie=plumbing;plombier=plumber
plombière=plumber;plonger=dive;plongeur=diver dishwasher;plongeuse=diver dishwasher;plongé=absorbed;plongée=diving;plu=liked rained;plue=pleased liked
pluie=rain;plumard=bed;plume=feather;plupart=most;plus=no more;plusieurs=several;plutôt=rather;plâtre=plaster;plâtrer=put in plaster;plâtres=plaster
plâtré=put in plaster;pma=fertility treatment;pneu=tyre;pneumologue=lung doctor;pneumonie=pneumonia;pneus=tyres;poche=pocket;podcast=podcast
podium=podium;podologue=podiatrist;pogner=catch;pognon=money;poids=weight;poignet=wrist;poignée=handle handful;poil=hair;point=point
pointer=clock in point;pointeuse=time clock;pointu=pointed;pointure=shoe size;poire=pear;poireau=leek;poireauter=wait;poirier=pear tree;pois=peas dots
poisson=fish;poissonnerie=fishmonger's;poissonnier=fishmonger;poitrine=chest;poivre=pepper;poivron=pepper;poker=poker;polar=crime novel;poli=polite
police=police;policier=policeman;policière=policewoman;polir=polish;politesse=politeness;politique=politics;pollen=pollen;polluer=pollute
pollution=pollution;pologne=poland;polonais=polish;polonaise=polish;polyarthrite=rheumatoid arthritis;polyglotte=polyglot;pommade=ointment;pomme=apple
pommier=apple tree;pompes=push-ups;pompette=tipsy;pompier=firefighter;poncer=sand;ponceuse=sander;ponctuel=punctual;ponctuellement=occasionally
pond=lay eggs;pondais=laid eggs;pondait=laid eggs;ponde=lay eggs;pondent=lay eggs;pondons=lay eggs;pondra=lay eggs;pondre=lay eggs;pondront=lay eggs
ponds=lay eggs;pondu=laid eggs;pondue=laid eggs;pondus=laid eggs;poney=pony;pong=pong;pont=bridge;pontage=bypass;populaire=popular
popularité=popularity;population=population;porc=pork;port=port;portable=mobile phone laptop;portail=gate;portais=wore;portait=wore;porte=wear door
porte-bébé=baby carrier;porte-manteau=coat rack;porte-monnaie=purse;portefeuille=wallet;porter=wear carry;portes=wear doors;porteur=carrier owner
portion=portion;portrait=portrait;portugais=portuguese;portugaise=portuguese;portugal=portugal;porté=wore carried;poser=put ask;positif=positive
position=position;posologie=dosage;possibilité=possibility;possible=possible;possède=own;possèdent=own;posséder=own;postal=postal;poste=position post
poster=post;postes=position post;postuler=apply;postulé=applied;posé=put asked;pot=drink pot;pot-au-feu=beef stew;potage=soup;potager=vegetable garden
potages=soup;potasser=study;pote=mate friend;potentiel=potential;poterie=pottery;potes=mates friends;potier=potter;potiron=pumpkin;pou=louse
poubelle=bin;pouce=thumb;poulailler=chicken coop;poulain=foal;poule=hen;poulet=chicken;poulpe=octopus;pouls=pulse;poumon=lung;poupée=doll;pour=for
pourboire=tip;pourcent=percent;pourcentage=percentage;pourquoi=why;pourra=can;pourraient=would can;pourrais=would can;pourrait=would can;pourri=rotten
pourrie=rotted;pourrir=rot;pourrira=rot;pourrirai=rot;pourrirais=rot;pourrirait=rot;pourriront=rot;pourris=rot;pourrissais=rotted;pourrissait=rotted
pourrisse=rot;pourrissent=rot;pourrissez=rot;pourrissons=rot;pourrit=rot;pourrons=can;pourront=can;poursuis=pursue continue;poursuit=pursue continue
poursuivais=continued;poursuivait=continued;poursuive=pursue continue;poursuivent=pursue continue;poursuivez=pursue continue;poursuivi=continued
poursuivie=continued;poursuivis=continued;poursuivons=pursue continue;poursuivra=pursue continue;poursuivre=pursue continue
poursuivront=pursue continue;pourtant=however;pousse=push grow;pousser=push grow;poussette=pushchair;poussin=chick;poussière=dust;poussé=pushed grew
poussée=push;poutine=chips with gravy;poutre=beam;pouvaient=could;pouvais=could;pouvait=could;pouvez=can;pouvions=could;pouvoir=can;pouvons=can
poux=lice;poème=poem;poésie=poetry;poêle=stove pan;prague=prague;prairie=meadow;praline=chocolate;pratique=practise practical;pratiquement=practically
pratiquer=practise;premier=first;première=first;prenaient=took;prenais=took;prenait=took;prenant=take;prend=take;prendra=take;prendre=take
prendrons=take;prendront=take;prends=take;prenez=take;prenions=took;prenne=take;prennent=take;prennes=take;prenons=take;presbyte=long-sighted
prescription=prescription;prescrira=prescribe;prescrire=prescribe;prescris=prescribe;prescrit=prescribe;prescrite=prescribed;prescrits=prescribed
prescrivais=prescribed;prescrivait=prescribed;prescrive=prescribe;prescrivent=prescribe;prescrivez=prescribe;prescrivons=prescribe;presqu=almost
presqu'île=peninsula;presque=almost;presse=press;presser=hurry press;presses=press;pressing=dry cleaner's;pression=pressure;prestataire=contractor
prestation=service benefit;preuve=proof;prier=pray;primaire=primary school;prime=bonus;primeur=greengrocer;prince=prince;princesse=princess
principal=main;principale=main;principalement=mainly;principe=principle;printemps=spring;priorité=priority;pris=took;prise=taken socket
prises=taken sockets;prison=prison;priver=deprive;privilège=privilege;privé=private;prix=price;prière=prayer;pro=professional;probable=likely
probablement=probably;problème=problem;processeur=processor;prochain=next;prochaine=next;prochainement=soon;proche=close relative
procuration=power of attorney;procurer=get;procès=trial;procédure=procedure;prod=production;producteur=producer;production=production
productrice=producer;produira=produce;produire=produce;produiront=produce;produis=produce;produisais=produced;produisait=produced;produise=produce
produisent=produce;produisons=produce;produit=product produce;produite=produced;prof=teacher;professeur=teacher professor
professeure=teacher professor;profession=profession;professionnel=professional;professionnellement=professionally;profil=profile;profit=profit
profiter=enjoy;profité=enjoyed;profond=deep;profondément=deeply;programmation=programming;programme=program;programmer=program;programmes=program
programmé=programmed;progresser=progress;progressivement=gradually;progressé=progressed;progrès=progress;progéniture=children;projection=screening
projet=project plan;projeter=plan;projettent=plan;projeté=planned;prolongation=extension;prolonger=extend;promenade=walk;promener=walk;promené=walked
promesse=promise;promet=promise;promets=promise;promettaient=promised;promettais=promised;promettait=promised;promette=promise;promettent=promise
promettiez=promised;promettions=promised;promettons=promise;promettra=promise;promettre=promise;promettrons=promise;promettront=promise
promis=promised;promise=promised;promo=special offer;promotion=promotion;promu=promoted;promènent=walk;prononcer=pronounce;prononciation=pronunciation
proportion=proportion;propos=about;proposer=suggest;proposition=proposal;proposé=suggested;propre=clean own;propreté=cleanliness;proprio=landlord
propriétaire=owner landlord;propriété=property;prostate=prostate;protection=protection;protestant=protestant;prothèse=prosthesis;prothèses=prostheses
prothésiste=prosthetist;prototype=prototype;protège=protect;protéger=protect;protégé=protected;protéine=protein;prouver=prove;provenais=came from
provenait=came from;provence=provence;provenez=come from;provenir=come from;provenons=come from;provenu=came from;provenue=came from
provenus=came from;provençal=provençal;proviendra=come from;proviendront=come from;provienne=come from;proviennent=come from;proviens=come from
provient=come from;province=province;proviseur=head teacher;provisions=groceries;provisoire=temporary;provisoirement=temporarily;provoquer=cause
prudemment=carefully;prudent=careful;prune=plum;prunier=plum tree;près=near;préavis=notice;précaution=precaution;précepteur=tutor;précieux=precious
précis=precise;préciser=specify;précision=precision;précisément=precisely;précoce=early;précompte=withholding tax;précédent=previous
précédente=previous;précéder=precede;prédilection=preference;prédira=predict;prédire=predict;prédis=predict;prédisais=predicted;prédisait=predicted
prédise=predict;prédisent=predict;prédisez=predict;prédisons=predict;prédit=predict;prédite=predicted;prédits=predicted;prédécesseur=predecessor
préfecture=prefecture;préfère=prefer;préfèrent=prefer;préférence=preference;préférer=prefer;préféré=favourite;préférée=favourite;préférées=favourite
préférés=favourite;prélever=take debit;prélèvement=direct debit;prélèvent=debit;prématuré=premature;prénom=first name;prénommer=name;prénommé=named
prépa=preparatory class;préparation=preparation;préparatoire=preparatory;préparer=prepare;préparé=prepared;prépension=early retirement
préretraite=early retirement;présence=presence;présent=present;présentation=presentation;présenter=introduce present;préservatif=condom
préserver=preserve;président=president;prétend=claim;prétendais=claimed;prétendait=claimed;prétende=claim;prétendent=claim;prétendons=claim
prétendra=claim;prétendre=claim;prétendront=claim;prétends=claim;prétendu=claimed;prétendue=claimed;prétendus=claimed;prétexte=excuse
prévenaient=warned;prévenais=warned;prévenait=warned;prévenez=warn tell;prévenir=warn tell;prévenons=warn tell;prévenu=warned;prévenue=warned
prévenus=warned;préviendra=warn tell;préviendrons=warn tell;préviendront=warn tell;prévienne=warn tell;préviennent=warn tell;préviens=warn tell
prévient=warn tell;prévision=forecast;prévoie=plan;prévoient=plan;prévoir=plan;prévoira=plan;prévoirons=plan;prévoiront=plan;prévois=plan;prévoit=plan
prévoyaient=planned;prévoyais=planned;prévoyait=planned;prévoyiez=planned;prévoyions=planned;prévoyons=plan;prévu=planned;prévus=planned
prêt=ready loan;prête=lend ready;prêter=lend;prêtes=lend ready;prêtre=priest;prêté=lent;pseudo=username;pseudonyme=pseudonym;psoriasis=psoriasis
psy=therapist;psychanalyse=psychoanalysis;psychanalyste=psychoanalyst;psychiatre=psychiatrist;psycho=psychology;psychologie=psychology
psychologue=psychologist;psychothérapeute=psychotherapist;psychothérapie=psychotherapy;ptdr=laughing;pu=could;pub=pub;public=public
publication=publication;publicité=advertising;publicités=advertisements;publier=publish;publique=public;publiquement=publicly;puce=flea chip
puces=flea market fleas;pucé=microchipped;pue=could;puis=then;puisqu=since;puisque=since;puissance=power;puisse=can;puissent=can;puits=well
pull=sweater;puni=punished;punie=punished;punir=punish;punira=punish;punirai=punish;punirais=punish;punirait=punish;puniront=punish;punis=punish
punissais=punished;punissait=punished;punisse=punish;punissent=punish;punissez=punish;punissons=punish;punit=punish;punition=punishment;pur=pure
purement=purely;purée=mash;pus=could;putain=fuck;puzzle=puzzle;puériculteur=nursery nurse;puéricultrice=nursery nurse;pv=parking ticket;pyjama=pyjamas
pyrénées=pyrenees;pâques=easter;pâte=dough;pâtes=pasta;pâtisserie=pastry;pâtissier=pastry chef;pâtissière=pastry chef;pâté=pâté;pèlerinage=pilgrimage
père=father;pèse=weigh;pèsent=weigh;pèses=weigh;péage=toll;péché=sin;pécule=savings;pédale=pedal;pédaler=pedal;pédiatre=paediatrician;pékin=beijing
pénible=annoying;péniche=houseboat;pénicilline=penicillin;pénurie=shortage;pénétrer=enter;pépin=problem;pépère=grandpa;pépé=grandpa
péridurale=epidural;périmé=expired;période=period;périple=journey;périr=perish;périscolaire=after-school;pérou=peru;péruvien=peruvian;pétanque=boules
péter=break burst;pétoche=fear;pétrir=knead;pétrole=oil;pété=broke;pêche=fishing peach;pêcher=fish;pêches=peaches;pêcheur=fisherman;pêché=fished
qu=what;quadragénaire=forty-year-old;quai=platform quay;qualification=qualification;qualifier=qualify;qualité=quality;quand=when;quant=as for
quantité=quantity;quarantaine=about forty quarantine;quarante=forty;quarante-cinq=forty-five;quarantième=fortieth;quart=quarter;quartier=neighbourhood
quarts=quarters;quasi=almost;quasiment=almost;quatorze=fourteen;quatre=four;quatre-vingt=eighty;quatre-vingt-dix=ninety;quatre-vingts=eighty
quatrième=fourth;quatuor=quartet;que=that;quel=what;quelconque=any;quelle=what;quelles=what;quelqu=some;quelqu'un=someone;quelque=some
quelque-chose=something;quelquefois=sometimes;quelques=a few;quels=what;querelle=quarrel;question=question;questionner=question;queue=tail queue
qui=who;quiche=quiche;quiconque=whoever;quinoa=quinoa;quinquagénaire=fifty-year-old;quinzaine=fortnight fifteen;quinze=fifteen;quittance=receipt
quitte=leave quit;quitter=leave quit;quittera=leave;quitté=left quit;quoi=what;quoiqu=although;quoique=although;quota=quota;quotidien=daily
quotidienne=daily;quotidiennement=daily;québec=quebec;québécois=quebecer;rabais=discount;rabbin=rabbi;raccompagner=take home;raccourcir=shorten
raccrocher=hang up;race=breed race;rachat=buyback;racheter=buy back;racine=root;racisme=racism;raciste=racist;raclette=raclette cheese;raconter=tell
raconté=told;radiateur=radiator;radin=stingy;radio=radio x-ray;radiographie=x-ray;radiologue=radiologist;radiothérapie=radiotherapy;radis=radish
raffoler=adore;rafraîchi=refreshed;rafraîchie=refreshed;rafraîchir=cool refresh;rafraîchira=cool refresh;rafraîchirai=cool refresh
rafraîchirais=cool refresh;rafraîchirait=cool refresh;rafraîchiront=cool refresh;rafraîchis=cool refresh;rafraîchissais=refreshed
rafraîchissait=refreshed;rafraîchisse=cool refresh;rafraîchissent=cool refresh;rafraîchissez=cool refresh;rafraîchissons=cool refresh
rafraîchit=cool refresh;rage=rage rabies;ragoût=stew;raidir=stiffen;rail=rail;raisin=grape;raison=reason;raisonnable=reasonable
raisonnablement=reasonably;rajeunir=rejuvenate;ralenti=slowed down;ralentie=slowed down;ralentir=slow down;ralentira=slow down;ralentirai=slow down
ralentirais=slow down;ralentirait=slow down;ralentiront=slow down;ralentis=slow down;ralentissais=slowed down;ralentissait=slowed down
ralentisse=slow down;ralentissent=slow down;ralentissez=slow down;ralentissons=slow down;ralentit=slow down;rallonge=extension lead;rallonger=lengthen
rallonges=extension lead;ramadan=ramadan;ramassage=collection;ramasser=pick up;ramasseur=collector;ramassé=picked up;rambarde=railing;rame=row lag
ramener=bring back;ramené=brought back;ramer=row lag;ramonage=chimney sweeping;ramoneur=chimney sweep;rampe=ramp;ramènent=bring back
rancunier=resentful;rando=hike;randonner=hike;randonneur=hiker;randonnée=hike hiking;rang=row rank;range=tidy;rangeais=tidied;ranger=tidy;ranges=tidy
rangé=tidied;rangée=row;rap=rap;rapide=fast;rapidement=quickly;rapidité=speed;rappeler=call back remind;rappellent=remind;rappellera=call back
rappelles=remember;rappelé=called back;rapport=report;rapporter=bring back;raquette=racket snowshoe;rare=rare;rarement=rarely;ras=short
ras-le-bol=fed up;raser=shave;rasoir=razor;rassemblement=gathering;rassembler=gather;rassurer=reassure;rassuré=reassured;rasé=shaved;rat=rat
ratatouille=vegetable stew;rater=fail miss;rats=rats;rattrapage=resit;rattraper=catch up;raté=failed missed;ravalement=facade renovation
ravi=delighted;ravie=delighted;ravir=delight;ravitaillement=supplies;rayer=scratch;rayon=shelf ray;rayures=stripes;rayé=striped;rdv=appointment
rebondir=bounce;recette=recipe;recevaient=received got;recevais=received got;recevait=received got;recevez=receive get;recevoir=receive get
recevons=receive get;recevra=receive get;recevrons=receive get;recevront=receive get;rechange=spare;recherche=search research;rechute=relapse
recommandation=recommendation;recommander=recommend;recommencer=start again;recommencé=started again;reconditionné=refurbished;reconduction=renewal
reconduit=renewed;reconnais=recognize;reconnaissaient=recognized;reconnaissais=recognized;reconnaissait=recognized
reconnaissance=recognition gratitude;reconnaisse=recognize;reconnaissent=recognize;reconnaisses=recognize;reconnaissez=recognize
reconnaissons=recognize;reconnaît=recognize;reconnaîtra=recognize;reconnaître=recognize;reconnaîtrons=recognize;reconnaîtront=recognize
reconnu=recognized;reconnue=recognized;reconnus=recognized;reconstruira=rebuild;reconstruire=rebuild;reconstruiront=rebuild;reconstruis=rebuild
reconstruisais=rebuilt;reconstruisait=rebuilt;reconstruise=rebuild;reconstruisent=rebuild;reconstruisons=rebuild;reconstruit=rebuild
reconstruite=rebuilt;reconstruits=rebuilt;reconversion=career change;reconvertir=retrain;recopier=copy out;record=record;recousu=stitched
recrue=recruit;recrutement=recruitment;recruter=recruit;recruteur=recruiter;recruté=recruited;rectifier=correct;recueillais=took in
recueillait=took in;recueille=take in;recueillent=take in;recueillera=take in;recueillerai=take in;recueillerais=take in;recueillerait=take in
recueilleront=take in;recueillez=take in;recueilli=took in;recueillie=took in;recueillir=take in;recueillis=took in;recueillons=take in
recul=step back;reculer=move back;recyclage=recycling;recycler=recycle;redescend=go down again;redescendais=went down again
redescendait=went down again;redescende=go down again;redescendent=go down again;redescendons=go down again;redescendra=go down again
redescendre=go down again;redescendront=go down again;redescends=go down again;redescendu=went down again;redescendue=went down again
redescendus=went down again;redevance=fee;rediffusion=repeat;redoublement=repeating a year;redoubler=repeat a year;redouter=dread;redouté=dreaded
redressement=adjustment;redémarrer=restart;refaire=redo;refais=redo;refait=redid;refaite=redone;reflux=reflux;refont=redo;refroidi=cooled
refroidir=cool;refuge=shelter refuge;refus=refusal;refuser=refuse;refusé=refused;regardais=watched;regardait=watched;regarde=watch look
regarder=watch look;regardes=watch;regardé=watched;regret=regret;regretter=regret;rein=kidney;reine=queen;reins=kidneys back;rejeter=reject
rejeton=child;rejoignaient=joined;rejoignais=joined;rejoignait=joined;rejoigne=join;rejoignent=join;rejoignes=join;rejoignez=join;rejoignons=join
rejoindra=join;rejoindre=join;rejoindrons=join;rejoindront=join;rejoins=join;rejoint=join;rejointe=joined;rejoints=joined;relais=relay
relancer=restart;relation=relationship;relativement=relatively;relaxer=relax;relever=raise;relier=connect;religieuse=religious nun;religion=religion
relira=read again;relirai=read again;relirais=read again;relirait=read again;relire=read again;reliront=read again;relis=read again
relisais=read again;relisait=read again;relise=read again;relisent=read again;relisons=read again;relit=read again;reliure=bookbinding;relou=annoying
relu=read again;relue=read again;relus=read again;relève=replacement relief;remarié=remarried;remarque=remark;remarquer=notice;remarques=remarks
rembourse=repay refund;remboursement=refund repayment;rembourser=repay refund;remboursé=repaid;remercier=thank;remercié=thanked
remet=put back hand over;remets=put back hand over;remettaient=put back;remettais=put back;remettait=put back;remette=put back hand over
remettent=put back hand over;remettons=put back hand over;remettra=put back hand over;remettre=put back hand over;remettrons=put back hand over
remettront=put back hand over;remis=put back;remise=put back discount;remonter=go back up;remords=remorse;remorque=trailer;remorquer=tow
remorques=trailer;remplacement=replacement;remplacer=replace;remplacé=replaced;remplaçait=replaced;remplaçant=substitute;remplaçante=substitute
rempli=filled;remplie=filled;remplir=fill;remplira=fill;remplirai=fill;remplirais=fill;remplirait=fill;rempliront=fill;remplis=fill;remplissais=filled
remplissait=filled;remplisse=fill;remplissent=fill;remplissez=fill;remplissons=fill;remplit=fill;rempoter=repot;remuer=stir;remède=remedy;renard=fox
rencontre=meeting encounter;rencontrer=meet;rencontres=meetings;rencontré=met;rend=give back make;rendaient=gave back made;rendais=gave back made
rendait=gave back made;rende=give back make;rendent=give back make;rendez=appointment;rendez-vous=appointment;rendiez=gave back made
rendions=gave back made;rendons=give back make;rendra=give back make;rendre=give back make;rendrons=give back make;rendront=give back make
rends=give back make;rendu=gave back made;rendue=gave back made;rendus=gave back made;renfort=reinforcement;rennes=rennes;renommée=fame
renoncer=give up;renouveler=renew;renouvellement=renewal;renouvellent=renew;renouvelé=renewed;renseignement=information;renseigner=inform
rentrer=go home;rentré=went home;rentrée=start of school year;renverra=send back dismiss;renverront=send back dismiss;renverser=knock over
renvoie=send back dismiss;renvoient=send back dismiss;renvoyais=sent back dismissed;renvoyait=sent back dismissed;renvoyer=send back dismiss
renvoyons=send back dismiss;renvoyé=sent back dismissed;renvoyée=sent back dismissed;renvoyés=sent back dismissed;renégocier=renegotiate
renégocié=renegotiated;repars=leave again;repart=leave again;repartais=left again;repartait=left again;reparte=leave again;repartent=leave again
reparti=left again;repartie=left again;repartir=leave again;repartira=leave again;repartis=left again;repartons=leave again;repas=meal
repassage=ironing;repasse=iron;repasser=iron;repasses=iron;repassé=ironed;repeignais=repainted;repeignait=repainted;repeigne=repaint
repeignent=repaint;repeignez=repaint;repeignons=repaint;repeindra=repaint;repeindre=repaint;repeindront=repaint;repeins=repaint;repeint=repaint
repeinte=repainted;repeints=repainted;replay=catch-up;reporte=postpone;reporter=postpone;reporté=postponed;repos=rest;reposer=rest;reposé=rested
repousse=postpone;repousser=postpone;repoussé=postponed;reprenaient=resumed;reprenais=resumed;reprenait=resumed;reprend=resume take back
reprendra=resume take back;reprendre=resume take back;reprendrons=resume take back;reprendront=resume take back;reprends=resume take back
reprenez=resume take back;reprenne=resume take back;reprennent=resume take back;reprennes=resume take back;reprenons=resume take back;repris=resumed
reprise=resumed;reprocher=blame;représenter=represent;requin=shark;requête=query request;respect=respect;respecter=respect;respiration=breathing
respirer=breathe;responsabilité=responsibility;responsable=responsible manager;ressembler=look like;ressemblé=looked like;ressens=feel;ressent=feel
ressentais=felt;ressentait=felt;ressente=feel;ressentent=feel;ressenti=felt;ressentie=felt;ressentir=feel;ressentira=feel;ressentis=felt
ressentons=feel;ressers=serve again;ressert=serve again;resservais=served again;resservait=served again;resserve=serve again;resservent=serve again
resservez=serve again;resservi=served again;resservie=served again;resservir=serve again;resservira=serve again;resservirai=serve again
resservirais=serve again;resservirait=serve again;resserviront=serve again;resservis=served again;resservons=serve again;ressors=go out again
ressort=go out again;ressortais=went out again;ressortait=went out again;ressorte=go out again;ressortent=go out again;ressorti=went out again
ressortie=went out again;ressortir=go out again;ressortira=go out again;ressortis=went out again;ressortissant=national;ressortissante=national
ressortons=go out again;ressource=resource;ressusciter=revive;ressuscité=revived;resta=restaurant;restais=stayed;restait=stayed;restaurant=restaurant
restauration=catering restoration;restaurer=restore;reste=stay rest;rester=stay;restera=stay;restes=stay leftovers;resto=restaurant;restos=restaurants
restriction=restriction;resté=stayed;retaper=do up;retard=delay late;retarder=delay;retenais=held;retenait=held;retenez=remember hold
retenir=remember hold;retenons=remember hold;retenu=held;retenue=held;retenus=held;retiendra=remember hold;retiendront=remember hold
retienne=remember hold;retiennent=remember hold;retiens=remember hold;retient=remember hold;retirer=withdraw remove;retiré=withdrew;retoucher=alter
retour=return;retourner=return;retourné=returned;retrait=withdrawal;retraite=retirement;retraité=retired;retraitée=retired;retraités=retired people
retrouvailles=reunion;retrouver=find again meet;revenaient=came back;revenais=came back;revenait=came back;revend=resell;revendais=resold
revendait=resold;revende=resell;revendent=resell;revendons=resell;revendra=resell;revendre=resell;revendront=resell;revends=resell;revendu=resold
revendue=resold;revendus=resold;revenez=come back;revenir=come back;revenons=come back;revenu=income;revenue=came back;revenus=income
reverra=see again;reverront=see again;reviendra=come back;reviendrons=come back;reviendront=come back;revienne=come back;reviennent=come back
reviens=come back;revient=come back;revoie=see again;revoient=see again;revoir=see again;revois=see again;revoit=see again;revoyais=saw again
revoyait=saw again;revoyons=see again;revu=saw again;revue=magazine;revus=saw again;rez=ground;rez-de-chaussée=ground floor;reçois=receive get
reçoit=receive get;reçoive=receive get;reçoivent=receive get;reçu=received receipt;reçue=received got;reçus=received got;rhino=cold;rhum=rum
rhumatisme=rheumatism;rhumatologue=rheumatologist;rhume=cold;rhésus=rhesus;ri=laughed;riaient=laughed;riais=laughed;riait=laughed;rib=bank details
riche=rich;richesse=wealth;ride=wrinkle;rideau=curtain;rie=laughed;rien=nothing;rient=laugh;ries=laugh;riez=laugh;rigoler=laugh;rigolo=funny
rigolé=laughed;rigueur=rigour;riiez=laughed;riions=laughed;rillettes=potted meat;rimer=rhyme;rions=laugh;rira=laugh;rire=laugh;rirons=laugh
riront=laugh;ris=laugh;risque=risk;risquer=risk;risqué=risky;rit=laugh;rituel=ritual;riverain=resident;rivière=river;riz=rice;road=road;robe=dress
robinet=tap;robinetterie=taps;robot=robot;rocher=rock;rochers=rocks;rock=rock;roi=king;rois=kings epiphany;roman=novel;romantique=romantic
romarin=rosemary;rome=rome;rompaient=broke up;rompais=broke up;rompait=broke up;rompe=break up;rompent=break up;rompes=break up;rompez=break up
rompions=broke up;rompons=break up;rompra=break up;rompre=break up;romprons=break up;rompront=break up;romps=break up;rompt=break up;rompu=broke up
rompue=broke up;rompus=broke up;rond=round;rond-point=roundabout;ronflement=snoring;ronfler=snore;ronfleur=snorer;ronger=gnaw;rose=pink rose
rosier=rose bush;rosé=rosé wine;rotule=kneecap;roue=wheel;rouge=red;rougeole=measles;rougi=blushed;rougie=blushed;rougir=blush;rougira=blush
rougirai=blush;rougirais=blush;rougirait=blush;rougiront=blush;rougis=blush;rougissais=blushed;rougissait=blushed;rougisse=blush;rougissent=blush
rougissez=blush;rougissons=blush;rougit=blush;rouiller=rust;roulais=drove;roulait=drove;roulant=rolling wheelchair;roule=drive;rouleau=roller
rouler=drive;roules=drive;roulotte=caravan;roulé=drove;roumain=romanian;roumanie=romania;roupiller=sleep;rousse=red-haired;route=road route
routeur=router;routier=trucker road;routine=routine;rouvert=reopened;rouverte=reopened;rouverts=reopened;rouvrais=reopened;rouvre=reopen
rouvrent=reopen;rouvrez=reopen;rouvrir=reopen;rouvrira=reopen;rouvrirai=reopen;rouvrirais=reopen;rouvrirait=reopen;rouvriront=reopen;rouvrons=reopen
roux=red-haired;royaume=kingdom;rtt=day off;ruche=beehive;rue=street;ruelle=alley;rugby=rugby;ruine=ruin;ruiner=ruin;ruisseau=stream;rumeur=rumour
rupture=breakup;rural=rural;russe=russian;russie=russia;rwanda=rwanda;rwandais=rwandan;rythme=pace rhythm;râler=complain;râleur=grumpy;râleuse=grumpy
râpe=grater;râteau=rake;règle=ruler rule;règlement=rules payment;règles=period rules;réaction=reaction;réagi=reacted;réagie=reacted;réagir=react
réagira=react;réagirai=react;réagirais=react;réagirait=react;réagiront=react;réagis=react;réagissais=reacted;réagissait=reacted;réagisse=react
réagissent=react;réagissez=react;réagissons=react;réagit=react;réalisateur=director;réalisation=achievement;réaliser=realize carry out;réalité=reality
récemment=recently;récent=recent;réception=reception inbox;réceptionniste=receptionist;réchauffement=warming;réchauffer=warm up;réclamation=complaint
réclamer=demand;récolte=harvest;récolter=harvest;récompense=reward;récompenser=reward;réconciliation=reconciliation;réconcilier=reconcile
réconfort=comfort;récré=break;récréation=break;récup=pick up;récupère=pick up recover;récupèrent=pick up recover;récupérer=pick up recover
récupéré=picked up;récurer=scrub;récépissé=receipt;rédacteur=editor;rédactrice=editor;rédiger=write;réduction=discount;réduira=reduce;réduire=reduce
réduirons=reduce;réduiront=reduce;réduis=reduce;réduisaient=reduced;réduisais=reduced;réduisait=reduced;réduise=reduce;réduisent=reduce
réduisiez=reduced;réduisions=reduced;réduisons=reduce;réduit=reduce reduced;réduite=reduced;réduits=reduced;réflexion=reflection;réfléchi=thought
réfléchie=thought;réfléchir=think reflect;réfléchira=think reflect;réfléchirai=think reflect;réfléchirais=think reflect;réfléchirait=think reflect
réfléchiront=think reflect;réfléchis=think reflect;réfléchissais=thought;réfléchissait=thought;réfléchisse=think reflect;réfléchissent=think reflect
réfléchissez=think reflect;réfléchissons=think reflect;réfléchit=think reflect;réforme=reform;réfrigérateur=fridge;réfugié=refugee;référence=reference
référer=refer;régal=treat;régaler=enjoy food;régie=estate agency;régime=diet;région=region;régional=regional;régisseur=stage manager
régler=settle adjust;régulier=regular;régulière=regular;régulièrement=regularly;rémission=remission;rémunération=pay;rénovation=renovation
rénover=renovate;rénové=renovated;répandre=spread;réparateur=repairman;réparation=repair;réparations=repairs;répare=repair;réparer=repair
répares=repair;répartir=distribute;réparé=repaired;répond=answer;répondaient=answered;répondais=answered;répondait=answered;réponde=answer
répondent=answer;répondeur=answering machine;répondiez=answered;répondions=answered;répondons=answer;répondra=answer;répondre=answer;répondrons=answer
répondront=answer;réponds=answer;répondu=answered;répondue=answered;répondus=answered;réponse=answer;réprimander=scold;réputation=reputation
répète=rehearse repeat;répètent=rehearse repeat;répéter=repeat rehearse;répétition=rehearsal repetition;réquisitionner=requisition;réseau=network
réservation=booking;réserve=book reserve;réserver=book reserve;réserves=book reserve;réservé=reserved;réservée=reserved;résidence=residence
résider=reside;résidé=resided;résiliation=cancellation;résilie=cancel;résilier=cancel;résilié=cancelled;résolu=solved;résolue=solved;résolus=solved
résolution=resolution;résolutions=resolutions;résolvais=solved;résolvait=solved;résolve=solve;résolvent=solve;résolvez=solve;résolvons=solve
résoudra=solve;résoudre=solve;résoudront=solve;résous=solve;résout=solve;résultat=result;résumer=summarize;résumé=summary;rétablir=restore
rétroviseur=mirror;rétrécir=shrink;réuni=gathered met;réunie=gathered met;réunion=meeting;réunir=gather meet;réunira=gather meet;réunirai=gather meet
réunirais=gather meet;réunirait=gather meet;réuniront=gather meet;réunis=gather meet;réunissais=gathered met;réunissait=gathered met
réunisse=gather meet;réunissent=gather meet;réunissez=gather meet;réunissons=gather meet;réunit=gather meet;réussi=succeeded passed
réussie=succeeded passed;réussir=succeed pass;réussis=succeed pass;réussissent=succeed pass;réussissez=succeed pass;réussissons=succeed pass
réussit=succeed pass;réussite=success;réveil=alarm clock;réveiller=wake up;réveillon=christmas eve;réveillons=christmas eve;réveillé=awake
réviser=revise;révision=service revision;révisé=revised;révolte=revolt;révolution=revolution;révéler=reveal;réécrira=rewrite;réécrire=rewrite
réécris=rewrite;réécrit=rewrite;réécrite=rewrote;réécrits=rewrote;réécrivais=rewrote;réécrivait=rewrote;réécrive=rewrite;réécrivent=rewrite
réécrivez=rewrite;réécrivons=rewrite;rééducation=rehabilitation;rêve=dream;rêver=dream;rêveur=dreamer;rêveuse=dreamer;rêvé=dreamed;rôle=role
rôti=roast;rôtir=roast;s=;sa=his her;sabbatique=sabbatical;sable=sand;sac=bag;sac-à-dos=backpack;sache=know;sachent=know;sacrifice=sacrifice;sacs=bags
sage=wise well-behaved;sage-femme=midwife;sagesse=wisdom;saigner=bleed;saigné=bled;sain=healthy;saint=saint;saint-sylvestre=new year's eve
saint-valentin=valentine's day;sais=know;saisi=seized;saisie=seized;saisir=seize;saisira=seize;saisirai=seize;saisirais=seize;saisirait=seize
saisiront=seize;saisis=seize;saisissais=seized;saisissait=seized;saisisse=seize;saisissent=seize;saisissez=seize;saisissons=seize;saisit=seize
saison=season;saisonnier=seasonal;saisonnière=seasonal;sait=know;salade=salad lettuce;saladier=salad bowl;salaire=salary;salarial=salary
salarié=employee;sale=dirty;salir=dirty;salle=room;salle-de-bain=bathroom;salon=living room;salsa=salsa;saluer=greet;salut=hi bye;salé=salty
salée=salty;samedi=saturday;samu=ambulance;sandale=sandal;sandwich=sandwich;sang=blood;sanglier=wild boar;sangloter=sob;sanguin=blood;sanitaire=health
sans=without;sans-abri=homeless;santé=health;saoul=drunk;sapin=fir;sardaigne=sardinia;sardine=sardine;satisfaction=satisfaction;satisfait=satisfied
satisfaite=satisfied;sauce=sauce;saucisse=sausage;saucisses=sausages;saucisson=dry sausage;sauf=except;saumon=salmon;saura=know;saurons=know
sauront=know;saut=jump;sauter=jump;sauté=jumped;sauvegarde=backup;sauvegarder=save backup;sauvegardes=backups;sauvegardé=saved backed up
sauver=save rescue;sauvé=saved;savaient=knew;savais=knew;savait=knew;savent=know;saveur=flavour;savez=know;savions=knew;savoie=savoy
savoir=know knowledge;savon=soap;savons=know;savoyard=savoyard;saxo=saxophone;saxophone=saxophone;scandale=scandal;scanner=scan;sciatique=sciatica
scie=saw;science=science;scientifique=scientist;scier=saw;sclérose=sclerosis;scolaire=school;scolarisé=at school;scolarité=schooling;scooter=scooter
scout=scout;scrabble=scrabble;sculpteur=sculptor;sculpture=sculpture;scène=stage scene;sdf=homeless;se=;seau=bucket;sec=dry;second=second
secondaire=secondary;seconde=second;secouriste=first aider;secours=help rescue;secret=secret;secrétaire=secretary;secrétariat=secretariat
secteur=sector;section=section;sein=breast;seize=sixteen;sel=salt;selle=saddle;selon=according to;semaine=week;semblable=similar;sembler=seem
semblé=seemed;semer=sow;semestre=semester;semi=half marathon;semi-marathon=half marathon;semis=seedlings;semoule=semolina;senior=senior
sens=feel sense;sensation=feeling;sensible=sensitive;sent=feel smell;sentaient=felt smelled;sentais=felt smelled;sentait=felt smelled;sente=feel smell
sentent=feel smell;senti=felt smelled;sentie=felt smelled;sentiez=felt smelled;sentiment=feeling;sentimental=sentimental;sentiments=feelings
sentions=felt smelled;sentir=feel smell;sentira=feel smell;sentis=felt smelled;sentons=feel smell;sept=seven;septante=seventy;septembre=september
septique=septic;septième=seventh;septuagénaire=seventy-year-old;sera=will be;seraient=would be;serais=would be;serait=would be;serbe=serbian
serbie=serbia;serein=serene;seriez=would be;serions=would be;serons=will be;seront=will be;serpent=snake;serpillière=mop;serre=greenhouse squeeze
serrer=squeeze;serres=greenhouses;serrure=lock;serrurier=locksmith;serré=squeezed;sers=use serve;sert=use serve;servaient=served used
servais=served used;servait=served used;serve=serve use;servent=serve use;serves=serve use;serveur=waiter server;serveuse=waitress;servez=serve use
servi=served used;serviable=helpful;service=service department;servie=served used;serviette=towel napkin;servions=served used;servir=serve use
servira=serve use;servirai=serve use;serviraient=serve use;servirais=serve use;servirait=serve use;serviras=serve use;servirez=serve use
servirons=serve use;serviront=serve use;servis=served used;servitude=servitude;servons=serve use;ses=his her;session=session;seuil=threshold
seul=alone only;seule=alone only;seulement=only;seuls=alone;sevrage=withdrawal;sexagénaire=sixty-year-old;sexe=sex;sexiste=sexist;sexuel=sexual
shampoing=shampoo;shampooing=shampoo;short=shorts;si=if;siamois=siamese;sicile=sicily;sien=his hers;sienne=his hers;sieste=nap;siffler=whistle
signalement=report;signaler=report;signature=signature;signe=sign;signer=sign;significatif=significant;signification=meaning;signé=signed
silence=silence;silencieux=silent;silicone=silicone;similitude=similarity;simple=simple single;simplement=simply;simplifier=simplify
simultanément=simultaneously;sincère=sincere;sincèrement=sincerely;singe=monkey;sinistre=insurance claim;sinon=otherwise;sinusite=sinusitis
sirop=syrup;site=website site;sitter=sitter;situation=situation;situer=locate;six=six;sixième=sixth;siècle=century;siège=headquarters seat;ski=skiing
skier=ski;skis=skis;skié=skied;slip=underpants;slovaquie=slovakia;slovénie=slovenia;smartphone=smartphone;smic=minimum wage;sms=text message
snowboard=snowboarding;sobre=sober;sobriquet=nickname;sobriété=sobriety;sociable=sociable;social=social;socialement=socially;sociologie=sociology
sociologue=sociologist;société=company society;soda=soda;soeur=sister;soeurette=little sister;sofa=sofa;soi=oneself;soi-même=oneself;soie=silk
soient=be;soif=thirst thirsty;soignant=nursing;soigne=treat;soigner=treat;soignes=treat;soigneusement=carefully;soigneux=careful;soigné=treated
soin=care;soir=evening;soirée=evening party;soirées=evenings parties;sois=be;soit=be;soixantaine=about sixty;soixante=sixty;soixante-cinq=sixty-five
soixante-dix=seventy;soixante-quinze=seventy-five;soja=soy;sol=floor ground;solaire=solar;soldat=soldier;solde=balance sale;soleil=sun
solfège=music theory;solidaire=supportive;solidarité=solidarity;solide=solid;solidité=strength;solitaire=lonely;solitude=loneliness;solution=solution
sombre=dark;somme=sum amount;sommeil=sleep;sommelier=sommelier;sommelière=sommelier;sommes=are;sommet=summit;sommier=bed base;somnambule=sleepwalker
somnifère=sleeping pill;son=his her;sondage=survey;sonner=ring;sonnerie=ringtone;sonnette=doorbell;sonotone=hearing aid;sont=are
sophrologie=relaxation therapy;sophrologue=relaxation therapist;soprano=soprano;sorcier=wizard;sorcière=witch;sors=go out;sort=go out
sortaient=went out;sortais=went out;sortait=went out;sorte=sort;sortent=go out;sortes=sorts;sorti=went out;sortie=outing exit;sorties=outings
sortiez=went out;sortions=went out;sortir=go out;sortira=go out;sortis=went out;sortons=go out;sorts=spells;souche=origin;souci=worry;soudain=suddenly
soudainement=suddenly;souder=weld;soudeur=welder;souffert=suffered;soufferte=suffered;soufferts=suffered;souffle=blow breath;souffler=blow
souffles=blow breath;souffleuse=snow blower;souffraient=suffered;souffrance=suffering;souffre=suffer;souffrent=suffer;souffres=suffer;souffrez=suffer
souffrions=suffered;souffrir=suffer;souffrira=suffer;souffrirai=suffer;souffriraient=suffer;souffrirais=suffer;souffrirait=suffer;souffriras=suffer
souffrirez=suffer;souffrirons=suffer;souffriront=suffer;souffrons=suffer;souhait=wish;souhaite=wish;souhaiter=wish;souhaité=wished;soulagement=relief
soulager=relieve;soulagé=relieved;soulagée=relieved;souligner=underline;soumet=submit;soumets=submit;soumettais=submitted;soumettait=submitted
soumette=submit;soumettent=submit;soumettons=submit;soumettra=submit;soumettre=submit;soumettront=submit;soumis=submitted;soumise=submitted
soumission=submission;soupe=soup;souper=supper;soupes=soups;soupirer=sigh;souple=flexible;soupçonner=suspect;source=spring source;sourcil=eyebrow
sourd=deaf;souri=smiled;souriais=smiled;souriait=smiled;sourie=smiled;sourient=smile;souriez=smile;sourions=smile;sourira=smile;sourirai=smile
sourirais=smile;sourirait=smile;sourire=smile;souriront=smile;souris=mouse;sourit=smile;sournois=sly;sous=under;sous-location=sublet
sous-traitant=subcontractor;sous-vêtements=underwear;souscription=subscription;souscrira=subscribe;souscrire=subscribe;souscris=subscribe
souscrit=subscribe;souscrite=subscribed;souscrits=subscribed;souscrivais=subscribed;souscrivait=subscribed;souscrive=subscribe;souscrivent=subscribe
souscrivez=subscribe;souscrivons=subscribe;soutenais=supported;soutenait=supported;soutenance=thesis defence;soutenez=support;soutenir=support
soutenons=support;soutenu=supported;soutenue=supported;soutenus=supported;soutien=support;soutien-gorge=bra;soutiendra=support;soutiendront=support
soutienne=support;soutiennent=support;soutiens=support;soutient=support;souvenaient=remembered;souvenais=remembered;souvenait=remembered
souvenez=remember;souvenir=memory remember;souvenirs=memories;souvenons=remember;souvent=often;souvenu=remembered;souvenue=remembered
souvenus=remembered;souviendra=remember;souviendrons=remember;souviendront=remember;souvienne=remember;souviennent=remember;souviens=remember
souvient=remember;soyez=be;soyons=be;soûl=drunk;spa=animal shelter;spectacle=show;spontané=spontaneous;spontanément=spontaneously;sport=sport
sportif=athletic athlete;sportive=athletic athlete;spray=spray;spécial=special;spécialement=specially;spécialiste=specialist;spéculoos=spiced biscuit
squash=squash;squatte=crash;squatter=squat crash;squattes=crash;stabilité=stability;stable=stable;stade=stadium;stage=internship;stagiaire=intern
standard=standard;statine=statin;stationne=park;stationnement=parking;stationner=park;stationné=parked;statisticien=statistician;statistique=statistic
statut=status;steak=steak;steward=steward;stocker=store;store=blind;stp=please;strasbourg=strasbourg;stratégie=strategy;stress=stress
stressant=stressful;stresser=stress;stressé=stressed;stressée=stressed;strict=strict;strictement=strictly;structure=structure;studio=studio flat
stupide=stupid;style=style;styliste=fashion designer;stylo=pen;stérile=sterile;stérilet=coil;stérilisation=neutering;stérilisé=neutered
stérilisée=neutered;su=knew;subir=undergo;substitut=substitute;subtil=subtle;subvention=subsidy;successeur=successor;succursale=branch;succès=success
succéder=succeed;sucre=sugar;sucré=sweet;sud=south;sud-africain=south african;sue=knew;suer=sweat;sueur=sweat;suffi=was enough;suffie=was enough
suffira=be enough;suffirai=be enough;suffirais=be enough;suffirait=be enough;suffire=be enough;suffiront=be enough;suffis=be enough
suffisais=was enough;suffisait=was enough;suffisamment=enough;suffisant=sufficient;suffise=be enough;suffisent=be enough;suffisez=be enough
suffisons=be enough;suffit=be enough;suggère=suggest;suggérer=suggest;suis=am;suisse=switzerland swiss;suissesse=swiss;suit=follow;suite=following
suivaient=followed;suivais=followed;suivait=followed;suivant=following next;suivante=following next;suive=follow;suivent=follow;suives=follow
suivez=follow;suivi=followed;suivions=followed;suivons=follow;suivra=follow;suivre=follow;suivrons=follow;suivront=follow;sujet=subject
sup=extra overtime;super=great;superbe=superb;superficiel=superficial;supermarché=supermarket;superposé=bunk;superviser=supervise
supervision=monitoring;supplémentaire=extra;supportable=bearable;supporter=bear;supporté=bore;supposer=suppose;supprimer=delete
supérette=small supermarket;supérieur=superior upper;supérieure=superior boss;sur=on;surdoué=gifted;surendettement=debt;surendetté=in debt
surf=surfing;surface=surface;surfer=surf;surgelé=frozen;surgelés=frozen food;surgir=appear;surmené=overworked;surmonter=overcome;surnom=nickname
surnommer=nickname;surnommé=nicknamed;surpoids=overweight;surprenais=surprised;surprenait=surprised;surprenant=surprising;surprend=surprise
surprendra=surprise;surprendre=surprise;surprendront=surprise;surprends=surprise;surprenez=surprise;surprenne=surprise;surprennent=surprise
surprenons=surprise;surpris=surprised;surprise=surprise;surtout=especially;surveillance=monitoring;surveillant=supervisor;surveiller=watch
surveillé=watched;survis=survive;survit=survive;survivais=survived;survivait=survived;survive=survive;survivent=survive;survivez=survive
survivons=survive;survivra=survive;survivre=survive;survivront=survive;survécu=survived;survécue=survived;survécus=survived;sus=knew
susceptible=touchy;sushi=sushi;suspect=suspicious;suspend=suspend;suspendais=suspended;suspendait=suspended;suspende=suspend;suspendent=suspend
suspendons=suspend;suspendra=suspend;suspendre=suspend;suspendront=suspend;suspends=suspend;suspendu=suspended;suspendue=suspended;suspendus=suspended
suspense=suspense;suture=stitches;suède=sweden;suédois=swedish;svp=please;svt=biology;sweat=sweatshirt;sylvestre=new year's eve;symbole=symbol
sympa=nice friendly;sympathique=nice friendly;symptôme=symptom;synagogue=synagogue;syndic=building manager;syndicat=union;syndiqué=unionized
synthé=synthesizer;synthétiseur=synthesizer;syrie=syria;syrien=syrian;système=system;sèche=dry;sèche-cheveux=hairdryer;sèche-linge=dryer;sèchent=dry
séance=session screening;sécateur=secateurs;sécher=dry;sécheresse=drought;séché=dried;sécu=health insurance;sécuriser=secure;sécurité=security safety
séduira=seduce;séduire=seduce;séduiront=seduce;séduis=seduce;séduisais=seduced;séduisait=seduced;séduise=seduce;séduisent=seduce;séduisons=seduce
séduit=seduce;séduite=seduced;séduits=seduced;séjour=stay living room;séjourner=stay;sélectionner=select;séminaire=seminar;sénégal=senegal
sénégalais=senegalese;sénégalaise=senegalese;séparation=separation;séparer=separate;séparé=separated;séparée=separated;séparément=separately
série=series;séries=series;sérieusement=seriously;sérieux=serious;sésame=sesame;séville=seville;sévère=strict;sûr=sure safe;sûre=sure safe
sûrement=surely;sûreté=safety;sœur=sister;sœurette=little sister;t=;t'es=you are;t-shirt=t-shirt;ta=your;tabac=tobacco
tabacologue=stop smoking specialist;tabagisme=smoking;table=table;tableau=painting board;tablette=tablet;tablier=apron;tabouret=stool;tache=stain
tacot=old car;taf=work;tahiti=tahiti;taille=size waist;tailler=prune;tailles=sizes;tailleur=suit tailor;taira=keep quiet;taire=keep quiet
tairont=keep quiet;tais=keep quiet;taisais=kept quiet;taisait=kept quiet;taise=keep quiet;taisent=keep quiet;taisons=keep quiet;tait=keep quiet
tajine=tagine;talent=talent;talon=heel;tambour=drum;tampon=stamp;tandem=tandem;tandis=while;tango=tango;tanné=fed up;tant=so much;tante=aunt
tantôt=this afternoon soon;tape=type;taper=type hit;tapes=type;tapis=rug;tapissier=upholsterer;tapé=typed;tard=late;tarder=delay;tardif=late
tarif=rate price;tarot=tarot;tarte=tart pie;tartiflette=potato cheese gratin;tartine=slice of bread;tartiner=spread;tartines=slices of bread;tas=pile
tasse=cup;tata=auntie;tatouage=tattoo;taupe=mole;taureau=bull;taux=rate;taxe=tax;taxi=taxi;tchat=chat;tchèque=czech;tchéquie=czech republic;tdah=adhd
te=you;technicien=technician;technique=technical;techno=techno;technologie=technology;teckel=dachshund;tee-shirt=t-shirt;teignais=dyed;teignait=dyed
teigne=dye;teignent=dye;teignez=dye;teignons=dye;teindra=dye;teindre=dye;teindront=dye;teins=dye;teint=dye;teinte=dyed;teints=dyed;teinture=dye
tel=such;telle=such;tellement=so much;tels=such;temple=temple;temporaire=temporary;temporairement=temporarily;temporel=time;temps=time weather
temps-partiel=part-time;temps-plein=full-time;température=temperature;tempête=storm;tenaient=held kept;tenaille=pliers;tenais=held kept
tenait=held kept;tendance=trend tendency;tendinite=tendinitis;tendon=tendon;tendre=tender;tendu=tense;tenez=hold keep;tenions=held kept
tenir=hold keep;tennis=tennis;tenons=hold keep;tension=blood pressure;tentation=temptation;tentative=attempt;tente=tent;tenter=try tempt;tentes=tents
tenu=held kept;tenue=outfit;tenus=held kept;terme=term end;terminale=final year;termine=finish;terminer=finish;terminé=finished;ternir=tarnish
terrain=field land;terrasse=terrace;terre=earth;terrible=terrible;terrifie=terrify;terrifient=terrify;terrifier=terrify;terrifié=terrified
terrifiée=terrified;terroriser=terrorize;tes=your;test=test;testament=will;tester=test;testé=tested;teuf=party;texte=text;texto=text message
tgv=high-speed train;thaï=thai;thaïlandais=thai;thaïlande=thailand;thermal=spa;thermes=spa;thermique=thermal;thermostat=thermostat;thon=tuna
thriller=thriller;thune=money;thym=thyme;thyroïde=thyroid;thème=theme;thèse=thesis;thé=tea;théine=caffeine;théoriquement=theoretically
thérapeute=therapist;thérapie=therapy;thés=teas;théâtre=theatre;ticket=ticket receipt;tien=yours;tiendra=hold keep;tiendrons=hold keep
tiendront=hold keep;tienne=yours;tiennent=hold keep;tiennes=hold keep;tiens=hold here;tient=hold keep;tiers=third;tigre=tiger;timbre=stamp;timide=shy
tique=tick;tir=shooting;tire=pull;tire-bouchon=corkscrew;tirelire=piggy bank;tirer=pull shoot;tires=pull;tiroir=drawer;tiré=pulled;tisane=herbal tea
tisonnier=poker;tisser=weave;tissu=fabric;titre=title;titulaire=tenured holder;titularisé=made permanent;tiède=lukewarm;tkt=don't worry;toboggan=slide
toc=obsessive compulsive;tofu=tofu;togo=togo;toi=you;toile=canvas;toilettes=toilet;toiletteur=groomer;toiletteuse=groomer;toit=roof;toiture=roof
tolère=tolerate;tolérance=tolerance;tolérant=tolerant;tolérante=tolerant;tolérer=tolerate;toléré=tolerated;tomate=tomato;tombe=fall grave;tomber=fall
tombes=fall graves;tombola=raffle;tombé=fell;tome=volume;ton=your;tond=mow;tondais=mowed;tondait=mowed;tonde=mow;tondent=mow;tondeuse=lawnmower
tondons=mow;tondra=mow;tondre=mow;tondront=mow;tonds=mow;tondu=mowed;tondue=mowed;tondus=mowed;tonnerre=thunder;tonte=mowing;tonton=uncle;torche=torch
torchon=tea towel;torchonner=wipe;tord=twist;tordais=twisted;tordait=twisted;torde=twist;tordent=twist;tordons=twist;tordra=twist;tordre=twist
tordront=twist;tords=twist;tordu=twisted;tordue=twisted;tordus=twisted;torticolis=stiff neck;tortue=tortoise;torturer=torture;toscane=tuscany
total=total;totalement=totally;totaliser=total;toubib=doctor;toucher=touch receive;touché=touched received;toujours=always still;tour=tour turn
tourisme=tourism;touriste=tourist;tourner=turn;tournesol=sunflower;tourneur=turner;tournevis=screwdriver;tournoi=tournament;tournure=phrase
tourné=turned;tournée=tour;tous=all;toussaint=all saints' day;tousse=cough;tousser=cough;toussé=coughed;tout=all;tout-à-l'heure=later;toute=all
toutefois=however;toutes=all;toutou=doggy;toux=cough;toxique=toxic;tracasser=worry;trace=trace;tracer=trace;trad=traditional;tradition=tradition
traditionnel=traditional;traducteur=translator;traduction=translation;traductrice=translator;traduira=translate;traduire=translate
traduirons=translate;traduiront=translate;traduis=translate;traduisaient=translated;traduisais=translated;traduisait=translated;traduise=translate
traduisent=translate;traduisiez=translated;traduisions=translated;traduisons=translate;traduit=translate translated;traduite=translated
traduits=translated;tragédie=tragedy;trahi=betrayed;trahie=betrayed;trahir=betray;trahira=betray;trahirai=betray;trahirais=betray;trahirait=betray
trahiront=betray;trahis=betray;trahison=betrayal;trahissais=betrayed;trahissait=betrayed;trahisse=betray;trahissent=betray;trahissez=betray
trahissons=betray;trahit=betray;trail=trail running;train=train;traire=milk;traitant=attending;traite=instalment;traitement=treatment medication
traitements=treatments;traiter=treat;traites=instalment;traiteur=caterer;trajet=commute journey;tram=tram;trampoline=trampoline;tramway=tram
tranche=slice;tranquille=quiet;tranquillement=quietly;trans=transgender;transat=deckchair;transfert=transfer;transformer=transform;transférer=transfer
transgenre=transgender;transition=transition;transmet=pass on send;transmets=pass on send;transmettais=passed on;transmettait=passed on
transmette=pass on send;transmettent=pass on send;transmettons=pass on send;transmettra=pass on send;transmettre=pass on send
transmettront=pass on send;transmis=passed on;transmise=passed on;transparent=transparent;transpirer=sweat;transport=transport
transporter=carry transport;traumatisme=trauma;travail=work job;travaillaient=worked;travaillais=worked;travaillait=worked;travaille=work
travailler=work;travaillera=work;travaillerai=work;travailles=work;travailleur=hard-working;travaillions=worked;travaillé=worked
travaux=works renovation;travers=through;traverser=cross;traversier=ferry;traversé=crossed;traversée=crossing;traîner=hang around;treize=thirteen
tremblement=earthquake;trembler=tremble;tremper=soak;trempé=soaked;trentaine=about thirty;trente=thirty;trente-cinq=thirty-five
trentenaire=thirty-year-old;trentième=thirtieth;tresse=braid;tri=sorting;triangle=triangle;triathlon=triathlon;tribunal=court;tricot=knitting
tricoter=knit;tricoté=knitted;trier=sort;trilingue=trilingual;trimestre=quarter;trimestriel=quarterly;trinquer=toast;trio=trio;triompher=triumph
trip=trip;triple=triple;triste=sad;tristesse=sadness;trois=three;troisième=third;trombone=paper clip trombone;tromper=cheat mistake;trompette=trumpet
trompé=cheated;tronc=trunk;trop=too much;tropique=tropics;troquer=swap;troqué=swapped;trottinette=scooter;trottoir=pavement;trou=hole;troubler=disturb
trouille=fear;troupe=troupe;troupeau=herd;trous=holes;trousse=pencil case;trousseau=bunch;trouve=find;trouver=find;trouvé=found;truc=thing;truie=sow
truite=trout;très=very;trésor=treasure;trésorier=treasurer;trésorière=treasurer;tu=you;tuba=tuba;tue=kept quiet;tuer=kill;tuile=tile;tulipe=tulip
tumeur=tumour;tunis=tunis;tunisie=tunisia;tunisien=tunisian;tunnel=tunnel;tuque=woolly hat;turbulent=boisterous;turc=turkish;turin=turin
turque=turkish;turquie=turkey country;turquoise=turquoise;tus=kept quiet;tuteur=tutor guardian;tutoie=use tu;tutoriel=tutorial;tutoyer=use tu
tutrice=tutor guardian;tuyau=pipe;tué=killed;tva=vat;type=guy type;tâche=task;tâcher=try;tâches=tasks;télescope=telescope;télé=television
télécharger=download;téléchargé=downloaded;télécommande=remote control;téléphone=phone;téléphoner=phone;téléphoné=phoned;téléphérique=cable car
télétravail=remote work;télétravaille=work from home;télétravailler=work from home;téléviseur=television;télévision=television;témoigner=testify
témoin=witness;ténor=tenor;tétine=dummy;tétée=feed;tête=head;têtu=stubborn;tôt=early;ukraine=ukraine;ukrainien=ukrainian;ukulélé=ukulele;ulcère=ulcer
ultra=ultra;ultérieurement=later;un=a;une=a;uni=plain;unie=united;uniforme=uniform;unique=only unique;uniquement=only;unir=unite;unira=unite
uniront=unite;unis=united;unissais=united;unissait=united;unisse=unite;unissent=unite;unissez=unite;unissons=unite;unit=unite;univers=universe
universel=universal;université=university;urbain=urban;urbaniste=town planner;urgence=emergency;urgences=emergency room;urgent=urgent
urologue=urologist;urticaire=hives;usa=usa;usage=use;usager=user;usagers=users;usages=use;user=wear out;usine=factory;usé=worn out;usée=worn out
utile=useful;utilisais=used;utilisait=used;utilisateur=user;utilisateurs=users;utilisation=use;utilisatrice=user;utilise=use;utiliser=use;utilises=use
utilisé=used;utilitaire=van;utilité=usefulness;utérus=womb;va=goes;vacances=holiday;vacataire=temporary worker;vaccin=vaccine;vaccination=vaccination
vacciner=vaccinate;vacciné=vaccinated;vache=cow;vachement=really;vague=wave vague;vaille=be worth;vaillent=be worth;vainc=defeat;vaincra=defeat
vaincre=defeat;vaincront=defeat;vaincs=defeat;vaincu=defeated;vaincue=defeated;vaincus=defeated;vainquais=defeated;vainquait=defeated;vainque=defeat
vainquent=defeat;vainquez=defeat;vainquons=defeat;vais=go;vaisselle=dishes;valable=valid;valaient=was worth;valais=was worth;valait=was worth
valent=be worth;valentin=valentine;valeur=value;valez=be worth;valide=valid;valider=approve;valides=valid;validité=validity;validé=approved
valions=was worth;valise=suitcase;vallée=valley;valoir=be worth;valons=be worth;valse=waltz;valu=was worth;value=was worth;valus=was worth
vanille=vanilla;vanné=exhausted;vanter=boast;vapoter=vape;variable=variable;varice=varicose vein;varicelle=chickenpox;varier=vary;varié=varied
variété=pop variety;varsovie=warsaw;vas=go;vase=vase;vasque=sink;vaste=vast;vaudra=be worth;vaudrons=be worth;vaudront=be worth;vaut=be worth
vaux=be worth;veau=veal calf;veille=day before;veiller=watch over;veilles=day before;veilleuse=night light;veine=vein;velours=velvet;velux=skylight
venaient=came;venais=came;venait=came;venant=come;vend=sell;vendaient=sold;vendais=sold;vendait=sold;vendanges=grape harvest;vende=sell;vendent=sell
vendeur=salesman;vendeuse=saleswoman;vendiez=sold;vendions=sold;vendons=sell;vendra=sell;vendre=sell;vendredi=friday;vendrons=sell;vendront=sell
vends=sell;vendu=sold;vendue=sold;vendus=sold;venez=come;vengeance=revenge;venger=avenge;venions=came;venir=come;venise=venice;venons=come;vent=wind
vente=sale;ventes=sales;ventilateur=fan;ventoline=inhaler;ventre=belly stomach;venu=came;venue=came;venus=came;ver=worm;verdir=turn green
verglas=black ice;vermifuge=wormer;vernir=varnish;vernis=varnish;vernissage=exhibition opening;verra=see;verre=glass;verres=glasses;verrons=see
verront=see;verrue=wart;vers=towards;verser=pay pour;version=version;versé=paid poured;vert=green;verte=green;vertige=dizziness vertigo
vertèbre=vertebra;vessie=bladder;veste=jacket;vestiaire=changing room;vestibule=hallway;veuf=widower widowed;veuille=want;veuillent=want;veulent=want
veut=want;veuve=widow widowed;veux=want;vexer=offend;via=via;viager=life annuity;viande=meat;vibrer=vibrate;vice=vice;victime=victim;victoire=victory
vidange=oil change;vide=empty;vide-grenier=garage sale;vider=empty;vidéo=video;vidéos=videos;vie=life;vieil=old;vieille=old;vieillesse=old age
vieilli=grew old;vieillie=grew old;vieillir=grow old;vieillira=grow old;vieillirai=grow old;vieillirais=grow old;vieillirait=grow old
vieilliront=grow old;vieillis=grow old;vieillissais=grew old;vieillissait=grew old;vieillisse=grow old;vieillissent=grow old;vieillissez=grow old
vieillissons=grow old;vieillit=grow old;viendra=come;viendrons=come;viendront=come;vienne=vienna come;viennent=come;viennoiserie=pastry;viens=come
vient=come;vierge=virgin;vietnam=vietnam;vietnamien=vietnamese;vieux=old;vigilance=vigilance;vigne=vine;vigneron=winemaker;vignette=sticker
villa=villa;village=village;ville=city town;villégiature=holiday;vin=wine;vinaigre=vinegar;vinaigrette=dressing;vingt=twenty;vingt-cinq=twenty-five
vingt-deux=twenty-two;vingt-et-un=twenty-one;vingt-huit=twenty-eight;vingt-neuf=twenty-nine;vingt-quatre=twenty-four;vingt-sept=twenty-seven
vingt-six=twenty-six;vingt-trois=twenty-three;vingtaine=about twenty;vingtième=twentieth;vins=wines;vinted=vinted;vinyle=vinyl record
violence=violence;violent=violent;violet=purple;violette=purple;violon=violin;violoncelle=cello;virage=bend;vire=fire;virement=transfer
virements=transfers;virer=fire dismiss;vires=fire;virtuel=virtual;virus=virus;viré=fired;virée=fired trip;vis=live;vis-à-vis=towards;visa=visa
visage=face;viser=aim;visible=visible;visio=video call;visioconférence=video call;vision=vision;visite=visit;visiter=visit;visité=visited;visser=screw
vit=live;vital=vital;vitamine=vitamin;vite=fast quickly;vitesse=speed gear;vitrage=glazing;vitrail=stained glass;vitre=window pane;vitrier=glazier
vivable=livable;vivaient=lived;vivais=lived;vivait=lived;vivant=alive;vivante=alive;vive=live;vivent=live;vives=live;vivez=live;vivions=lived
vivons=live;vivra=live;vivre=live;vivrons=live;vivront=live;viêt=viet;vocabulaire=vocabulary;vocal=vocal;vocation=vocation;vodka=vodka;voeu=wish
voeux=wishes;voici=here is;voie=track lane;voient=see;voies=see;voile=sailing veil;voilier=sailing boat;voilà=there is;voir=see;vois=see
voisin=neighbour;voisinage=neighbourhood;voit=see;voiture=car;voix=voice;vol=flight theft;volage=fickle;volant=steering wheel;volcan=volcano
voler=fly steal;volet=shutter;voleur=thief;volley=volleyball;volontaire=voluntary volunteer;volontariat=volunteering;volontiers=gladly;volonté=will
vols=flights thefts;volume=volume;volé=flew stole;vomir=vomit;vomissement=vomiting;vont=go;vos=your;vosges=vosges;vote=vote;voter=vote;votre=your
voudra=want;voudraient=would want;voudrais=would want;voudrait=would want;voudrons=want;voudront=want;voulaient=wanted;voulais=wanted;voulait=wanted
voulez=want;voulions=wanted;vouloir=want;voulons=want;voulu=wanted;voulue=wanted;voulus=wanted;vous=you;vouvoie=use vous;vouvoyer=use vous
voyage=travel trip;voyageais=travelled;voyageait=travelled;voyager=travel;voyages=travel trips;voyageur=traveller;voyageuse=traveller;voyagé=travelled
voyaient=saw seen;voyais=saw seen;voyait=saw seen;voyez=see;voyiez=saw seen;voyions=saw seen;voyons=see;vrac=bulk;vrai=true;vraie=true;vraiment=really
vtc=taxi;vtt=mountain bike;vu=saw seen;vue=sight saw;vulnérable=vulnerable;vus=saw seen;vécu=lived;vécue=lived;vécus=lived;végan=vegan;végétal=plant
végétalien=vegan;végétarien=vegetarian;végétarisme=vegetarianism;végétatif=vegetative;végétations=adenoids;véhicule=vehicle;vélo=bicycle bike
vélos=bikes;véranda=conservatory;vérifier=check;vérifié=checked;vérité=truth;vésicule=gallbladder;véto=vet;vétérinaire=vet;vêt=dress;vêtais=dressed
vêtait=dressed;vête=dress;vêtement=clothing;vêtements=clothes;vêtent=dress;vêtir=dress;vêtira=dress;vêtons=dress;vêts=dress;vêtu=dressed;vêtue=dressed
vêtus=dressed;vôtre=yours;vœu=wish;vœux=wishes;wagon=carriage;wallon=walloon;wallonie=wallonia;wc=toilet;web=web;webcam=webcam;webinaire=webinar
week=weekend;week-end=weekend;weekend=weekend;whisky=whisky;wifi=wifi;y=there;yaourt=yogurt;yeux=eyes;yoga=yoga;yourte=yurt;zapper=skip;zen=calm
zodiaque=zodiac;zona=shingles;zone=zone area;zoo=zoo;zozoter=lisp;zurich=zurich;zut=damn;zèbre=zebra;zélande=zealand;zéro=zero;à=at;âge=age;âgé=old
âgée=old;âme=soul;âne=donkey;ânesse=donkey;ça=it;ébauche=draft;éboueur=dustman;ébranler=shake;ébéniste=cabinetmaker;écarter=spread;échalote=shallot
échange=exchange;échanger=exchange;échangé=exchanged;échapper=escape;écharpe=scarf;échauffement=warm-up;échauffer=warm up;échec=failure chess
échelle=ladder;échelon=grade;échelonner=spread;échevin=alderman;écho=ultrasound;échographie=ultrasound;échouer=fail;échoué=failed;échéance=deadline
éclabousser=splash;éclair=lightning zip;éclairage=lighting;éclaircir=lighten;éclairer=light;éclater=burst;école=school;écolier=schoolboy
écolière=schoolgirl;écolo=green;écologie=ecology;écologique=ecological;économe=thrifty;économie=economics economy;économies=savings
économique=economical;économiser=save;économiste=economist;économisé=saved;écoper=get;écossais=scottish;écosse=scotland;écourter=cut short
écouter=listen;écouteurs=earphones;écouté=listened;écran=screen;écraser=crush;écrin=case;écrira=write;écrire=write;écrirons=write;écriront=write
écris=write;écrit=write wrote;écrite=wrote;écrits=wrote;écriture=writing;écrivaient=wrote;écrivain=writer;écrivais=wrote;écrivait=wrote;écrive=write
écrivent=write;écrives=write;écrivez=write;écrivons=write;écrou=nut;écru=ecru;écureuil=squirrel;écurie=stable;écœure=disgust;écœurer=disgust
édimbourg=edinburgh;éditer=publish;éditeur=editor publisher;éducateur=youth worker;éducation=education;éduquer=educate;éduqué=educated;égal=equal
également=also;égaler=equal;égalitairement=equally;égalité=equality;égarer=lose;égayer=brighten;église=church;égorger=slaughter;égout=sewer
égoïsme=selfishness;égoïste=selfish;égypte=egypt;égyptien=egyptian;élaborer=develop;élan=momentum moose;élargir=widen;élection=election
électricien=electrician;électricité=electricity;électrique=electric;électro=electronic music;électrocardiogramme=electrocardiogram
électrocuter=electrocute;électroménager=appliances;électronique=electronic;élevage=breeding;élever=raise;éleveur=breeder;élevé=raised
éliminer=eliminate;élira=elect;élire=elect;éliront=elect;élis=elect;élisais=elected;élisait=elected;élise=elect;élisent=elect;élisons=elect;élit=elect
éloigner=move away;élongation=strain;élu=elected;élucider=solve;élue=elected;élus=elected;élève=pupil raise;élèves=pupils;élégant=elegant
élément=element;éléphant=elephant;émerveiller=amaze;émettre=issue;émeus=move emotionally;émeut=move emotionally;émeuve=move emotionally
émeuvent=move emotionally;émigrer=emigrate;émission=programme;émotif=emotional;émotion=emotion;émotions=emotions;émouvais=moved emotionally
émouvait=moved emotionally;émouvez=move emotionally;émouvoir=move emotionally;émouvons=move emotionally;émouvra=move emotionally
émouvront=move emotionally;ému=moved;émue=moved;émus=moved emotionally;énergie=energy;énerver=annoy;énervé=annoyed;énervée=annoyed;énorme=huge
énormément=enormously;énumérer=list;épagneul=spaniel;épais=thick;épaisse=thick;épaissir=thicken;épargne=savings save;épargner=save
épargnes=savings save;épargné=saved;éparpiller=scatter;épater=amaze;épaule=shoulder;épave=wreck;épeler=spell;épice=spice;épicerie=grocery shop
épicier=grocer;épicé=spicy;épilepsie=epilepsy;épileptique=epileptic;épiler=wax;épinard=spinach;épingle=pin;épiphanie=epiphany;épisode=episode
éplucher=peel;épluché=peeled;éponge=sponge;éponger=mop;éponges=sponges;époque=era time;épouse=wife marry;épouser=marry;épouses=wives
époustoufler=amaze;épousé=married;époux=husband spouse;épreuve=event test;éprouver=feel;épuisement=exhaustion;épuiser=exhaust;épuisé=exhausted
épuisée=exhausted;équateur=ecuador equator;équestre=riding;équilibre=balance;équilibrer=balance;équipe=team;équipement=equipment;équipements=equipment
équiper=equip;équipes=teams;équipier=team member;équitation=horse riding;équivaloir=equal;érable=maple;établi=established;établie=established
établir=establish;établira=establish;établirai=establish;établirais=establish;établirait=establish;établiront=establish;établis=establish
établissais=established;établissait=established;établisse=establish;établissement=establishment;établissent=establish;établissez=establish
établissons=establish;établit=establish;étage=floor;étagère=shelf;étagères=shelves;étaient=were;étais=was;était=was;étaler=spread;étang=pond
étant=being;étape=stage step;état=state;états-unis=united states;éteignaient=turned off;éteignais=turned off;éteignait=turned off;éteigne=turn off
éteignent=turn off;éteignes=turn off;éteignez=turn off;éteignons=turn off;éteindra=turn off;éteindre=turn off;éteindrons=turn off;éteindront=turn off
éteins=turn off;éteint=turn off turned off;éteinte=turned off;éteints=turned off;étend=spread hang;étendais=spread;étendait=spread;étende=spread hang
étendent=spread hang;étendoir=clothes horse;étendons=spread hang;étendra=spread hang;étendre=spread hang;étendront=spread hang;étends=spread hang
étendu=spread;étendue=extent;étendus=spread;éternel=eternal;éternité=eternity;éternuer=sneeze;éternué=sneezed;éthiopie=ethiopia;étiez=were
étincelle=spark;étions=were;étiquette=label;étirement=stretching;étoile=star;étoilé=starred;étoilée=starred;étonnant=surprising;étonner=surprise
étonné=surprised;étouffer=choke;étourdi=scatterbrained;étrange=strange;étranger=foreigner abroad;étrangers=foreigners;étranges=strange
étrangler=strangle;étrangère=foreigner;étrennes=new year gift;étroit=narrow;étude=study;étudiais=studied;étudiait=studied;étudiant=student
étudiante=student;étudiants=students;étudier=study;étudié=studied;été=summer been;évacuer=evacuate;évader=escape;évaluation=assessment;évaluer=assess
évangélique=evangelical;éveiller=wake;éventuellement=possibly;évidemment=obviously;évident=obvious;évier=sink;éviter=avoid;évité=avoided
évoluer=evolve;évolution=development;évoquer=mention;évènement=event;événement=event;êtes=are;être=be;île=island;îles=islands;îlot=island;œil=eye
œuf=egg;œufs=eggs;œuvre=work of art
`;
