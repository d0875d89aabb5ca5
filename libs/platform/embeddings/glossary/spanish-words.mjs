/**
 * Everyday Spanish words in English, by hand from general knowledge of both languages. An entry is `word=english`. A value may
 * be two usual meanings, or empty for a word that says nothing by itself.
 */
export const SPANISH_WORDS = `
a=to;abajo=down;abandonado=abandoned;abandonar=abandon;abarcar=cover;abarrotes=groceries;abastecimiento=supply;abdominales=sit-ups;abeja=bee;abeto=fir
abierta=open;abierto=open;abiertos=open;abogacía=law;abogada=lawyer;abogado=lawyer;abogados=lawyers;abonar=pay fertilise
abono=subscription season ticket;abonos=subscription season ticket;aborrezco=hate;aborto=abortion miscarriage;abotonado=buttoned;abracé=hugged
abrazaba=hugged;abrazado=hugged;abrazando=hugging;abrazar=hug;abrazaron=hugged;abrazo=hug;abrazos=hug;abrazó=hugged;abrecartas=letter opener
abrelatas=can opener;abridor=opener;abriendo=opening;abrieron=opened;abrigo=coat;abrigos=coats;abril=april;abrir=open;abrió=opened;abrochar=fasten
abrí=opened;abría=opened;absolutamente=absolutely;absorber=absorb;abstemia=teetotaller;abstemio=teetotaller;absurdo=absurd;abu=grandma
abuela=grandmother;abuelita=grandma;abuelito=grandpa;abuelitos=grandpa;abuelo=grandfather;abuelos=grandparents;abundante=abundant
aburrido=boring bored;aburridísimo=very boring;aburridísimos=very boring;aburriendo=boring;aburrieron=got bored;aburrimiento=boredom
aburrimientos=boredom;aburrir=bore;aburrirse=get bored;aburrió=got bored;aburrí=got bored;aburría=got bored;abus=grandma;abusar=abuse;acababa=finished
acabado=finished;acabando=finishing;acabar=finish;acabaron=finished;acabé=finished;acabó=finished;academia=academy;acampar=camp;acantilado=cliff
acantilados=cliffs;acariciar=stroke;acaso=perhaps;acceder=access;accesible=accessible;acceso=access;accesos=access;accidente=accident
acciones=shares actions;accionista=shareholder;accionistas=shareholder;acción=share action;aceite=oil;aceitosa=oily;aceitosas=oily;aceitoso=oily
aceitosos=oily;aceituna=olive;acelerador=accelerator;acelerar=accelerate;acelga=chard;acenocumarol=acenocoumarol;acento=accent;aceptaba=accepted
aceptado=accepted;aceptando=accepting;aceptar=accept;aceptaron=accepted;acepté=accepted;aceptó=accepted;acera=pavement;acerca=about
acercaba=came closer;acercado=came closer;acercando=bringing closer;acercar=bring closer;acercaron=came closer;acercó=came closer;acero=steel
aceros=steel;acerqué=came closer;acertar=get right;acidez=heartburn;aclarar=clarify;acné=acne;acogedor=cosy;acoger=take in;acolchado=padded
acomodar=accommodate;acompañante=companion;acompañar=accompany;acondicionado=conditioned;aconsejar=advise;acordaba=agreed remembered
acordaban=agreed remembered;acordado=agreed remembered;acordamos=agreed remembered;acordando=agreeing remember;acordar=agree remember
acordarme=remember;acordaron=agreed remembered;acordarse=remember;acordaste=agreed remembered;acordate=remember;acordeón=accordion
acordábamos=agreed remembered;acordé=agreed remembered;acordó=agreed remembered;acosar=harass;acoso=harassment bullying;acosos=harassment bullying
acostaba=went to bed;acostaban=went to bed;acostado=went to bed;acostamos=went to bed;acostando=putting to bed;acostar=put to bed;acostarme=go to bed
acostaron=went to bed;acostarse=go to bed;acostaste=went to bed;acostumbraba=was used to;acostumbrada=used to;acostumbradas=used to
acostumbrado=used to;acostumbrados=used to;acostumbrando=being used to;acostumbrar=be used to;acostumbraron=was used to;acostumbrarse=get used to
acostumbré=was used to;acostumbró=was used to;acostábamos=went to bed;acosté=went to bed;acostó=went to bed;acreedor=creditor;acta=record certificate
actas=record certificate;actitud=attitude;activa=active;activas=active;actividad=activity;activo=active;activos=active;actor=actor;actrices=actresses
actriz=actress;actual=current;actualicé=updated;actualizaba=updated;actualizaciones=update;actualización=update;actualizado=updated
actualizando=updating;actualizar=update;actualizaron=updated;actualizó=updated;actualmente=currently;actuar=act;actúa=acts;actúo=act
acuarela=watercolour;acuario=aquarium;acudir=attend go to;acuerda=agree remember;acuerdan=agree remember;acuerdas=agree remember
acuerde=agree remember;acuerden=agree remember;acuerdo=agreement;acuerdos=agreement;acuesta=goes to bed;acuestan=put to bed;acuestas=put to bed
acueste=put to bed;acuesten=put to bed;acuesto=go to bed;acumular=accumulate;acunar=rock;acupuntura=acupuncture;acusado=accused;acusar=accuse
acuérdate=remember;acá=here;adaptación=adaptation settling in;adaptador=adapter;adaptadores=adapter;adaptar=adapt;adecuado=suitable;adecuar=adapt
adelantaba=brought forward overtook;adelantado=brought forward overtook;adelantando=bringing forward overtake;adelantar=bring forward overtake
adelantaron=brought forward overtook;adelantarse=get ahead;adelante=forward;adelanto=advance;adelantos=advance;adelanté=brought forward overtook
adelantó=brought forward overtook;adelgacé=lost weight;adelgazaba=lost weight;adelgazado=lost weight;adelgazando=losing weight;adelgazar=lose weight
adelgazaron=lost weight;adelgazó=lost weight;además=also;adentro=inside;aderezo=dressing;adicción=addiction;adicional=additional;adicto=addicted
adivinanza=riddle;adivinar=guess;adiós=goodbye;adjuntar=attach;administración=administration;administrador=administrator;administradores=administrator
administrar=manage;administrativa=clerk;administrativas=clerk;administrativo=clerk;administrativos=clerk;admirable=admirable;admirar=admire
admitir=admit;adobo=marinade;adolescencia=adolescence;adolescente=teenager;adolescentes=teenager;adonde=where to;adopción=adoption;adoptaba=adopted
adoptado=adopted;adoptando=adopting;adoptar=adopt;adoptaron=adopted;adopté=adopted;adoptó=adopted;adorable=adorable;adorar=adore;adornar=decorate
adorno=ornament;adornos=ornament;adoro=love;adosado=terraced house;adquiere=acquires;adquiero=acquire;adquirir=acquire buy;adrede=on purpose
adrenalina=adrenaline;aduana=customs;aduanas=customs;aduanero=customs officer;adulto=adult;advertencia=warning;adviento=advent;advierte=warns
adónde=where to;aerobic=aerobics;aerolínea=airline;aerolíneas=airline;aeropuerto=airport;aerotermia=heat pump;afectado=affected;afectar=affect
afeitaba=shaved;afeitado=shaved;afeitando=shaving;afeitar=shave;afeitarme=shave;afeitaron=shaved;afeitarse=shave;afeité=shaved;afeitó=shaved
afganistán=afghanistan;aficionado=fan amateur;aficiones=hobby fans;afición=hobby fans;afilador=sharpener;afiliada=member;afiliado=member;afiliar=join
afilié=joined;afinar=tune;afirmar=affirm;aflojar=loosen;afluencia=crowd;afonía=loss of voice;afortunada=lucky;afortunadamente=fortunately
afortunadas=lucky;afortunado=lucky;afortunados=lucky;africano=african;afrontar=face;afuera=outside;afueras=outskirts;afónica=hoarse;afónicas=hoarse
afónico=hoarse;afónicos=hoarse;agacharse=bend down;agarraba=grabbed;agarrada=stingy;agarradas=stingy;agarrado=stingy;agarrados=stingy
agarrando=grabbing;agarrar=grab;agarraron=grabbed;agarré=grabbed;agarró=grabbed;agencia=agency;agenda=diary agenda;agendar=schedule;agente=agent
agitar=shake;agnóstica=agnostic;agnóstico=agnostic;agobiado=overwhelmed;agobiar=overwhelm;agosto=august;agotado=exhausted;agotamiento=exhaustion
agotar=exhaust;agradable=pleasant;agradar=please;agradecer=thank;agradecida=grateful;agradecidas=grateful;agradecido=grateful;agradecidos=grateful
agradeciendo=thanking;agradecieron=thanked;agradeciste=thanked;agradeció=thanked;agradecí=thanked;agradecía=thanked;agradecíamos=thanked
agradecían=thanked;agradezca=thank;agradezcan=thank;agradezco=thank;agregar=add;agresivo=aggressive;agricultor=farmer;agricultora=farmer;agrio=sour
agrícola=agricultural;agua=water;aguacate=avocado;aguacero=downpour;aguada=watery;aguadas=watery;aguado=watery;aguados=watery;aguantar=endure stand
aguardiente=spirit;agudo=acute sharp;aguinaldo=christmas bonus;aguja=needle;agujero=hole;agujeta=muscle soreness;agujetas=sore muscles;ah=
ahijada=goddaughter;ahijado=godson;ahijados=godchildren;ahogar=drown;ahora=now;ahorita=right now;ahorraba=saved money;ahorrado=saved money
ahorrador=thrifty;ahorradora=thrifty;ahorradores=thrifty;ahorrando=saving money;ahorrar=save money;ahorraron=saved money;ahorrista=saver
ahorristas=saver;ahorro=save savings;ahorros=savings;ahorré=saved money;ahorró=saved money;ahumado=smoked;ahuyentar=scare off;ahí=there;aikido=aikido
airbag=airbag;airbnb=airbnb;aire=air;aislado=isolated;aislamiento=insulation isolation;aislar=isolate insulate;aja=yes;ajedreces=chess;ajedrez=chess
ajeno=somebody else's;ajiaco=potato soup;ajo=garlic;ajos=garlic;ajustado=tight;ajuste=adjustment;ajustes=adjustment;ajá=yes;ají=chilli;al=to the
ala=wing;alabar=praise;alacena=cupboard;alambre=wire;alargador=extension lead;alargar=lengthen;alarma=alarm;alas=wing;albacea=executor
albaceas=executor;albahaca=basil;albaricoque=apricot;albarán=delivery note;albañil=bricklayer;alberca=swimming pool;albergue=hostel
albornoces=bathrobe;albornoz=bathrobe;albóndiga=meatball;alcachofa=artichoke;alcalde=mayor;alcaldesa=mayor;alcance=scope;alcancía=piggy bank
alcancías=piggy bank;alcantarilla=sewer;alcanzar=reach;alcoba=bedroom;alcohol=alcohol;alcoholismo=alcoholism;alcoholismos=alcoholism
alcohólica=alcoholic;alcohólicas=alcoholic;alcohólico=alcoholic;alcohólicos=alcoholic;aldaba=knocker;aldea=hamlet;alegraba=was glad;alegrado=was glad
alegrando=cheering up;alegrar=cheer up;alegraron=was glad;alegre=cheerful;alegres=cheerful;alegré=was glad;alegría=joy;alegrías=joy;alegró=was glad
alejaba=moved away;alejado=moved away;alejando=moving away;alejar=move away;alejaron=moved away;alejé=moved away;alejó=moved away;alemania=germany
alemán=german;alergia=allergy;alergias=allergies;alergólogo=allergist;alerta=alert;aleta=fin;aletas=fins;aletear=flap;alfabeto=alphabet
alfajor=filled biscuit;alfarero=potter;alfarería=pottery;alfiler=pin;alfileres=pin;alfombra=carpet;alga=seaweed;algarrobo=carob tree;algas=seaweed
algo=something;algodones=cotton wool;algodonosa=cottony;algodonosas=cottony;algodonoso=cottony;algodonosos=cottony;algodón=cotton;algoritmo=algorithm
alguien=somebody;alguna=some;algunas=some;alguno=some;algunos=some;algún=some;alianza=wedding ring;alias=alias;alicate=pliers;alicates=pliers
alimentación=diet;alimentar=feed;alimento=food;alimentos=food;alioli=garlic mayonnaise;aliolis=garlic mayonnaise;alistar=get ready;aliviar=relieve
aliñar=dress salad;aliño=dressing;aliños=dressing;allá=over there;allí=there;alma=soul;almacenaje=storage;almacenar=store;almacenes=warehouse shop
almacén=warehouse shop;almas=soul;almeja=clam;almendra=almond;almendras=almonds;almendro=almond tree;almendros=almond tree;almohada=pillow
almohadón=cushion;almorcé=had lunch;almorzaba=had lunch;almorzaban=had lunch;almorzado=had lunch;almorzamos=had lunch;almorzando=having lunch
almorzar=have lunch;almorzaron=had lunch;almorzaste=had lunch;almorzábamos=had lunch;almorzó=had lunch;almuerce=have lunch;almuercen=have lunch
almuerza=have lunch;almuerzan=have lunch;almuerzas=have lunch;almuerzo=lunch;almuerzos=lunch;almíbar=syrup;almíbares=syrup;alojamiento=accommodation
alojar=accommodate stay;alojarse=stay;alpaca=alpaca;alpinismo=mountaineering;alprazolam=alprazolam;alquila=rents;alquilaba=rented;alquilada=rented
alquiladas=rented;alquilado=rented;alquilados=rented;alquilando=renting;alquilar=rent;alquilaron=rented;alquiler=rent;alquileres=rent;alquilo=rent
alquilé=rented;alquiló=rented;alrededor=around;alrededores=surroundings;alta=discharge tall;altas=discharge tall;altavoces=speakers
altavoz=loudspeaker;alterar=alter;alternar=alternate;alternativa=alternative;alternativas=alternative;alternativo=alternative;alternativos=alternative
altitud=altitude;alto=tall high;altos=tall high;altruista=altruistic;altura=height;altísimo=very high;altísimos=very high;alubia=bean
alucinante=amazing;aluminio=aluminium;alumna=pupil;alumno=pupil;alzhéimer=alzheimer's;alzhéimeres=alzheimer's;alérgeno=allergen;alérgico=allergic
ama=housewife mistress;amaba=loved;amabilidad=kindness;amable=kind;amado=loved;amalgama=filling;amamantar=breastfeed;amando=loving;amanece=dawns
amanecer=dawn;amaneceres=dawn;amanecida=dawn;amanecidas=dawn;amante=lover;amar=love;amargado=bitter;amargo=bitter;amarillo=yellow;amaron=loved
amas=housewife mistress;amasar=knead;amateur=amateur;amazon=amazon;ambas=both;ambicioso=ambitious;ambición=ambition;ambientador=air freshener
ambiental=environmental;ambiente=atmosphere environment;ambientes=atmosphere environment;ambos=both;ambulancia=ambulance;ambulatorio=health centre
amenaza=threat;amenazar=threaten;americano=american;amiga=friend;amigas=friends;amigo=friend;amigos=friends;amiguito=little friend;amistad=friendship
amistades=friends;amistosa=friendly;amistosas=friendly;amistoso=friendly;amistosos=friendly;amlodipino=amlodipine;amnistía=amnesty;amontonar=pile up
amor=love;amorticé=paid off;amortización=repayment;amortizar=pay off;amoxicilina=amoxicillin;amplia=spacious;ampliación=extension;ampliar=extend
amplias=spacious;amplio=spacious;amplios=spacious;amplío=extend;ampolla=blister;amueblado=furnished;amueblamiento=furnishing;amueblamientos=furnishing
amueblar=furnish;amé=loved;américa=america;amígdala=tonsil;amó=loved;anacardo=cashew;anacardos=cashews;anafilaxia=anaphylaxis
anafiláctico=anaphylactic;analgésico=painkiller;analista=analyst;analizar=analyse;analítica=blood test;ananá=pineapple;ancho=wide width;anchoa=anchovy
anchoas=anchovy;anchos=wide width;anchura=width;anciana=old woman;anciano=old man;ancianos=old man;anda=walks come on;andaba=walked;andado=walked
andador=walker;andaluces=andalusian;andalucía=andalusia;andaluz=andalusian;andamos=walk;andan=walk;andando=walking;andar=walk go;andas=walk go
ando=go walk;android=android;anduve=walked;anduvieron=walked;anduvimos=walked;anduvo=walked;andá=go;andén=platform;anemia=anaemia
anestesia=anaesthesia;anestesista=anaesthetist;anfibio=amphibian;anfitrión=host;anginas=tonsillitis;angustia=anguish;angustiada=distressed
angustiadas=distressed;angustiado=distressed;angustiados=distressed;anhelar=long for;anhelo=longing;anhelos=longing;anidar=nest;anillo=ring
anillos=rings;animaba=encouraged;animado=encouraged;animal=animal;animalito=little animal;animando=encouraging;animar=encourage;animaron=encouraged
animé=encouraged;animó=encouraged;aniversario=anniversary;anoche=last night;anochece=gets dark;anochecer=nightfall get dark;anota=note
anotar=note down;anotá=note;ansiedad=anxiety;ansiolítico=anxiety medicine;ansiosas=anxious;ansioso=anxious;antaño=long ago;ante=before
anteanoche=night before last;anteayer=day before yesterday;antecedentes=record background;antemano=beforehand;antena=antenna;anteojos=glasses
antepasado=ancestor;anterior=previous;anteriormente=previously;antes=before;antibiótico=antibiotic;anticoagulante=blood thinner
anticonceptivo=contraceptive;anticongelante=antifreeze;antidepresivo=antidepressant;antier=day before yesterday;antifaces=mask;antifaz=mask
antigua=old ancient;antiguamente=formerly;antiguas=old ancient;antiguo=old ancient;antiguos=old ancient;antihipertensivo=blood pressure medicine
antihistamínico=antihistamine;antiinflamatorio=anti-inflammatory;antipulgas=flea treatment;antipático=unpleasant;antivirus=antivirus;antojo=craving
antro=nightclub;antártida=antarctica;anual=annual;anualmente=yearly;anulaba=cancelled;anulado=cancelled;anulando=cancelling;anular=cancel
anularon=cancelled;anulé=cancelled;anuló=cancelled;anunciar=announce;anuncio=advert;anuncios=adverts;anzuelo=hook;análisis=analysis blood test
anécdota=anecdote;anís=aniseed;apadrinar=sponsor;apadrino=sponsor;apagaba=turned off;apagada=off;apagadas=off;apagado=off;apagados=off
apagando=turning off;apagar=turn off;apagaron=turned off;apagué=turned off;apagó=turned off;apagón=power cut;apapachar=cuddle;aparador=sideboard
aparato=device;aparcaba=parked;aparcacoches=valet;aparcado=parked;aparcamiento=parking;aparcamientos=parking;aparcando=parking;aparcar=park
aparcaron=parked;aparco=park;aparcó=parked;aparecer=appear;aparecido=appeared;apareciendo=appearing;aparecieron=appeared;apareciste=appeared
apareció=appeared;aparecí=appeared;aparecía=appeared;aparecíamos=appeared;aparecían=appeared;aparejador=quantity surveyor;aparentar=seem
aparentemente=apparently;aparezca=appear;aparezcan=appear;aparezco=appear;aparqué=parked;apartado=section;apartamento=apartment;aparte=apart
apasionado=passionate;apasionante=exciting;apasionantes=exciting;apellido=surname;apellidos=surnames;apenas=hardly;apendicitis=appendicitis
apenitas=barely;aperitivo=aperitif;apertura=opening;apetece=feel like;apetecer=feel like;apetito=appetite;api=api;apicultura=beekeeping;apilar=stack
apio=celery;apios=celery;aplacé=postponed;aplastar=crush;aplaudir=applaud;aplazaba=postponed;aplazado=postponed;aplazando=postponing;aplazar=postpone
aplazaron=postponed;aplazó=postponed;aplicación=app application;aplicar=apply;aplique=wall lamp;apnea=apnoea;apodo=nickname;aportación=contribution
aportar=contribute;aporte=contribution;aposta=on purpose;apostar=bet;apostilla=apostille;apostillar=legalise;apoyaba=supported;apoyado=supported
apoyando=supporting;apoyar=support;apoyaron=supported;apoyarse=lean;apoyo=support;apoyos=support;apoyé=supported;apoyó=supported;app=app
apreciar=appreciate;aprende=learns;aprender=learn;aprendices=apprentice;aprendido=learned;aprendiendo=learning;aprendieron=learned;aprendiz=apprentice
aprendió=learned;aprendo=learn;aprendí=learned;aprendía=learned;apresurado=hurried;apretar=tighten;aprieta=tightens;aprieto=tighten
aprobaba=passed approved;aprobaban=passed approved;aprobado=pass approved;aprobados=pass approved;aprobamos=passed approved;aprobando=passing approve
aprobar=pass approve;aprobaron=passed approved;aprobaste=passed approved;aprobábamos=passed approved;aprobé=passed approved;aprobó=passed approved
aprovechar=make use of;aprox=approximately;aproximadamente=approximately;aprueba=pass approve;aprueban=pass approve;apruebas=pass approve
apruebe=pass approve;aprueben=pass approve;apruebo=pass approve;apta=suitable;aptas=suitable;apto=suitable;aptos=suitable;apuesta=bet;apuesto=bet
apuntaba=signed up noted;apuntado=signed up;apuntalar=prop up;apuntando=signing up note;apuntar=sign up note;apuntarme=sign up
apuntaron=signed up noted;apuntarse=sign up;apuntes=notes;apunté=signed up;apuntó=signed up noted;apurar=hurry;apurarse=hurry;apátrida=stateless
apéndice=appendix;apúntame=note for me;aquel=that;aquella=that;aquellas=those;aquello=that;aquellos=those;aquí=here;arabia=arabia
aracnofobia=fear of spiders;aragón=aragon;arar=plough;araña=spider;arañar=scratch;arbusto=bush;archivador=filing cabinet;archivar=archive
archivo=file archive;archivos=files;arcilla=clay;arco=bow arch goal;arcos=bow arch goal;arcén=hard shoulder;arder=burn;ardilla=squirrel;arena=sand
arenero=litter box sandpit;arepa=arepa;arete=earring;aretes=earrings;argelia=algeria;argelino=algerian;argentina=argentina;argentinas=argentinian
argentino=argentinian;argentinos=argentinian;argumentar=argue;argumento=argument plot;argumentos=argument plot;aries=aries;arma=weapon
armar=assemble build;armario=wardrobe;armas=weapon;armazón=frame;armónica=harmonica;arnés=harness;aromático=aromatic;arpa=harp;arpas=harp
arquitecta=architect;arquitecto=architect;arrancaba=started pulled out;arrancado=started pulled out;arrancando=starting pull out
arrancar=start pull out;arrancaron=started pulled out;arrancó=started pulled out;arranqué=started pulled out;arrastrar=drag;arrecife=reef
arreglaba=repaired fixed;arreglado=repaired fixed;arreglando=repairing fix;arreglar=repair fix;arreglaron=repaired fixed;arreglarse=get ready
arreglo=repair arrangement;arreglos=repair arrangement;arreglé=repaired fixed;arregló=repaired fixed;arrendaba=rented;arrendaban=rented
arrendado=rented;arrendador=landlord;arrendadores=landlord;arrendamiento=lease;arrendamientos=lease;arrendamos=rented;arrendando=renting;arrendar=rent
arrendaron=rented;arrendaste=rented;arrendábamos=rented;arrendé=rented;arrendó=rented;arrepentido=regretful;arrepentir=regret;arrepentirse=regret
arrestar=arrest;arriba=up;arrienda=rent;arriendan=rent;arriendas=rent;arriende=rent;arrienden=rent;arriendo=rent;arriesgado=risky;arriesgar=risk
arritmia=arrhythmia;arroba=at sign;arrocería=rice restaurant;arroces=rice;arrogante=arrogant;arrojar=throw;arropar=tuck in;arroyo=stream;arroz=rice
arrozal=rice field;arruga=wrinkle;arrugada=wrinkled;arrugadas=wrinkled;arrugado=wrinkled;arrugados=wrinkled;arrugadísimo=very wrinkled
arrugadísimos=very wrinkled;arruinado=broke;arruinar=ruin;arte=art;arteria=artery;arterial=arterial blood;artes=art;artesano=craftsman
artesanía=handicraft;artesanías=handicraft;articulación=joint;artificial=artificial;artista=artist;artritis=arthritis;artrosis=osteoarthritis
artículo=article;artículos=article;artística=artistic;artísticas=artistic;artístico=artistic;artísticos=artistic;arveja=pea;arándano=blueberry
asaba=roasted;asado=roast barbecue;asador=grill restaurant;asamblea=assembly;asambleas=assembly;asando=roasting;asar=roast;asaron=roasted
ascendencia=ancestry;ascender=promote;ascendido=promoted;ascendiendo=promoting;ascendieron=promoted;ascendiste=promoted;ascendió=promoted
ascendí=promoted;ascendía=promoted;ascendíamos=promoted;ascendían=promoted;ascenso=promotion;ascensor=lift;ascensores=lifts;ascienda=promote
asciendan=promote;asciende=promote;ascienden=promote;asciendes=promote;asciendo=promote;asco=disgust;ascos=disgust;asegurado=insured
aseguradora=insurer;aseguradoras=insurer;aseguramiento=insurance;aseguramientos=insurance;asegurar=insure assure;asentado=settled;aseo=toilet
asesinato=murder;asesino=murderer;asesor=adviser;asesora=adviser;asesorar=advise;asfalto=asphalt;asia=asia;asiento=seat;asignar=assign
asignatura=school subject;asilo=nursing home;asimismo=likewise;asistencia=attendance assistance;asistenta=cleaning lady;asistentas=cleaning lady
asistente=assistant;asistentes=assistant;asistir=attend;asiático=asian;asma=asthma;asmas=asthma;asmático=asthmatic;asociación=association
asociar=associate;asomarse=look out;asombrar=amaze;asombrosa=amazing;asombrosas=amazing;asombroso=amazing;asombrosos=amazing;aspecto=appearance aspect
aspirador=vacuum cleaner;aspiradora=vacuum cleaner;aspirar=vacuum aspire;aspirina=aspirin;asqueroso=disgusting;astigmatismo=astigmatism
astilla=splinter;astro=star;astronomía=astronomy;astros=star;asumir=take on;asunto=matter;asusta=scares;asustaba=scared;asustada=scared
asustadas=scared;asustado=scared;asustados=scared;asustando=scaring;asustar=scare;asustaron=scared;asusté=scared;asustó=scared;asé=roasted;así=so
asó=roasted;atacar=attack;ataque=attack;atar=tie;atardecer=dusk;atardeceres=dusk;atascado=stuck;atascar=block;atasco=traffic jam;atascos=traffic jam
atea=atheist;atenas=athens;atención=attention;atender=attend treat;atendido=attended treated;atendiendo=attending treat;atendieron=attended treated
atendiste=attended treated;atendió=attended treated;atendí=attended treated;atendía=attended treated;atendíamos=attended treated
atendían=attended treated;ateneo=cultural club;atento=attentive;ateo=atheist;aterra=terrifies;aterran=terrify;aterrar=terrify;aterrizar=land
atienda=attend treat;atiendan=attend treat;atiende=attend treat;atienden=attend treat;atiendes=attend treat;atiendo=attend treat;atleta=athlete
atletismo=athletics;atletismos=athletics;atlántico=atlantic;atlética=athletic;atléticas=athletic;atlético=athletic;atléticos=athletic;atornillar=screw
atorvastatina=atorvastatin;atracador=robber;atracar=rob dock;atraco=robbery;atracos=robbery;atractivo=attractive;atraer=attract;atragantarse=choke
atrapar=catch;atrasado=late behind;atravesar=cross;atrever=dare;atreverse=dare;atrevida=daring;atrevidas=daring;atrevido=daring;atrevidos=daring
atropellaba=ran over;atropellado=ran over;atropellando=running over;atropellar=run over;atropellaron=ran over;atropellé=ran over;atropelló=ran over
atrás=back ago;atún=tuna;au=au;audiencia=audience;audiolibro=audiobook;audífono=hearing aid;audífonos=headphones;aula=classroom;aullar=howl
aumentaba=increased;aumentado=increased;aumentando=increasing;aumentar=increase;aumentaron=increased;aumento=increase raise;aumentos=increase raise
aumenté=increased;aumentó=increased;aun=even;aunque=although;auricular=earphone;auriculares=headphones;aurora=aurora;ausencia=absence
ausentar=be absent;ausente=absent;ausentes=absent;australia=australia;australiano=australian;austria=austria;austriaco=austrian
autenticación=authentication;autenticador=authenticator;autenticadores=authenticator;autismo=autism;autito=little car;auto=car;autobuses=buses
autobús=bus;autocaravana=camper van;autoescuela=driving school;automático=automatic;automóvil=car;autopista=motorway;autor=author;autora=author
autoridad=authority;autoridades=authority;autorización=authorisation;autorizar=authorise;autoservicio=self-service;autovía=motorway
auténtica=authentic;auténticas=authentic;auténtico=authentic;auténticos=authentic;autónoma=self-employed;autónomo=self-employed;auxiliar=assistant
auxiliares=assistant;auxilio=help;auxilios=help;aval=guarantee;avalar=guarantee;avance=progress;avanzado=advanced;avanzar=advance;avda=avenue;ave=bird
avellana=hazelnut;avena=oats;avenida=avenue;avenidas=avenue;aventar=throw;aventura=adventure;avergonzado=ashamed;averiado=broken down
averiar=break down;averiguar=find out;avería=breakdown;aves=bird;avisame=let me know;avisar=notify warn;aviso=notice warning;avisos=notice warning
avispa=wasp;avispero=wasps' nest;avión=plane;avísame=let me know;ay=;ayer=yesterday;ayuda=help;ayudaba=helped;ayudado=helped;ayudame=help me
ayudando=helping;ayudar=help;ayudarle=help him;ayudarme=help me;ayudaron=helped;ayudo=help;ayudé=helped;ayudó=helped;ayunas=empty stomach
ayuno=fasting;ayunos=fasting;ayuntamiento=town hall;ayúdame=help me;azada=hoe;azafata=flight attendant;azafatas=flight attendants;azafrán=saffron
azotea=rooftop;azoteas=rooftop;azucarero=sugar bowl;azufre=sulphur;azul=blue;azulejo=tile;azulejos=tiles;azúcar=sugar;aíslo=isolate;añadido=added
añadiendo=adding;añadieron=added;añadir=add;añadió=added;añadí=added;añadía=added;año=year;añoraba=missed;añorado=missed;añorando=missing;añorar=miss
añoraron=missed;añoré=missed;añoró=missed;años=years;aún=still;babear=drool;babero=bib;babosa=slug;babosas=slug;baby=baby;babysitter=babysitter
baca=roof rack;bacalao=cod;bacano=cool;bachata=bachata;bache=pothole;bachiller=high school graduate;bachillerato=high school
bachilleres=high school graduate;backend=backend;backup=backup;bacteria=bacteria;bacán=cool;baguette=baguette;bah=;bahía=bay;bahías=bay;baila=dances
bailaba=danced;bailado=danced;bailando=dancing;bailaor=flamenco dancer;bailar=dance;bailarina=dancer;bailaron=danced;bailarín=dancer;baile=dance
bailes=dance;bailo=dance;bailé=danced;bailó=danced;baja=sick leave low;bajaba=went down lowered;bajada=descent;bajado=went down lowered
bajando=going down lower;bajar=go down lower;bajaron=went down lowered;bajito=short;bajo=under low;bajoneada=down;bajoneado=down;bajones=slump
bajé=went down lowered;bajó=went down lowered;bajón=slump;balance=balance;balanceador=load balancer;balanceadores=load balancer;balancear=swing
balancín=seesaw;balanza=scales;balcón=balcony;balde=bucket;baldosa=tile;baldosas=tile;baleares=balearic islands;ballena=whale;ballenas=whales
ballet=ballet;balneario=spa;baloncesto=basketball;balonmano=handball;balón=ball;bambú=bamboo;banana=banana;banca=banking;bancario=bank
bancarrota=bankruptcy;banco=bank bench;bancos=bank bench;banda=band;bandeja=tray;bandera=flag;bandolera=shoulder bag;bandoneón=bandoneon
banquete=banquet;bar=bar;baraja=deck of cards;barajar=shuffle;baranda=railing;barandilla=banister;barato=cheap;barba=beard;barbacoa=barbecue
barbacoas=barbecues;barbero=barber;barbería=barbershop;barberías=barbershop;barbilla=chin;barbudo=bearded;barca=boat;barco=ship boat;barcos=ship boat
bargueño=cabinet;barman=bartender;barmanes=bartender;barnices=varnishes;barniz=varnish;barnizar=varnish;barra=bar loaf;barranco=ravine
barranquismo=canyoning;barrer=sweep;barrera=barrier;barrido=swept;barriendo=sweeping;barrieron=swept;barriga=belly;barril=barrel;barrio=neighbourhood
barrita=bar;barrió=swept;barro=mud;barros=mud;barrí=swept;barría=swept;barítono=baritone;base=base;basta=enough;bastante=quite;bastantes=quite a lot
bastidor=frame;bastones=poles;bastón=walking stick;basura=rubbish;bata=dressing gown;batalla=battle;batata=sweet potato;bate=bat;batería=battery drums
baterías=battery drums;bates=bat;batido=milkshake;batidor=whisk;batidora=blender;batidoras=blender;batidos=milkshake;batir=beat whisk
batucada=drum band;bauticé=baptised;bautizaba=baptised;bautizado=baptised;bautizando=baptising;bautizar=baptise;bautizaron=baptised
bautizo=christening;bautizos=christening;bautizó=baptised;bayeta=cloth;bazar=bazaar;bazares=bazaar;bañaba=bathed;bañado=bathed;bañador=swimsuit
bañando=bathing;bañar=bathe;bañaron=bathed;bañarse=bathe;bañera=bathtub;baño=bathroom;baños=bathroom;bañé=bathed;bañó=bathed;baúl=trunk;bbdd=database
bbddes=database;bebedero=drinking trough;bebedor=drinker;beber=drink;bebes=drink;bebida=drink;bebidas=drinks;bebido=drank;bebiendo=drinking
bebieron=drank;bebito=baby;bebió=drank;bebo=drink;bebé=baby;bebés=babies;bebí=drank;bebía=drank;beca=scholarship;becaria=intern;becario=intern
bechamel=bechamel;beige=beige;belga=belgian;belleza=beauty;bello=beautiful;bendecir=bless;beneficiar=benefit;beneficio=profit benefit
beneficios=profits benefits;benigno=benign;benjamín=youngest;benéfico=charity;berenjena=aubergine;berlín=berlin;berro=watercress;berza=cabbage
besaba=kissed;besado=kissed;besando=kissing;besar=kiss;besaron=kissed;besito=kiss;beso=kiss;besos=kiss;besé=kissed;besó=kissed;biberón=baby bottle
biblia=bible;biblioteca=library;bibliotecaria=librarian;bibliotecario=librarian;bicarbonato=baking soda;bici=bike;bicicleta=bicycle;bicis=bikes
bidé=bidet;bidés=bidet;bien=well;bienal=biennial;bienestar=well-being;bienestares=well-being;bienvenida=welcome;bienvenido=welcome;bienvenidos=welcome
bife=steak;bifocal=bifocal;bigote=moustache;bikini=bikini;bikinis=bikini;bilingüe=bilingual;billar=billiards;billares=billiards
billete=ticket banknote;billetera=wallet;billetes=tickets banknotes;billón=trillion;bimestral=every two months;bingo=bingo;biografía=biography
biología=biology;biombo=screen;biometría=biometrics;biopsia=biopsy;bipolar=bipolar;bipolares=bipolar;birra=beer;birras=beers
bisabuela=great-grandmother;bisabuelo=great-grandfather;bisabuelos=great-grandfather;bisagra=hinge;bisexual=bisexual;bisnieto=great-grandson
bisoprolol=bisoprolol;bistec=steak;bistró=bistro;bisutería=costume jewellery;bitcoin=bitcoin;bizco=cross-eyed;bizcocho=sponge cake
bizum=instant payment;bióloga=biologist;biólogas=biologist;biólogo=biologist;biólogos=biologist;blanco=white;blando=soft;blanqueamiento=whitening
blanquear=whiten;blanquecino=whitish;bledo=damn;blog=blog;bloque=block;bloquear=block;bloqueo=blockage;blues=blues;blusa=blouse;boca=mouth
bocacalle=side street;bocadillo=sandwich;bocado=bite;bocados=bite;bocata=sandwich;boceto=sketch;bochas=bowls;bocina=horn;boda=wedding;bodas=weddings
bodega=wine cellar;bodegas=wineries;bodegón=tavern still life;bofetada=slap;bogavante=lobster;boina=beret;bol=bowl;bola=ball;bolas=ball;bolero=bolero
boleto=ticket;boletín=report card bulletin;boli=pen;boliche=nightclub;bolillo=bread roll;bolis=pen;bolivia=bolivia;boliviano=bolivian;bollo=bun
bolos=bowling;bolsa=bag;bolsillo=pocket;bolso=handbag;bolsos=handbag;boludo=dude idiot;bolígrafo=pen;bolígrafos=pens;bomba=bomb pump;bombardear=bomb
bombear=pump;bombera=firefighter;bombero=firefighter;bombilla=light bulb;bombillas=light bulbs;bombo=bass drum;bombona=gas cylinder;bombones=chocolate
bombos=bass drum;bombón=chocolate;bondi=bus;bongó=bongo;bonito=pretty;bono=bonus voucher;bonobús=bus pass;bonsái=bonsai;bonsáis=bonsai;bonus=bonus
boquerón=anchovy;boquilla=nozzle;bordado=embroidery;bordar=embroider;borde=edge;bordes=edge;bordillo=kerb;borraba=deleted;borrachera=drunkenness
borracho=drunk;borrado=deleted;borrador=draft eraser;borrando=deleting;borrar=delete;borraron=deleted;borré=deleted;borró=deleted;bosque=forest
bostezar=yawn;bota=boot;botar=throw out;botas=boots;bote=jar boat;botella=bottle;botellón=street drinking party;botes=jar boat;boticario=pharmacist
botines=ankle boots;botiquín=first aid kit;botones=buttons bellboy;botón=button;boulder=bouldering;boulderes=bouldering;bouquet=bouquet;boxeador=boxer
boxear=box;boxeo=boxing;brackets=braces;bragas=knickers;brasa=ember;brasier=bra;brasieres=bra;brasil=brazil;brasileño=brazilian;braza=breaststroke
brazada=stroke;brazadas=stroke;brazo=arm;brazos=arm;brete=job;breve=brief;bricolaje=diy;brillante=brilliant shiny;brillar=shine;brindar=toast
brindis=toast;brioche=brioche;brisa=breeze;británico=british;brocha=paintbrush;broche=brooch;broches=brooch;broma=joke;bromear=joke;bronca=anger
bronce=bronze;broncear=tan;broncearse=sunbathe;bronces=bronze;bronquitis=bronchitis;brota=breaks out;brotar=sprout;brote=sprout;brotes=sprout
bruja=witch;brusco=abrupt;bruselas=brussels;bruto=gross;bruxismo=teeth grinding;brócoli=broccoli;brújula=compass;brújulas=compasses;bucal=oral
buceador=diver;bucear=dive;buceo=diving;bucle=loop;budismo=buddhism;budista=buddhist;buen=good;buena=good;buenas=good;bueno=good;buenos=good
buenísimo=very good;buenísimos=very good;bufanda=scarf;bufet=buffet;bufete=law firm;bufetes=law firm;bufé=buffet;bufés=buffet;buganvilla=bougainvillea
buhardilla=attic;bujía=spark plug;bujías=spark plugs;bulevar=boulevard;bulevares=boulevard;bulgaria=bulgaria;bulldog=bulldog;bullying=bullying
bulo=hoax;bungalow=bungalow;bungaló=bungalow;burlarse=mock;burnout=burnout;burro=donkey;bus=bus;busca=looks for;buscaba=looked for;buscado=looked for
buscador=search engine;buscando=looking for;buscar=look for;buscaron=looked for;busco=look for;buscó=looked for;buseta=minibus;busqué=looked for
butaca=armchair;butano=butane;buzo=sweatshirt diver;buzón=mailbox;buñuelo=fritter;bypass=bypass;bádminton=badminton;bárbara=great;bárbaras=great
bárbaro=great;báscula=scales;básica=basic;básicamente=basically;básicas=basic;básico=basic;básicos=basic;básquet=basketball;béisbol=baseball
bélgica=belgium;bóveda=vault;búho=owl;búlder=bouldering;búlderes=bouldering;búlgara=bulgarian;búlgaras=bulgarian;búlgaro=bulgarian;búscame=find me
búsqueda=search;cabalgar=ride horse;caballero=gentleman;caballete=easel;caballo=horse;cabaña=cabin;cabe=fits;cabecear=nod;cabecera=headboard
cabecero=headboard;cabellera=hair;cabello=hair;caben=fit;caber=fit;cabestrillo=sling;cabeza=head;cabezota=stubborn;cabido=fitted;cabina=cabin
cable=cable;cabra=goat;cabreada=angry;cabreado=angry;cabrón=bastard;cabía=fitted;caca=poo;cacahuate=peanut;cacahuete=peanut;cacahuetes=peanuts
cacao=cocoa;cacerola=saucepan;cacerolada=protest;caceroladas=protest;cachar=catch;cacharro=pot gadget;cache=cache;cachorro=puppy;caché=cache
cactus=cactus;cacé=hunted;cada=every;cadena=chain;cadera=hip;cadete=cadet;caduca=expires;caducaba=expired;caducada=expired;caducadas=expired
caducado=expired;caducados=expired;caducan=expire;caducando=expiring;caducar=expire;caducidad=expiry;caducidades=expiry;caduje=expired
cadujeron=expired;cadujimos=expired;cadujo=expired;cae=falls;caemos=fall;caen=fall;caer=fall;caerse=fall down;caeré=will fall;caes=fall
cafecito=coffee;cafelito=coffee;cafetera=coffee maker;cafetería=café;cafeína=caffeine;café=coffee;cafés=coffees;caguama=large beer;caiga=fall
caigo=fall;caja=box;cajera=cashier;cajero=cashier cash machine;cajeros=cashier cash machine;cajetilla=packet of cigarettes;cajón=drawer
calabacín=courgette;calabaza=pumpkin;calamar=squid;calamares=squid;calambre=cramp;calcetines=socks;calcetín=sock;calcio=calcium;calcular=calculate
caldera=boiler;caldo=broth;calefacción=heating;calefactor=heater;calefón=water heater;calendario=calendar;calentaba=heated;calentaban=heated
calentado=heated;calentador=heater;calentadores=heater;calentamiento=warming up;calentamientos=warming up;calentamos=heated;calentando=heating
calentar=heat;calentaron=heated;calentaste=heated;calentito=warm;calentábamos=heated;calenté=heated;calentó=heated;calidad=quality;calidades=quality
calienta=heat;calientan=heat;calientas=heat;caliente=hot;calienten=heat;calientes=hot;caliento=heat;calificar=grade;calimocho=wine and cola
calistenia=calisthenics;callado=quiet;callar=be quiet;calle=street;callejero=stray street;callejuela=lane;callejón=alley;calles=streets;callo=corn
callos=tripe;calma=calm;calmado=calm;calmar=calm;calor=heat hot;caloría=calorie;calorías=calorie;calvicie=baldness;calvo=bald;calzado=footwear
calzar=wear shoe size;calzoncillos=underpants;cama=bed;camarada=comrade;camarera=waitress;camarero=waiter;camareros=waiters;camarón=shrimp;camas=beds
cambiaba=changed;cambiado=changed;cambiador=changing table;cambiando=changing;cambiar=change;cambiarlo=change it;cambiarme=change;cambiaron=changed
cambiarse=change;cambio=change;cambios=changes;cambié=changed;cambió=changed;camello=camel;camerino=dressing room;camilla=stretcher massage table
caminaba=walked;caminado=walked;caminando=walking;caminar=walk;caminaron=walked;caminata=walk hike;camino=path;caminos=path;caminé=walked
caminó=walked;camionero=lorry driver;camioneta=pickup van;camisa=shirt;camisas=shirts;camiseta=t-shirt;camisetas=t-shirts;camisón=nightdress
camión=lorry truck;campamento=camp;campana=bell hood;campanario=bell tower;campaña=campaign;campeona=champion;campeonato=championship;campera=jacket
campesino=farmer;campeón=champion;camping=campsite;campo=field countryside;campus=campus;cana=grey hair;canadiense=canadian;canadá=canada
canal=channel canal;canapé=ottoman bed;canapés=ottoman bed;canarias=canary islands;canario=canary;canarios=canary;canas=grey hair;canasta=basket
cancela=gate;cancelaba=cancelled;cancelaciones=cancellation;cancelación=cancellation;cancelada=cancelled;canceladas=cancelled;cancelado=cancelled
cancelados=cancelled;cancelando=cancelling;cancelar=cancel;cancelaron=cancelled;cancelé=cancelled;canceló=cancelled;cancha=court pitch;canciones=songs
canción=song;candado=padlock;candidata=candidate;candidato=candidate;candidatura=application;candidiasis=thrush;canela=cinnamon;canelones=cannelloni
cangrejo=crab;canguro=babysitter kangaroo;canica=marble;canicas=marbles;caniche=poodle;canilla=tap;canjear=redeem;canoa=canoe;canoas=canoe
canosas=grey-haired;canoso=grey-haired;cansaba=got tired;cansada=tired;cansadas=tired;cansado=tired;cansados=tired;cansadísimo=very tired
cansadísimos=very tired;cansancio=tiredness;cansando=tiring;cansar=tire;cansaron=got tired;cansarse=get tired;cansera=tiredness;cansé=got tired
cansó=got tired;canta=sings;cantaba=sang;cantado=sang;cantando=singing;cantante=singer;cantar=sing;cantaron=sang;cantautor=singer-songwriter
cantera=quarry;cantidad=quantity;cantidades=quantity;cantimplora=water bottle;cantimploras=bottles;cantina=canteen bar;canto=sing;canté=sang
cantó=sang;canónigos=lamb's lettuce;caoba=mahogany;capa=layer cape;capaces=capable;capacitación=training;capacitar=train;capataces=foreman
capataz=foreman;capaz=capable;capilar=hair;capilares=hair;capilla=chapel;capital=capital;capitán=captain;capoeira=capoeira;cappuccino=cappuccino
capricho=whim treat;caprichosa=capricious;caprichosas=capricious;caprichoso=capricious;caprichosos=capricious;capricornio=capricorn
captura=capture screenshot;capturar=capture;capuchino=cappuccino;capítulo=chapter episode;capó=bonnet;capóes=bonnet;caqui=persimmon;caquis=persimmon
cara=face expensive;caracol=snail;caracola=shell;caracolas=shell;caracoles=snails;carajo=damn;caramba=wow;caramelo=sweet caramel;caramelos=sweets
caras=faces expensive;caravana=caravan traffic jam;caravanas=caravans;caray=wow;carbohidrato=carbohydrate;carbón=coal;carcacha=old car
carcoma=woodworm;cardamomo=cardamom;cardióloga=cardiologist;cardiólogo=cardiologist;cardo=cardoon;cardos=cardoons;carecer=lack;carga=load charge
cargada=loaded;cargadas=loaded;cargado=loaded;cargador=charger;cargadores=chargers;cargados=loaded;cargar=load charge;cargo=position charge
cargos=position charge;caribe=caribbean;caricia=caress;caries=tooth decay;cariño=affection;cariñosa=affectionate;cariñosas=affectionate
cariñoso=affectionate;cariñosos=affectionate;carnal=brother;carnaval=carnival;carnavales=carnival;carne=meat;carnet=card licence;carnicero=butcher
carnicería=butcher's;carné=card licence;carnés=card licence;caro=expensive dear;caros=expensive dear;carpa=tent carp;carpeta=folder
carpintera=carpenter;carpintero=carpenter;carpintería=carpentry;carrera=career degree race;carreras=races degrees;carretera=road
carretilla=wheelbarrow;carril=lane;carriles=lanes;carrito=cart;carro=car;carrocería=bodywork;carta=letter;cartas=letters cards;cartel=poster
cartelera=listings;cartera=wallet handbag;cartero=postman;carteros=postman;cartulina=card;cartulinas=cards;cartón=cardboard;carácter=character
carácteres=character;carísimo=very expensive;carísimos=very expensive;casa=house home;casaba=married;casada=married;casadas=married;casado=married
casados=married;casamiento=wedding;casamos=married;casando=marrying;casar=marry;casarme=get married;casarnos=get married;casaron=married
casarse=get married;casas=houses;cascada=waterfall;casco=helmet;cascos=helmet;casera=landlady;casero=landlord;caseros=landlord;casete=cassette
casi=almost;casilla=box mailbox;casillero=locker;casino=casino;casita=little house;caso=case;caspa=dandruff;casta=caste;castaña=chestnut
castañas=brown-haired;castaño=brown-haired;castaños=brown-haired;castañuelas=castanets;castellano=spanish castilian;castigar=punish;castigo=punishment
castigos=punishment;castilla=castile;castillo=castle;castillos=castle;castración=neutering;castrado=neutered;castrar=neuter;casual=casual;casé=married
casó=married;cata=tasting;cataluña=catalonia;catalán=catalan;catarata=cataract waterfall;catarro=cold illness;catastro=land registry
catedral=cathedral;catedrática=professor;catedrático=professor;categoría=category;catequesis=catechism;catequista=catechist;catorce=fourteen
catálogo=catalogue;católica=catholic;católico=catholic;causa=cause;causar=cause;cava=sparkling wine;cavar=dig;cayena=cayenne;cayendo=falling
cayeron=fell;cayó=fell;caza=hunting;cazaba=hunted;cazado=hunted;cazadora=jacket;cazando=hunting;cazar=hunt;cazaron=hunted;cazo=ladle saucepan
cazos=ladle saucepan;cazuela=casserole;cazuelas=casseroles;cazó=hunted;caí=fell;caía=fell;caída=fall;caídas=falls;caído=fallen;caímos=fell;caíste=fell
caña=small beer cane;cañería=pipe;cañerías=pipe;caótico=chaotic;cebada=barley;cebo=bait;cebolla=onion;cebos=bait;cebra=zebra;cecina=cured beef
ceder=give up;cedro=cedar;ceguera=blindness;ceja=eyebrow;cejas=eyebrows;cel=mobile phone;celador=orderly;celda=cell;celebraba=celebrated
celebraciones=celebration;celebración=celebration;celebrado=celebrated;celebrando=celebrating;celebrar=celebrate;celebraron=celebrated
celebré=celebrated;celebró=celebrated;celeste=light blue;celiaca=coeliac;celiaquía=coeliac disease;celos=jealousy;celosas=jealous;celoso=jealous
celu=mobile phone;celular=mobile phone;celulares=mobile phone;celulitis=cellulite;celus=mobile phone;celíaco=coeliac;cementerio=cemetery
cemento=cement;cena=dinner;cenaba=had dinner;cenado=had dinner;cenando=having dinner;cenar=have dinner;cenaron=had dinner;cenicero=ashtray
ceniciento=ash grey;ceniza=ash;censo=census;censura=censorship;centavo=cent;centenar=hundred;centeno=rye;centenos=rye;central=central
centralita=switchboard;centro=centre;centroamérica=central america;centrocampista=midfielder;centésimo=hundredth;centímetro=centimetre;cené=had dinner
cenó=had dinner;cepa=vine strain;cepillar=brush;cepillo=brush;cerca=near;cercano=near close;cercanías=commuter train;cerdo=pork pig;cereal=cereal
cerebro=brain;ceremonia=ceremony;cereza=cherry;cerezo=cherry tree;cerezos=cherry tree;cerilla=match;cerillas=matches;cero=zero;ceros=zeros
cerquita=near;cerquísima=very near;cerraba=closed;cerraban=closed;cerrado=closed;cerradura=lock;cerrajero=locksmith;cerramos=closed;cerrando=closing
cerrar=close;cerraron=closed;cerraste=closed;cerro=hill;cerros=hill;cerrábamos=closed;cerré=closed;cerró=closed;certificación=certification
certificado=certificate;certificar=certify;cervecería=brewery bar;cervecita=beer;cerveza=beer;cervezas=beers;cerámica=pottery ceramics
cesante=unemployed;cesantía=unemployment;cesantías=unemployment;cesta=basket;cesárea=caesarean;cesáreas=caesarean;cetirizina=cetirizine
cetogénico=keto;ceviche=ceviche;cevichería=ceviche restaurant;cevicherías=ceviche restaurant;chabola=shack;chaise=chaise longue;chaleco=waistcoat
chalet=detached house;chamaco=boy;chamarra=jacket;chamba=work job;chambear=work;champiñón=mushroom;champán=champagne;champú=shampoo
chanchito=piggy bank;chancho=pig;chancla=flip-flop;chancleta=flip-flop;chao=bye;chapa=metal sheet badge;chaparrón=downpour;chapata=ciabatta
chapista=panel beater;chapotear=splash;chapurrear=speak a little;chapuza=botched job;chaqueta=jacket;charango=charango;charco=puddle
charcutero=deli butcher;charcutería=delicatessen;charla=chat talk;charlar=chat;charlatán=chatterbox;charlita=chat;chat=chat;chatear=chat;chau=bye
chava=girl;chaval=boy;chavala=girl;chavalas=girl;chavo=guy;chavos=guy;chayote=chayote;che=;checa=czech;checar=check;checas=czech;checo=czech
checos=czech;chef=chef;chela=beer;chelas=beers;chelo=cello;chelos=cello;cheque=cheque;chequeo=check-up;chequera=chequebook;chequia=czech republic
chica=girl;chichón=bump;chicle=chewing gum;chico=boy;chido=cool;chifla=love;chiflar=love;chihuahua=chihuahua;chilaquiles=chilaquiles
chile=chilli chile;chileno=chilean;chillar=scream;chimenea=fireplace chimney;chimeneas=fireplace chimney;chimichurri=chimichurri sauce
chimichurris=chimichurri sauce;chimpancé=chimpanzee;chimpancés=chimpanzee;china=china chinese;chinas=chinese;chincheta=drawing pin;chino=chinese
chinos=chinese;chip=chip;chipirón=baby squid;chiquilla=kid;chiquillo=kid;chiquita=little;chiquito=little;chirigota=carnival group
chirimoya=custard apple;chiringuito=beach bar;chisme=gossip gadget;chismosas=gossipy;chismoso=gossipy;chiste=joke;chocaba=crashed;chocado=crashed
chocando=crashing;chocar=crash;chocaron=crashed;choclo=corn;chocolate=chocolate;chocó=crashed;chofer=driver;choferes=driver;chollo=bargain
chompa=sweater;choque=crash;choqué=crashed;choripán=sausage sandwich;chorizo=chorizo;chorrito=drizzle;chorro=jet;chubasco=shower;chuche=sweet
chuches=sweets;chucho=mutt;chuchos=mutt;chuleta=chop;chulo=cool;chupar=suck;chupete=dummy;chupito=shot;chupones=dummies;churrasco=grilled meat
churro=churro;chándal=tracksuit;chévere=cool;chía=chia;chófer=driver;chóferes=driver;cicatrices=scars;cicatriz=scar;cicatrizar=heal;ciclismo=cycling
ciclista=cyclist;ciclo=cycle;ciclomotor=moped;ciego=blind;cielo=sky heaven;cien=hundred;ciencia=science;ciento=hundred;cientos=hundreds
científica=scientist;científico=scientist;cierra=close;cierran=close;cierras=close;cierre=closing zip;cierren=close;cierro=close;cierto=true certain
ciervo=deer;cifrado=encryption;cigarrillo=cigarette;cigarrillos=cigarettes;cigarro=cigarette cigar;cilantro=coriander;cima=summit;cinco=five
cincuenta=fifty;cincuentena=fifty;cincuentón=fifty-something;cine=cinema;cineasta=filmmaker;cinta=ribbon tape;cintura=waist;cinturones=belts
cinturón=belt;ciprés=cypress;circo=circus;circuito=circuit;circulación=circulation traffic;circular=circulate;ciruela=plum;cirugía=surgery
cirujana=surgeon;cirujano=surgeon;cisne=swan;cisterna=cistern;cistitis=cystitis;cita=appointment date;citar=quote make appointment;citas=appointments
citología=smear test;ciudad=city;ciudadano=citizen;ciudadanía=citizenship;ciudadanías=citizenship;ciudades=cities;civil=civil;ciática=sciatica
clara=egg white clear;claraboya=skylight;claramente=clearly;clarinete=clarinet;claro=of course clear;clase=class;clases=classes;clasificación=ranking
clasificar=classify;claustrofobia=claustrophobia;clavar=nail;clave=key password;clavel=carnation;claves=key password;clavo=nail;clavícula=collarbone
claxon=horn;clienta=customer;cliente=customer;clientela=customers;clientes=customers;clima=climate;climatización=air conditioning
clonazepam=clonazepam;clopidogrel=clopidogrel;cloud=cloud;club=club;clásico=classical classic;cláusula=clause;cláusulas=clauses;clínica=clinic
clóset=wardrobe;clúster=cluster;clústeres=cluster;cm=cm;coach=coach;coaching=coaching;coartada=alibi;cobarde=coward;cobaya=guinea pig;cobertizo=shed
cobertura=coverage;cobija=blanket;cobra=earns charges;cobraba=earned;cobrado=earned charged;cobrando=earning charge;cobrar=earn charge
cobraron=earned charged;cobre=copper;cobres=copper;cobro=earn;cobré=earned charged;cobró=earned charged;cocer=boil cook;coche=car;cochecito=pram
cochera=garage;coches=cars;cochinito=piggy bank;cochino=pig;cocido=stew boiled;cocidos=stew boiled;cocina=kitchen cooks;cocinaba=cooked
cocinado=cooked;cocinando=cooking;cocinar=cook;cocinaron=cooked;cocinera=cook;cocinero=cook;cocino=cook;cociné=cooked;cocinó=cooked;coco=coconut
cocodrilo=crocodile;cocos=coconut;code=code;codo=elbow;codornices=quail;codorniz=quail;codos=elbow;cofradía=brotherhood;coge=takes;coger=take catch
cogido=took caught;cogiendo=taking catch;cogieron=took caught;cogió=took caught;cognitivo=cognitive;cogí=took;cogía=took caught;coherente=coherent
cohete=rocket;coincidencia=coincidence;coinquilino=flatmate;cojo=take;cojín=cushion;col=cabbage;cola=queue tail;colaborar=collaborate;colada=laundry
coladas=laundry;coladera=drain;colador=strainer;colas=queue tail;colcha=bedspread;colchoneta=mat;colchonetas=mats;colchón=mattress;cole=school
coleccionaba=collected;coleccionado=collected;coleccionando=collecting;coleccionar=collect;coleccionaron=collected;colecciones=collection
coleccionista=collector;coleccionistas=collector;colecciono=collect;coleccioné=collected;coleccionó=collected;colección=collection
colectivo=bus collective;colega=colleague mate;colegio=school;coles=school;colesterol=cholesterol;coleta=ponytail;colgaba=hung up;colgaban=hung up
colgado=hung up;colgamos=hung up;colgando=hanging up;colgar=hang up;colgaron=hung up;colgaste=hung up;colgué=hung up;colgábamos=hung up;colgó=hung up
coliflor=cauliflower;colina=hill;colisión=collision;colitis=colitis;collar=necklace collar;collares=necklace collar;colmena=beehive
colmillo=canine tooth;colocación=placement;colocar=place;colombia=colombia;colombiano=colombian;colon=colon;colonia=neighbourhood
colonoscopia=colonoscopy;color=colour;colores=colours;columna=spine column;columpio=swing;columpios=swings;comadre=close friend;comadrona=midwife
comando=command;comandos=command;comarca=region;combate=combat;combatir=fight;combi=minibus;combinación=combination;combinar=combine;combis=minibus
combustible=fuel;comedor=dining room;comencé=started;comensal=diner;comentar=comment;comentario=comment;comenzaba=started;comenzaban=started
comenzado=started;comenzamos=started;comenzando=starting;comenzar=start;comenzaron=started;comenzaste=started;comenzábamos=started;comenzó=started
comer=eat;comercial=salesperson commercial;comerciante=shopkeeper;comerlo=eat it;cometa=kite comet;cometas=kites;comida=food meal;comidas=meals
comido=ate;comience=start;comiencen=start;comiendo=eating;comienza=start;comienzan=start;comienzas=start;comienzo=start;comieron=ate
comillas=quotation marks;comilón=big eater;comino=cumin;comisaría=police station;comisión=commission;comité=committee;comités=committee;comió=ate
como=as;comoquiera=however;compadecer=pity;compadre=close friend;compaginar=combine;comparar=compare;comparsa=carnival group;compartido=shared
compartiendo=sharing;compartieron=shared;compartir=share;compartió=shared;compartí=shared;compartía=shared;compañera=companion classmate
compañeras=colleagues companions;compañero=companion classmate;compañeros=colleagues companions;compañía=company;compensar=compensate
competencia=competition;competente=competent;competentes=competent;competición=competition;competido=competed;competidor=competitor
competidores=competitors;competir=compete;competiste=competed;competí=competed;competía=competed;competíamos=competed;competían=competed
compilación=build;compilador=compiler;compiladores=compiler;compilar=compile;compinche=pal;compita=compete;compitan=compete;compite=compete
compiten=compete;compites=compete;compitiendo=competing;compitieron=competed;compitió=competed;compito=compete;complacer=please;complejo=complex
completa=complete full;completamente=completely;completar=complete;completas=complete full;completo=complete full;completos=complete full
complicado=complicated;complicar=complicate;componer=compose repair;compongo=compose;comportamiento=behaviour;compost=compost;compostura=repair
compra=shopping buys;compraba=bought;comprado=bought;comprador=buyer;compradora=buyer;comprando=buying;comprar=buy;comprarle=buy him;comprarlo=buy it
comprarme=buy myself;compraron=bought;compras=shopping;comprender=understand;comprendido=understood;comprendiendo=understanding
comprendieron=understood;comprendió=understood;comprendí=understood;comprendía=understood;comprensivo=understanding;compresa=sanitary towel
comprimido=tablet;compro=buy;comprobante=receipt;comprobar=check;comprometer=commit;comprometerse=get engaged commit;comprometida=engaged committed
comprometidas=engaged committed;comprometido=engaged committed;comprometidos=engaged committed;compromiso=engagement commitment;compré=bought
compró=bought;compu=computer;compuesto=composed;compus=computer;compuse=composed;compuso=composed;computador=computer;computadora=computer
comulgar=take communion;comunero=co-owner;comunes=common;comunicación=communication;comunicar=communicate;comunidad=community;comunidades=community
comunitario=community;comunión=communion;comés=eat;comí=ate;comía=ate;común=common;comúnmente=commonly;con=with;conceder=grant;concejal=councillor
concentrar=concentrate;concertado=arranged state-subsidised;concesionario=car dealer;concha=shell sweet bread;concierto=concert;conciso=concise
concluir=conclude;conclusión=conclusion;concreta=concrete;concretamente=specifically;concretar=specify;concretas=concrete;concreto=concrete
concretos=concrete;concurso=contest;concuño=brother-in-law;condenar=condemn;condición=condition;condominio=condominium;conduce=drives;conducen=drive
conducido=driven;conduciendo=driving;conducir=drive;conducta=behaviour;conducto=duct;conductor=driver;conductora=driver;conductos=duct
conductual=behavioural;conducía=drove;conduje=drove;condujeron=drove;condujo=drove;conduzca=drive;conduzco=drive;condón=condom;conectaba=connected
conectado=connected;conectando=connecting;conectar=connect;conectaron=connected;conectarse=log in;conecté=connected;conectó=connected;conejo=rabbit
conexión=connection;conferencia=conference lecture;conferencias=lectures;confesar=confess;confiaba=trusted;confiaban=trusted;confiada=trusting
confiadas=trusting;confiado=trusting;confiados=trusting;confiamos=trusted;confiando=trusting;confianza=trust confidence;confiar=trust
confiaron=trusted;confiaste=trusted;confidente=confidant;confirmación=confirmation;confirmar=confirm;confitería=café cake shop;confiábamos=trusted
confié=trusted;confió=trusted;conflicto=conflict;conforme=according to;confundir=confuse;confuso=confused;confía=trust;confían=trust;confías=trust
confíe=trust;confíen=trust;confío=trust;congelaba=froze;congelada=frozen;congeladas=frozen;congelado=frozen;congelador=freezer;congeladores=freezer
congelados=frozen food;congelando=freezing;congelar=freeze;congelaron=froze;congelé=froze;congeló=froze;congestionado=congested
congestiones=congestion;congestión=congestion;congreso=congress conference;conjugar=combine;conjuntivitis=conjunctivitis;conjunto=group set
conmigo=with me;conmoción=concussion;conmover=move;cono=cone;conocer=know meet;conocerla=meet her;conocerlo=meet him;conocido=acquaintance known
conocidos=acquaintance known;conociendo=knowing meet;conocieron=knew met;conocimiento=knowledge;conocimientos=knowledge;conociste=knew met;conoció=met
conocí=met;conocía=knew met;conocíamos=knew met;conocían=knew met;conos=cone;conozca=know meet;conozcan=know meet;conozco=know;conque=so
conquista=conquest;conquistar=conquer;consciente=conscious;consecuencia=consequence;conseguido=got achieved;conseguir=get achieve
conseguiste=got achieved;conseguí=got achieved;conseguía=got achieved;conseguíamos=got achieved;conseguían=got achieved;consejero=adviser
consejo=advice;consentimiento=consent;conserje=caretaker;conserjes=caretakers;conservador=conservative;conservar=keep preserve
conservatorio=conservatory;considerable=considerable;considerar=consider;consiga=get achieve;consigan=get achieve;consigna=left luggage
consigo=get achieve;consigue=get achieve;consiguen=get achieve;consigues=get achieve;consiguiendo=getting achieve;consiguieron=got achieved
consiguió=got achieved;consistir=consist;consola=console;consolar=comfort;constante=constant;constantemente=constantly;constar=be recorded
constipado=cold illness;construcción=construction;construido=built;construir=build;construya=build;construyan=build;construye=build;construyen=build
construyendo=building;construyeron=built;construyes=build;construyo=build;construyó=built;construí=built;construía=built;construíamos=built
construían=built;consuegro=child's father-in-law;consulado=consulate;consulta=consultation surgery;consultar=consult;consultor=consultant
consultora=consultancy;consultoras=consultancy;consultorio=doctor's office;consumir=consume;consumo=consumption;consumos=consumption
contaba=told counted;contaban=told counted;contable=accountant;contactar=contact;contacto=contact;contado=told counted;contador=accountant meter
contadora=accountant;contadoras=accountant;contadores=meters;contagiado=infected;contagiar=infect;contagio=infection;contagios=infection
contagiosa=contagious;contagiosas=contagious;contagioso=contagious;contagiosos=contagious;contame=tell me;contaminación=pollution
contaminante=pollutant;contaminantes=pollutant;contaminar=pollute;contamos=told counted;contando=telling count;contar=tell count;contarle=tell him
contaron=told counted;contaste=told counted;contemplar=contemplate;contemporáneas=contemporary;contemporáneo=contemporary;contenedor=container
contener=contain;contenido=content;contenidos=content;contento=happy;contentísimo=very happy;contentísimos=very happy;contestaba=answered
contestado=answered;contestador=answering machine;contestadores=answering machine;contestando=answering;contestar=answer;contestaron=answered
contesté=answered;contestó=answered;contiene=contains;contienen=contain;contigo=with you;continente=continent;continuamente=continually
continuar=continue;continúa=continues;continúan=continue;continúo=continue;contorno=outline;contra=against;contrabajo=double bass
contrabando=smuggling;contrabandos=smuggling;contractura=muscle contracture;contradecir=contradict;contradicción=contradiction;contraer=contract
contralto=contralto;contrario=opposite;contraseña=password;contraseñas=passwords;contrataba=hired;contratado=hired;contratando=hiring;contratar=hire
contrataron=hired;contratista=contractor;contratistas=contractor;contrato=contract;contratos=contracts;contraté=hired;contrató=hired
contraventana=shutter;contribución=contribution;contribuido=contributed;contribuir=contribute;contribuya=contribute;contribuyan=contribute
contribuye=contribute;contribuyen=contribute;contribuyendo=contributing;contribuyente=taxpayer;contribuyeron=contributed;contribuyes=contribute
contribuyo=contribute;contribuyó=contributed;contribuí=contributed;contribuía=contributed;contribuíamos=contributed;contribuían=contributed
control=control check;controlar=control check;contusión=bruise;contuvo=contained;contábamos=told counted;conté=told counted;contéstame=answer me
contó=told counted;convencer=convince;convencida=convinced;convencidas=convinced;convencido=convinced;convencidos=convinced;conveniente=convenient
convenio=agreement;convenir=suit agree;convento=convent;convenía=suited;conversación=conversation;conversar=talk converse;convertido=turned into
convertir=turn into;convertiste=turned into;convertí=turned into;convertía=turned into;convertíamos=turned into;convertían=turned into;conviene=suits
convierta=turn into;conviertan=turn into;convierte=turns into;convierten=turn into;conviertes=turn into;convierto=turn into;convino=agreed
convirtiendo=turning into;convirtieron=turned into;convirtió=turned into;convivencia=living together;convivir=live together;convocar=convene
convocatoria=call;cooperativa=cooperative;coordinación=coordination;coordinador=coordinator;coordinadora=coordinator;coordinadoras=coordinator
coordinadores=coordinator;coordinar=coordinate;copa=glass drink cup;copado=cool;copago=co-payment;copas=drinks glasses;copenhague=copenhagen
copia=copy;copiaba=copied;copiado=copied;copiando=copying;copiar=copy;copiaron=copied;copita=glass drink;copié=copied;copió=copied;copos=flakes
coqueta=flirty;coquetas=flirty;coquetear=flirt;coqueto=flirty;coquetos=flirty;coral=choir;corazonada=hunch;corazones=heart;corazón=heart;corbata=tie
corcho=cork;cordero=lamb;cordillera=mountain range;cordón=lace;corea=korea;coreano=korean;coro=choir;corona=crown;corpiño=bra;corporativo=corporate
corral=farmyard;corre=runs;correa=leash strap;correas=leash strap;correcta=correct;correctamente=correctly;correctas=correct;correcto=correct
correctos=correct;corredor=runner broker;corredora=runner;corredoras=runner;corregir=correct;correo=mail email;correos=emails mail;correr=run
correspondencia=correspondence;corrida=bullfight;corrido=ran;corriendo=running;corriente=ordinary current;corrieron=ran;corrige=corrects
corrijo=correct;corrió=ran;corro=run;corrupción=corruption;corrí=ran;corría=ran;corta=short;cortaba=cut;cortacésped=lawnmower;cortacéspedes=lawnmower
cortado=cut;cortafuegos=firewall;cortando=cutting;cortar=cut;cortarme=cut;cortaron=cut;cortas=short;cortaúñas=nail clippers;corte=cut;cortejar=court
corteza=bark;corticoides=corticosteroids;cortina=curtain;cortinilla=blind;cortisona=cortisone;corto=short;cortometraje=short film;cortos=short
corté=cut;cortó=cut;cosa=thing;cosas=things;cose=sews;cosecha=harvest;cosechaba=harvested;cosechado=harvested;cosechando=harvesting;cosechar=harvest
cosecharon=harvested;coseché=harvested;cosechó=harvested;coser=sew;cosido=sewed;cosiendo=sewing;cosieron=sewed;cosita=little thing;cosió=sewed
coso=sew;cosquillas=tickle;costa=coast;costaba=cost;costaban=cost;costado=cost;costamos=cost;costando=costing;costar=cost;costaron=cost
costarricense=costa rican;costaste=cost;coste=cost;costear=pay for;costes=cost;costilla=rib;costillar=ribs;costillares=ribs;costo=cost;costos=costs
costumbre=habit custom;costura=sewing;costurera=seamstress;costábamos=cost;costé=cost;costó=cost;cosí=sewed;cosía=sewed;cotidiano=everyday
cotilla=gossip;cotilleo=gossip;cotización=contribution quote;cotizar=contribute quote;cotorra=parrot;covid=covid;coworking=coworking;coágulo=clot
coño=damn;cpu=cpu;crampones=crampons;crea=believe;creaba=created;creación=creation;creado=created;creando=creating;crear=create;crearon=created
creativa=creative;creativas=creative;creatividad=creativity;creativo=creative;creativos=creative;crece=grows;crecer=grow up;crecido=grew up
creciendo=growing up;crecieron=grew up;crecimiento=growth;creciste=grew up;creció=grew up;crecí=grew up;crecía=grew up;crecíamos=grew up
crecían=grew up;credencial=credential;cree=believes;creemos=believe;creen=believe;creer=believe;crees=believe;crema=cream;cremallera=zip
cremosas=creamy;cremoso=creamy;creo=believe think;crepe=crepe;creyendo=believing;creyente=believer;creyeron=believed;creyó=believed;crezca=grow up
crezcan=grow up;crezco=grow;creé=created;creí=believed;creía=believed;creído=believed;creó=created;criaba=raised brought up;criaban=raised brought up
criado=raised brought up;criamos=raised brought up;criando=raising bring up;criar=raise bring up;criaron=raised;criaste=raised brought up
criatura=creature baby;crimen=crime;crin=mane;cripto=crypto;criptomoneda=cryptocurrency;crisantemo=chrysanthemum;crisantemos=chrysanthemum
crisis=crisis;cristal=glass crystal;cristalero=glazier;cristiana=christian;cristiano=christian;criterio=criterion;criticar=criticise
criábamos=raised brought up;crié=raised;crió=raised brought up;croacia=croatia;croata=croatian;croché=crochet;crochés=crochet;crol=crawl
cromo=collectible card;cronograma=timeline;cronómetro=stopwatch;croqueta=croquette;croquetas=croquettes;crossfit=crossfit;cruasán=croissant
cruce=crossing;crucero=cruise;cruces=crosses;crucigrama=crossword;crucé=crossed;cruda=hangover raw;crudas=raw;crudivegano=raw vegan;crudo=raw
crudos=raw;cruel=cruel;crujiente=crunchy crispy;crujir=creak;cruz=cross;cruzaba=crossed;cruzado=crossed;cruzando=crossing;cruzar=cross
cruzaron=crossed;cruzó=crossed;cráneo=skull;cráter=crater;cráteres=crater;crédito=credit loan;cría=raise bring up;crían=raise bring up
crías=raise bring up;críe=raise bring up;críen=raise bring up;crímenes=crime;crío=kid raise;crítica=criticism review;críticas=criticism review
crítico=critical;críticos=critical;crónica=chronicle;crónicas=chronic;crónico=chronic;crónicos=chronic;cuaderno=notebook;cuadernos=notebook
cuadra=block stable;cuadrado=square;cuadrados=square;cuadrante=rota;cuadras=blocks;cuadrilla=gang group;cuadro=picture;cuadros=picture;cuajada=curd
cuajo=rennet;cuajos=rennet;cual=which;cuales=which;cualesquiera=any;cualidad=quality;cualidades=quality;cualquier=any;cualquiera=anyone;cuando=when
cuandoquiera=whenever;cuanta=as much;cuantas=as many;cuanto=as much;cuantos=as many;cuarenta=forty;cuarentena=quarantine;cuarentón=forty-something
cuaresma=lent;cuarta=fourth;cuarteto=quartet;cuarto=fourth room;cuartos=quarters rooms;cuate=friend;cuatrimestre=term;cuatro=four
cuatrocientas=four hundred;cuatrocientos=four hundred;cuba=cuba;cubano=cuban;cubata=rum and coke;cubertería=cutlery set;cubeta=bucket
cubierta=covered deck;cubierto=covered cutlery;cubiertos=cutlery;cubo=bucket;cubos=bucket;cubriendo=covering;cubrieron=covered;cubrir=cover
cubrió=covered;cubrí=covered;cubría=covered;cucaracha=cockroach;cucarachas=cockroaches;cuchara=spoon;cucharada=tablespoon;cucharas=spoons
cucharilla=teaspoon;cuchilla=blade;cuchillo=knife;cuchillos=knife;cucurucho=cone;cuece=boils;cuelga=hangs;cuelgan=hang up;cuelgas=hang up
cuelgo=hang up;cuelgue=hang up;cuelguen=hang up;cuello=neck;cuenco=bowl;cuenta=account;cuentan=tell count;cuentas=accounts;cuente=tell count
cuenten=tell count;cuento=tell story;cuentos=stories;cuerda=rope string;cuerdas=strings;cuerno=horn;cuero=leather;cuerpo=body;cuervo=raven
cuesta=costs;cuestan=cost;cuestas=cost;cueste=cost;cuesten=cost;cuestionar=question;cuestionario=questionnaire;cuestiones=question issue
cuestión=question issue;cuesto=cost;cueva=cave;cuezo=boil;cuida=takes care of;cuidaba=took care of;cuidado=care;cuidador=carer;cuidadora=carer
cuidados=care;cuidando=taking care of;cuidar=take care of;cuidaron=took care of;cuidarse=take care of oneself;cuido=take care of;cuidé=took care of
cuidó=took care of;culebra=snake;culebrón=soap opera;culo=bottom;culpa=guilt fault;culpable=guilty;culpar=blame;cultivar=grow;cultivo=grow crop
culto=cult worship;cultura=culture;cultural=cultural;cumbia=cumbia;cumbre=summit;cumple=birthday turns years;cumpleañera=birthday girl
cumpleañero=birthday boy;cumpleaños=birthday;cumplido=turned age fulfilled;cumpliendo=turning age fulfil;cumplieron=turned age fulfilled
cumplir=turn age fulfil;cumplió=turned years;cumplo=turn years birthday;cumplí=turned years;cumplía=turned age fulfilled;cuna=cradle
cuota=instalment fee;cupe=fitted;cupo=fitted;cupón=coupon;cura=cure priest;curaba=cured;curación=healing;curado=cured;curando=curing;curar=cure
curarme=recover;curaron=cured;curarse=recover;curiosa=curious;curiosamente=curiously;curiosas=curious;curiosear=browse;curiosidad=curiosity
curiosidades=curiosity;curioso=curious;curiosos=curious;curita=plaster;currar=work;curro=work job;curros=work job;curry=curry;currículo=cv
currículum=cv;cursar=study take course;cursi=corny;cursillo=short course;cursis=corny;curso=course school year;cursor=cursor;cursos=courses;curva=bend
curé=cured;curó=cured;cuscús=couscous;custodia=custody;cutre=shabby;cuy=guinea pig;cuya=whose;cuyas=whose;cuyo=whose;cuyos=whose;cuál=which
cuáles=which;cuándo=when;cuánta=how much;cuántas=how many;cuánto=how much;cuántos=how many;cuéntame=tell me;cuénteme=tell me;cuñada=sister-in-law
cuñado=brother-in-law;cuñados=brother-in-law;cálculo=calculation stone;cálculos=calculation stone;cálido=warm;cámara=camera;cámaras=camera
cáncer=cancer;cánceres=cancer;cápsula=capsule;cárcel=prison;cáritas=caritas;cáscara=shell peel;cáscaras=shell peel;cáñamo=hemp;cáñamos=hemp
cédula=identity card;célebre=famous;célebres=famous;célula=cell;células=cell;céntimo=cent;céntimos=cent;césped=lawn;céspedes=lawn;círculo=circle
círculos=circle;cóctel=cocktail;código=code;cómic=comic;cómics=comics;cómo=how;cómoda=chest of drawers;cómodas=comfortable;cómodo=comfortable
cómodos=comfortable;cómplice=accomplice;cómplices=accomplice;cónyuge=spouse;córner=corner;córneres=corner;cúpula=dome;cúrcuma=turmeric;da=gives
daba=gave;daban=gave;dabas=gave;dada=given;dado=given dice;dados=given dice;daily=daily meeting;dais=give;dale=ok go ahead;dama=lady;dame=give me
damos=give;dan=give;dando=giving;danza=dance;danés=danish;dar=give;dardo=dart;darle=give him;darme=give me;darte=give you;dará=will give
darán=will give;daré=will give;daría=would give;das=give;dato=data;datos=data;dañar=damage;daño=damage harm;daños=damage harm;de=of;deadline=deadline
debajo=underneath;debate=debate;debatir=debate;debe=owes must;deber=owe must;deberes=homework;debería=should;deberíamos=should;deberían=should
deberías=should;debido=due;debiendo=owing must;debieron=owed;debilidad=weakness;debió=owed;debo=owe must;debutar=debut;debí=owed;debía=owed;decena=ten
decente=decent;decepcionado=disappointed;decidido=determined;decidiendo=deciding;decidieron=decided;decidir=decide;decidirse=decide;decidió=decided
decidí=decided;decidía=decided;decime=tell me;decimos=say;decir=say;decirle=tell him;decirme=tell me;decirte=tell you;decisión=decision
declaración=declaration tax return;declarar=declare;decolorar=bleach;decoración=decoration;decorar=decorate;decía=said;decían=said;decís=say
dedal=thimble;dedica=does for a living;dedicaba=dedicated did for a living;dedicado=dedicated did for a living;dedicando=dedicating do for a living
dedicar=dedicate do for a living;dedicarme=do for a living;dedicaron=dedicated did for a living;dedicarse=do for a living;dedicas=do for a living
dedico=do for a living;dedicó=dedicated did for a living;dediqué=dedicated did for a living;dedo=finger;deducir=deduce;deduzco=deduce;defecto=fault
defectuoso=faulty;defender=defend;defendido=defended;defendiendo=defending;defendieron=defended;defendiste=defended;defendió=defended;defendí=defended
defendía=defended;defendíamos=defended;defendían=defended;defensa=defence;defienda=defend;defiendan=defend;defiende=defend;defienden=defend
defiendes=defend;defiendo=defend;definir=define;definitiva=final;definitivamente=definitely;definitivas=final;definitivo=final;definitivos=final
degustación=tasting;degustar=taste;deja=leaves quits;dejaba=left quit;dejado=left quit;dejando=leaving quit;dejar=leave quit;dejarlo=leave it quit
dejarme=leave me;dejaron=left quit;dejo=leave quit;dejé=left quit;dejó=left quit;del=of the;delantal=apron;delante=in front;delantero=forward
delegación=delegation branch;delegado=delegate;delegados=delegate;delegar=delegate;delfín=dolphin;delgado=thin;delicado=delicate;delicia=delight
deliciosa=delicious;deliciosas=delicious;delicioso=delicious;deliciosos=delicious;delinquir=commit crime;delito=crime;demanda=demand lawsuit
demandante=plaintiff;demandantes=plaintiff;demandas=lawsuits;demasiada=too much;demasiadas=too many;demasiado=too much;demasiados=too many
deme=give me;demencia=dementia;demente=insane;democracia=democracy;demora=delay;demostrar=demonstrate;demás=rest;den=give;denominación=name
densidad=density;densidades=density;densitometría=bone density test;dentadura=teeth dentures;dental=dental;dentista=dentist;dentro=inside
denuncia=complaint report;denunciar=report;depa=apartment;departamento=apartment department;dependencia=dependency;dependencias=dependencies
depender=depend;dependido=depended;dependiendo=depending;dependienta=shop assistant;dependiente=shop assistant;dependieron=depended;dependió=depended
dependí=depended;dependía=depended;depilación=waxing;depilar=wax;deploy=deploy;deporte=sport;deportes=sports;deportista=athlete;deportistas=athlete
deportiva=sporty sports;deportivas=trainers;deportivo=sporty sports;deportivos=sporty sports;depositar=deposit;depresión=depression
deprimido=depressed;deprisa=quickly;depto=apartment;depuración=debugging;depurador=debugger;depuradores=debugger;depósito=deposit warehouse
depósitos=deposit warehouse;derecha=right law;derecho=right law;derechos=rights;derivación=referral;derivar=refer;dermatitis=dermatitis
dermatóloga=dermatologist;dermatólogo=dermatologist;derrama=special levy;derramar=spill;derrame=stroke;derrames=stroke;derretir=melt
derribar=knock down;derrota=defeat;derrotar=defeat;derrumbe=collapse;des=give;desabrochar=unfasten;desafiar=challenge;desafortunado=unlucky
desafío=challenge;desagradable=unpleasant;desagradar=displease;desagüe=drain;desahogarse=vent;desahucio=eviction;desalojo=eviction
desanimado=discouraged;desanimar=discourage;desaparecer=disappear;desarmar=disassemble;desarrollaba=developed;desarrollado=developed
desarrollador=developer;desarrolladora=developer;desarrolladoras=developer;desarrolladores=developer;desarrollando=developing;desarrollar=develop
desarrollaron=developed;desarrollarse=develop;desarrollo=development;desarrollos=development;desarrollé=developed;desarrolló=developed
desastre=disaster;desastrosa=disastrous;desastrosas=disastrous;desastroso=disastrous;desastrosos=disastrous;desatar=untie;desatascador=plunger
desatascar=unblock;desayunaba=had breakfast;desayunado=had breakfast;desayunando=having breakfast;desayunar=have breakfast;desayunaron=had breakfast
desayunarse=have breakfast;desayuno=breakfast;desayunos=breakfast;desayuné=had breakfast;desayunó=had breakfast;desbloqueo=unlock
desbordado=overwhelmed;desbrozar=clear weeds;descafeinado=decaf;descalza=barefoot;descalzarse=take off shoes;descalzas=barefoot;descalzo=barefoot
descalzos=barefoot;descansaba=rested;descansado=rested;descansando=resting;descansar=rest;descansaron=rested;descanso=rest;descansos=rest
descansé=rested;descansó=rested;descapotable=convertible;descarga=download;descargaba=downloaded;descargado=downloaded;descargando=downloading
descargar=download;descargaron=downloaded;descargué=downloaded;descargó=downloaded;descartar=rule out;descendencia=offspring;descender=descend
descendiente=descendant;descenso=descent;descompuesta=broken;descompuesto=broken;descompuso=broke down;desconectar=disconnect;descongelar=defrost
desconocido=stranger;descontar=deduct;descosido=unstitched;describir=describe;descrito=described;descubierto=discovered overdraft
descubriendo=discovering;descubrieron=discovered;descubrimiento=discovery;descubrimientos=discovery;descubrir=discover;descubrió=discovered
descubrí=discovered;descubría=discovered;descuento=discount;descuidar=neglect;descuido=carelessness;desde=since from;deseaba=wished;deseado=wished
deseando=wishing;desear=wish;desearon=wished;desembalar=unpack;desembarcar=disembark;desempacar=unpack;desempaqué=unpacked;desempleado=unemployed
desempleo=unemployment;deseo=wish desire;desesperado=desperate;deseé=wished;deseó=wished;desfile=parade;desgarrar=tear;desgarro=tear;desgaste=wear
desgastes=wear;desgracia=misfortune;desgraciadamente=unfortunately;desgravar=deduct tax;desguace=scrapyard;deshacer=undo;deshecho=undone
deshice=undid got rid;deshidratado=dehydrated;deshidratar=dehydrate;deshilachado=frayed;deshizo=undid;deshumidificador=dehumidifier;desierto=desert
desinfectar=disinfect;desinstalar=uninstall;desistir=give up;desistí=gave up;deslizar=slide;desmayarse=faint;desmayo=fainting;desmayos=fainting
desmontar=dismantle;desmotivado=unmotivated;desnudo=naked;desobedecer=disobey;desodorante=deodorant;desorden=mess;desordenado=untidy;despacho=office
despacio=slowly;despacito=slowly;desparasitar=deworm;despedida=farewell;despedido=dismissed said goodbye;despedir=dismiss say goodbye
despedirse=say goodbye;despediste=dismissed said goodbye;despedí=dismissed said goodbye;despedía=dismissed said goodbye
despedíamos=dismissed said goodbye;despedían=dismissed said goodbye;despegar=take off;despejar=clear;despelote=mess;despensa=pantry;desperdiciar=waste
despertaba=woke up;despertaban=woke up;despertado=woke up;despertador=alarm clock;despertadores=alarm clock;despertamos=woke up;despertando=waking up
despertar=wake up;despertaron=woke up;despertarse=wake up;despertaste=woke up;despertábamos=woke up;desperté=woke up;despertó=woke up
despida=dismiss say goodbye;despidan=dismiss say goodbye;despide=dismiss say goodbye;despiden=dismiss say goodbye;despides=dismiss say goodbye
despidiendo=dismissing say goodbye;despidieron=dismissed;despidió=dismissed;despido=dismissal;despidos=dismissal;despierta=wakes up;despiertan=wake up
despiertas=wake up;despierte=wake up;despierten=wake up;despierto=wake up awake;despistado=absent-minded;desplazamiento=travel commute
desplazar=move travel;desplegar=deploy;despliegue=deployment;despreocupado=carefree;después=after;destacar=stand out;destapar=uncover;destinar=assign
destino=destination;destinos=destination;destornillador=screwdriver;destreza=skill;destrozar=destroy;destruido=destroyed;destruir=destroy
destruya=destroy;destruyan=destroy;destruye=destroy;destruyen=destroy;destruyendo=destroying;destruyeron=destroyed;destruyes=destroy;destruyo=destroy
destruyó=destroyed;destruí=destroyed;destruía=destroyed;destruíamos=destroyed;destruían=destroyed;desvelar=keep awake;desvelo=sleeplessness
desvelos=sleeplessness;desventaja=disadvantage;desvestirse=undress;desviar=divert;desván=attic;desvío=detour;desvíos=detour;desórdenes=mess
detallado=detailed;detalle=detail;detalles=detail;detallista=thoughtful;detallistas=thoughtful;detectar=detect;detención=arrest;detener=stop
detengo=stop;detenido=stopped arrested;deteniendo=stopping;detenieron=stopped;detenió=stopped;detení=stopped;detenía=stopped;detergente=detergent
determinar=determine;detestar=detest;detesto=hate;detiene=stops;detrás=behind;detuve=stopped;detuvieron=arrested stopped;detuvo=stopped;deuda=debt
deudas=debts;deudor=debtor;devolución=return refund;devolver=give back;devolviendo=giving back;devolvieron=gave back;devolviste=gave back
devolvió=gave back;devolví=returned gave back;devolvía=gave back;devolvíamos=gave back;devolvían=gave back;devorar=devour;devoto=devout
devuelta=given back;devuelto=given back;devuelva=give back;devuelvan=give back;devuelve=give back;devuelven=give back;devuelves=give back
devuelvo=give back;di=say gave;diabetes=diabetes;diablo=devil;diabético=diabetic;diabéticos=diabetic;diagnosticar=diagnose;diagnosticaron=diagnosed
diagnóstico=diagnosis;diamante=diamond;diapositiva=slide;diapositivas=slides;diariamente=daily;diario=diary newspaper daily
diarios=diary newspaper daily;diarrea=diarrhoea;diarreas=diarrhoea;diazepam=diazepam;dibujaba=drew;dibujado=drew;dibujando=drawing
dibujante=cartoonist;dibujantes=cartoonist;dibujar=draw;dibujaron=drew;dibujo=draw drawing;dibujé=drew;dibujó=drew;diccionario=dictionary;dice=says
dicen=say;dices=say;dicha=said happiness;dicho=said;diciembre=december;diciendo=saying;dictado=dictation;dictadura=dictatorship;dictar=dictate
diecinueve=nineteen;dieciocho=eighteen;diecisiete=seventeen;dieciséis=sixteen;diente=tooth;dientes=teeth;diera=gave;dieron=gave;diestro=right-handed
dieta=diet;dietista=dietician;diez=ten;diferencia=difference;diferencias=differences;diferente=different;diferentes=different;diferido=deferred
dificilísimo=very difficult;dificilísimos=very difficult;dificultad=difficulty;dificultades=difficulties;difícil=difficult
difícilmente=with difficulty;diga=say;digan=say;digas=say;digerir=digest;digestivo=digestive;digestión=digestion;digital=digital;digo=say;dije=said
dijera=said;dijeron=said;dijimos=said;dijiste=said;dijo=said;diligencia=errand;diluir=dilute;dime=tell me;diminuto=tiny;dimisión=resignation
dimitido=resigned;dimitiendo=resigning;dimitieron=resigned;dimitir=resign;dimitió=resigned;dimití=resigned;dimitía=resigned;dimos=gave
dinamarca=denmark;dineral=fortune;dinero=money;dio=gave;dioptría=dioptre;dios=god;diploma=diploma;diplomatura=degree;diputado=deputy
dirección=address management;directa=direct;directamente=directly;directas=direct;directiva=board;directivas=board;directivo=manager
directivos=manager;directo=direct;director=director;directora=director;directos=direct;dirige=manages;dirigido=managed directed
dirigiendo=managing direct;dirigieron=managed directed;dirigir=manage direct;dirigió=managed directed;dirigí=managed directed;dirigía=managed directed
dirijo=manage;dirá=will say;diré=will say;diría=would say;discapacidad=disability;discapacitado=disabled;disciplina=discipline;disco=disk record
discos=records;discoteca=nightclub;discreto=discreet;discriminar=discriminate;disculpa=sorry;disculpar=excuse apologise;disculpas=apologies
disculpe=excuse me;discurso=speech;discusión=argument discussion;discutido=argued;discutiendo=arguing;discutieron=argued;discutir=argue
discutió=argued;discutí=argued;discutía=argued;diseñaba=designed;diseñado=designed;diseñador=designer;diseñadora=designer;diseñadoras=designer
diseñadores=designer;diseñando=designing;diseñar=design;diseñaron=designed;diseño=design;diseños=design;diseñé=designed;diseñó=designed
disfraces=costume;disfraz=costume;disfrazar=dress up;disfrutaba=enjoyed;disfrutado=enjoyed;disfrutando=enjoying;disfrutar=enjoy;disfrutaron=enjoyed
disfruté=enjoyed;disfrutó=enjoyed;dislocar=dislocate;dislocó=dislocated;disloqué=dislocated;disminuido=decreased;disminuir=decrease;disminuya=decrease
disminuyan=decrease;disminuye=decrease;disminuyen=decrease;disminuyendo=decreasing;disminuyeron=decreased;disminuyes=decrease;disminuyo=decrease
disminuyó=decreased;disminuí=decreased;disminuía=decreased;disminuíamos=decreased;disminuían=decreased;disparar=shoot;dispone=has available
disponer=have available;dispongo=have available;disponibilidad=availability;disponible=available;disponibles=available;dispositivo=device
dispuesta=willing;dispuesto=willing;disputa=dispute;distancia=distance;diste=gave;distinguir=distinguish;distinto=different;distraído=distracted
distribución=distribution;distribuidor=distributor;distribuidora=distributor;distribuir=distribute;distrito=district;diu=coil;dius=coil;diversión=fun
diverso=diverse;divertido=fun;divertir=amuse;divertirse=have fun;divertiste=had fun;divertí=had fun;divertía=had fun;divertíamos=had fun
divertían=had fun;divierta=amuse;diviertan=amuse;divierte=amuse;divierten=amuse;diviertes=amuse;divierto=amuse;divirtiendo=amusing;divirtieron=had fun
divirtió=had fun;división=division;divorciaba=divorced;divorciado=divorced;divorciando=divorcing;divorciar=divorce;divorciaron=divorced
divorciarse=get divorced;divorcio=divorce;divorcios=divorces;divorcié=divorced;divorció=divorced;diván=divan;diálogo=dialogue;diésel=diesel
dni=identity card;dnis=identity card;doblar=fold bend;doble=double;doce=twelve;docena=dozen;docente=teacher;doctor=doctor;doctora=doctor
doctorado=doctorate;doctorados=doctorate;documentación=documentation;documental=documentary;documentar=document;documento=document
documentos=documents;dolencia=ailment;dolencias=ailments;doler=hurt;dolido=hurt;doliendo=hurting;dolieron=hurt;doliste=hurt;dolió=hurt;dolor=pain
dolores=pains;dolorida=sore;doloridas=sore;dolorido=sore;doloridos=sore;dolorosa=painful;dolorosas=painful;doloroso=painful;dolorosos=painful
dolí=hurt;dolía=hurt;dolíamos=hurt;dolían=hurt;domar=tame;domiciliación=direct debit;domiciliar=set up direct debit;domicilio=address
domicilios=address;dominar=master;domingo=sunday;domingos=sundays;dominicana=dominican;dominicano=dominican;dominio=domain;dominó=dominoes
doméstico=domestic;don=mr;dona=doughnut;donaba=donated;donaciones=donations;donación=donation;donado=donated;donando=donating;donante=donor
donar=donate;donaron=donated;donas=doughnut;donativo=donation;donde=where;dondequiera=wherever;donut=doughnut;doné=donated;donó=donated
dorada=sea bream golden;dorado=golden;dorados=golden;dormido=asleep;dormilón=sleepyhead;dormir=sleep;dormirme=fall asleep;dormirse=fall asleep
dormiste=slept;dormitar=doze;dormitorio=bedroom;dormí=slept;dormía=slept;dormíamos=slept;dormían=slept;dorsal=race number;dos=two
doscientas=two hundred;doscientos=two hundred;dosel=canopy;dosis=dose;doy=give;doña=mrs;dr=doctor;dra=doctor;dramático=dramatic;droga=drug
droguería=chemist's household shop;dron=drone;drones=drones;dublín=dublin;ducha=shower;duchaba=showered;duchado=showered;duchando=showering
duchar=shower;ducharme=shower;ducharon=showered;ducharse=shower;ducho=shower;duché=showered;duchó=showered;duda=doubt;dudar=doubt;dudosas=doubtful
dudoso=doubtful;duela=hurt;duelan=hurt;duele=hurts;duelen=hurt;dueles=hurt;duelo=hurt;duerma=sleep;duerman=sleep;duerme=sleep;duermen=sleep
duermes=sleep;duermo=sleep;dueña=owner;dueño=owner;dulce=sweet;dulzura=sweetness;duodécimo=twelfth;dura=hard;duraba=lasted;duración=duration
durado=lasted;durando=lasting;durante=during;durar=last;duraron=lasted;duras=hard;durazno=peach;durmiendo=sleeping;durmieron=slept;durmió=slept
duro=hard;duros=hard;duré=lasted;duró=lasted;dábamos=gave;dátil=date fruit;dé=give;débil=weak;débiles=weak;débito=debit;década=decade;décadas=decade
décima=tenth;décimo=tenth;día=day;días=days;dígame=tell me;dólar=dollar;dólares=dollars;dónde=where;dúo=duo;dúos=duo;dúplex=duplex;e=and
ebanista=cabinetmaker;ebook=ebook;eccema=eczema;echaba=threw poured;echado=threw poured;echando=throwing pour;echar=throw pour;echaron=threw poured
echarse=lie down;eché=threw poured;echó=threw poured;ecocardiograma=echocardiogram;ecografía=ultrasound;ecológico=organic;economía=economy
económica=cheap economic;económicamente=economically;económicas=cheap economic;económico=cheap economic;económicos=cheap economic;ecuador=ecuador
ecuatoriano=ecuadorian;ecógrafo=ultrasound machine;ecógrafos=ultrasound machine;edad=age;edamame=edamame;edición=edition;edificio=building
edimburgo=edinburgh;editar=edit;editor=editor publisher;editora=editor;editoras=editor;editorial=publisher;edredón=duvet;educaba=educated
educaciones=education;educación=education;educada=polite;educadas=polite;educado=polite;educador=educator;educadora=educator;educadoras=educator
educadores=educator;educados=polite;educando=educating;educar=educate;eduje=educated;edujeron=educated;edujimos=educated;edujo=educated
efectivamente=indeed;efectivo=cash;efectivos=cash;efecto=effect;efectos=effect;efectuar=carry out;eficaces=effective;eficaz=effective
eficiencia=efficiency;eficiente=efficient;eficientes=efficient;egipcio=egyptian;egipto=egypt;egoísta=selfish;egresar=graduate;egresé=graduated;eh=
eje=axis;ejecutivo=executive;ejemplo=example;ejerce=practises;ejercer=practise;ejercicio=exercise;ejercicios=exercises;ejercitar=exercise
ejerzo=practise;ejes=axis;ejército=army;ejércitos=army;el=the;elaborar=prepare make;elecciones=elections;elección=election choice;elector=voter
electricidad=electricity;electricista=electrician;electrocardiograma=ecg;electrodoméstico=household appliance;electrónico=electronic;elefante=elephant
elegante=elegant;elegantísimo=very elegant;elegantísimos=very elegant;elegido=chose;elegir=choose;elegiste=chose;elegí=chose;elegía=chose
elegíamos=chose;elegían=chose;elemental=elementary;elevación=elevation;elevador=lift;elevadores=lift;elige=chooses;eligen=choose;eliges=choose
eligiendo=choosing;eligieron=chose;eligió=chose;elija=choose;elijan=choose;elijo=choose;eliminar=eliminate remove;ella=she;ellas=they;ello=it
ellos=they;elote=corn cob;eléctrico=electric;eléctricos=electric;elíptica=cross trainer;email=email;emancipar=emancipate;embajada=embassy
embajador=ambassador;embajadores=ambassador;embalaje=packaging;embaracé=made pregnant;embarazaba=made pregnant;embarazada=pregnant
embarazadas=pregnant;embarazado=made pregnant;embarazando=making pregnant;embarazar=make pregnant;embarazaron=made pregnant;embarazo=pregnancy
embarazos=pregnancy;embarazó=made pregnant;embarcación=boat;embarcar=board;embargar=seize;embargo=however seizure;embarque=boarding
embellecer=beautify;embestir=charge;embolia=embolism;emborrachar=get drunk;emborracharse=get drunk;embrague=clutch;embudo=funnel;emergencia=emergency
emigrar=emigrate;emisora=station radio;emitir=issue broadcast;emocionado=excited;emocional=emotional;emocionante=exciting;emocionantes=exciting
emocionar=excite move;emociones=emotion;emoción=emotion;emoji=emoji;emojis=emoji;empacar=pack;empadronado=registered
empadronamiento=address registration;empadronamientos=address registration;empadronar=register address;empalagoso=sickly sweet;empanada=empanada pasty
empanadilla=pasty;empanado=breaded;empanados=breaded;empapar=soak;empapelar=wallpaper;empaquetar=pack;empaste=filling;empastes=fillings;empatar=draw
empate=draw tie;empates=draw tie;empecé=started;empeoraba=got worse;empeorado=got worse;empeorando=getting worse;empeorar=get worse
empeoraron=got worse;empeoré=got worse;empeoró=got worse;emperador=emperor;empezaba=started;empezaban=started;empezado=started;empezamos=started
empezando=starting;empezar=start;empezaron=started;empezaste=started;empezábamos=started;empezó=started;empeñar=pawn;empiece=start;empiecen=start
empieza=start;empiezan=start;empiezas=start;empiezo=start;empleada=employee;empleado=employee;empleador=employer;empleados=employees
emplear=employ use;empleo=job employment;empleos=job employment;emprendedor=entrepreneur;emprendedora=entrepreneur;emprender=start business
emprendí=started;empresa=company;empresaria=businesswoman;empresario=businessman;empresarios=businessman;empresas=companies;empujar=push;empujón=push
en=in;enalapril=enalapril;enamoraba=fell in love;enamorada=in love;enamoradas=in love;enamorado=in love;enamorados=in love;enamorando=falling in love
enamorar=fall in love;enamoraron=fell in love;enamorarse=fall in love;enamoré=fell in love;enamoró=fell in love;enano=dwarf tiny;encajar=fit
encaje=lace;encajes=lace;encanta=love;encantaba=loved;encantada=pleased;encantado=pleased;encantan=love;encantando=loving;encantar=love
encantaron=loved;encantaría=would love;encanté=loved;encantó=loved;encarcelar=imprison;encargaba=ordered put in charge;encargada=person in charge
encargadas=person in charge;encargado=person in charge;encargados=person in charge;encargando=ordering put in charge;encargar=order put in charge
encargaron=ordered put in charge;encargo=order errand;encargos=order errand;encargué=ordered put in charge;encargó=ordered put in charge
encariñarse=grow fond;encendedor=lighter;encender=turn on;encendida=on;encendidas=on;encendido=on;encendidos=on;encendiendo=turning on
encendieron=turned on;encendiste=turned on;encendió=turned on;encendí=turned on;encendía=turned on;encendíamos=turned on;encendían=turned on
encerrar=lock up;enchilada=enchilada;enchufado=plugged in;enchufar=plug in;enchufe=socket plug;enchufes=sockets;enciclopedia=encyclopaedia
encienda=turn on;enciendan=turn on;enciende=turn on;encienden=turn on;enciendes=turn on;enciendo=turn on;encima=on top;encimera=worktop
encina=holm oak;encoger=shrink;encomienda=parcel;encontraba=found;encontraban=found;encontrado=found;encontramos=found;encontrando=finding
encontrar=find;encontrarme=meet;encontraron=found;encontrarse=meet feel;encontraste=found;encontrábamos=found;encontré=found;encontró=found
encuentra=find;encuentran=find;encuentras=find;encuentre=find;encuentren=find;encuentro=meeting find;encuesta=survey;encuestas=surveys
encurtido=pickle;encía=gum;endeudado=in debt;endibia=endive;endocrino=endocrinologist;endocrinóloga=endocrinologist;endocrinólogo=endocrinologist
endodoncia=root canal;endometriosis=endometriosis;endoscopia=endoscopy;eneldo=dill;enemigo=enemy;energía=energy;enero=january;enfadaba=got angry
enfadada=angry;enfadadas=angry;enfadado=angry;enfadados=angry;enfadando=angering;enfadar=anger;enfadaron=got angry;enfadarse=get angry;enfado=anger
enfados=anger;enfadé=got angry;enfadó=got angry;enferma=ill;enfermaba=fell ill;enfermado=fell ill;enfermando=falling ill;enfermar=fall ill
enfermaron=fell ill;enfermarse=fall ill;enfermas=ill;enfermedad=illness;enfermedades=illnesses;enfermera=nurse;enfermero=nurse;enfermería=nursing
enfermizo=sickly;enfermo=ill;enfermos=ill;enfermé=fell ill;enfermó=fell ill;enfocar=focus;enfrentar=face;enfrente=opposite;enfriaba=cooled
enfriaban=cooled;enfriado=cooled;enfriamos=cooled;enfriando=cooling;enfriar=cool;enfriaron=cooled;enfriarse=cool down;enfriaste=cooled
enfriábamos=cooled;enfrié=cooled;enfrió=cooled;enfría=cools;enfrían=cool;enfrías=cool;enfríe=cool;enfríen=cool;enfrío=cool;enganchar=hook
engancharse=get hooked;enganche=down payment hook;enganches=down payment hook;engañar=deceive cheat;engordaba=gained weight;engordado=gained weight
engordando=gaining weight;engordar=gain weight;engordaron=gained weight;engordé=gained weight;engordó=gained weight;enhorabuena=congratulations
enigma=riddle;enlace=link;enojaba=got angry;enojada=angry;enojadas=angry;enojado=angry;enojados=angry;enojando=angering;enojar=anger
enojaron=got angry;enojarse=get angry;enojo=anger;enojos=anger;enojé=got angry;enojó=got angry;enorme=huge;enormemente=enormously;enredar=tangle
enrollar=roll up;enrollarse=hook up;ensaimada=ensaimada pastry;ensalada=salad;ensaladas=salads;ensamblaje=assembly;ensamblar=assemble
ensayaba=rehearsed;ensayado=rehearsed;ensayando=rehearsing;ensayar=rehearse;ensayaron=rehearsed;ensayo=rehearsal essay;ensayos=rehearsal essay
ensayé=rehearsed;ensayó=rehearsed;enseguida=right away;enseña=teaches;enseñaba=taught;enseñado=taught;enseñando=teaching;enseñanza=teaching
enseñanzas=teaching;enseñar=teach;enseñaron=taught;enseño=teach;enseñé=taught;enseñó=taught;ensuciar=dirty;enséñame=teach me;entender=understand
entendido=understood;entendiendo=understanding;entendieron=understood;entendiste=understood;entendió=understood;entendí=understood;entendía=understood
entendíamos=understood;entendían=understood;entera=whole;enteraba=found out;enterado=found out;enterando=finding out;enterar=find out
enteraron=found out;enteras=whole;entero=whole;enteros=whole;enterraba=buried;enterraban=buried;enterrado=buried;enterramos=buried;enterrando=burying
enterrar=bury;enterraron=buried;enterraste=buried;enterrábamos=buried;enterré=buried;enterró=buried;enteré=found out;enteró=found out
entidad=entity bank;entidades=entity bank;entienda=understand;entiendan=understand;entiende=understand;entienden=understand;entiendes=understand
entiendo=understand;entierra=bury;entierran=bury;entierras=bury;entierre=bury;entierren=bury;entierro=burial;entierros=burial;entonces=then
entorno=environment;entraba=entered;entrada=entrance ticket;entrado=entered;entrando=entering;entrante=starter next;entrantes=starters;entrar=enter
entraron=entered;entre=between;entrecot=ribeye steak;entrega=delivery;entregaba=delivered handed in;entregable=deliverable;entregables=deliverables
entregado=delivered handed in;entregando=delivering hand in;entregar=deliver hand in;entregaron=delivered handed in;entregas=deliveries
entregué=delivered handed in;entregó=delivered handed in;entrenaba=trained;entrenado=trained;entrenador=coach trainer;entrenadora=coach trainer
entrenadoras=coach trainer;entrenadores=coaches;entrenamiento=training;entrenamientos=training;entrenando=training;entrenar=train;entrenaron=trained
entrené=trained;entrenó=trained;entretener=entertain;entretengo=entertain;entretenida=entertaining;entretenidas=entertaining;entretenido=entertaining
entretenidos=entertaining;entretenimiento=entertainment;entretenimientos=entertainment;entrevista=interview;entrevistar=interview;entré=entered
entró=entered;entumecido=numb;entusiasmado=enthusiastic;entusiasmo=enthusiasm;entusiasmos=enthusiasm;envase=container;envejecer=grow old
envejezco=grow old;enviaba=sent;enviaban=sent;enviado=sent;enviamos=sent;enviando=sending;enviar=send;enviaron=sent;enviaste=sent;envidia=envy
envidias=envy;envidiosa=envious;envidiosas=envious;envidioso=envious;envidiosos=envious;enviudar=be widowed;enviudé=was widowed;enviudó=was widowed
enviábamos=sent;envié=sent;envió=sent;envolver=wrap;envuelto=wrapped;envía=send;envían=send;envías=send;envíe=send;envíen=send;envío=shipment send
envíos=shipments;enyesar=put in plaster;enérgica=energetic;enérgicas=energetic;enérgico=energetic;enérgicos=energetic;epidemia=epidemic
epilepsia=epilepsy;episodio=episode;equilibrado=balanced;equilibrio=balance;equipaje=luggage;equipar=equip;equipo=team equipment
equipos=team equipment;equitación=horse riding;equivocación=mistake;equivocada=wrong;equivocadas=wrong;equivocado=wrong;equivocados=wrong
equivocar=be wrong;equivocarse=be wrong;era=was;erais=were;eran=were;eras=were;ere=layoff;eres=are;erizo=hedgehog;errar=err;error=error;errores=errors
erróneas=wrong;erróneo=wrong;erte=furlough;ertes=furlough;eructar=burp;eructo=burp;erupción=rash eruption;es=is;esa=that;esas=those;esbelto=slim
escabeche=pickle;escala=stopover scale;escalada=climbing;escaladas=climbing;escalado=scaling;escalados=scaling;escalar=climb;escalas=stopovers
escalera=stairs ladder;escalofrío=shiver;escalofríos=chills;escalón=step;escanear=scan;escapada=getaway;escapar=escape;escaparate=shop window
escaquear=skive;escaquearse=skive;escarabajo=beetle;escarbar=dig;escarcha=frost;escarola=endive;escaseces=shortage;escasez=shortage;escaso=scarce
escayola=plaster cast;escena=scene;escenario=stage;escitalopram=escitalopram;esclavo=slave;esclerosis=sclerosis;escoba=broom;escocia=scotland
escocés=scottish;escoger=choose;escogido=chose;escogiendo=choosing;escogieron=chose;escogió=chose;escogí=chose;escogía=chose;escojo=choose
escolar=school;escolares=school;esconder=hide;escondite=hide and seek;escorpio=scorpio;escotado=low-cut;escribe=writes;escribiendo=writing
escribieron=wrote;escribir=write;escribió=wrote;escribo=write;escribí=wrote;escribía=wrote;escrita=written;escrito=written;escritor=writer
escritora=writer;escritorio=desk;escritos=written;escritura=writing deed;escrituraciones=deed signing;escrituración=deed signing;escrituras=deeds
escríbeme=write to me;escuadra=square;escuchaba=listened;escuchado=listened;escuchando=listening;escuchar=listen;escucharon=listened;escucho=listen
escuché=listened;escuchó=listened;escuela=school;escultor=sculptor;escultura=sculpture;escupir=spit;escándalo=scandal;escáner=scanner
escáneres=scanner;ese=that;esfera=sphere;esforzarse=make an effort;esfuerzo=effort;esgrima=fencing;esguince=sprain;eslogan=slogan;esloganes=slogan
esmalte=enamel nail polish;esmoquin=tuxedo;eso=that;esos=those;espacio=space;espada=sword;espagueti=spaghetti;espaguetis=spaghetti;espalda=back
espantajo=scarecrow;espantapájaros=scarecrow;espantoso=frightful;esparcir=scatter;españa=spain;español=spanish;especia=spice;especial=special
especialidad=speciality;especialidades=speciality;especialista=specialist;especialistas=specialist;especializar=specialise;especialmente=especially
especie=species;especiero=spice rack;especies=species;especificación=specification;espectacular=spectacular;espectaculares=spectacular
espectáculo=show;espectáculos=show;espejo=mirror;espeleología=caving;espelta=spelt;espera=wait;esperaba=waited hoped;esperado=waited hoped
esperando=waiting hope expect;esperanza=hope;esperanzas=hope;esperar=wait hope expect;esperaron=waited hoped;esperé=waited hoped;esperó=waited hoped
espeso=thick;espiar=spy;espina=thorn;espinaca=spinach;espinillera=shin guard;espiritual=spiritual;espléndido=splendid;esponja=sponge
espontáneas=spontaneous;espontáneo=spontaneous;esposa=wife;esposo=husband;esposos=spouses;espray=spray;espresso=espresso;espumadera=skimmer
espárrago=asparagus;espátula=spatula;espérame=wait for me;espíritu=spirit;espíritus=spirit;esquema=diagram;esquiador=skier;esquiar=ski;esquilar=shear
esquina=corner;esquí=skiing ski;esquío=ski;esta=this;estaba=was;estaban=were;estabas=were;estabilidad=stability;estable=stable
establecer=establish settle;establo=stable;estaca=stake;estacionaba=parked;estacionado=parked;estacionamiento=parking;estacionamientos=car parks
estacionando=parking;estacionar=park;estacionaron=parked;estaciones=station season;estacioné=parked;estacionó=parked;estación=station season
estadio=stadium;estado=been state;estados=states;estadounidense=american;estadística=statistics;estafa=scam;estafador=swindler;estafadores=swindler
estafar=swindle;estallar=explode;estamos=are;estampado=printed patterned;estampilla=stamp;estancia=stay ranch;estanco=tobacconist's;estando=being
estanque=pond;estante=shelf;estantería=shelves;estanterías=shelves;estar=be;estará=will be;estarán=will be;estaré=will be;estaría=would be;estas=these
estatal=state;estate=be;estatina=statin;estatua=statue;estatuas=statues;estatura=height;estaño=tin;este=this;esterilizar=sterilise;esterilla=mat
esteticista=beautician;estilo=style;estiramiento=stretching;estirar=stretch;estirón=growth spurt;estiércol=manure;esto=this;estocolmo=stockholm
estofado=stew;estor=roller blind;estornudar=sneeze;estos=these;estoy=am;estragón=tarragon;estrategia=strategy;estrecho=narrow;estrella=star
estrellarse=crash;estrenar=use for the first time premiere;estreno=premiere;estrenos=premiere;estresado=stressed;estresante=stressful
estresantes=stressful;estreses=stress;estreñimiento=constipation;estribillo=chorus;estricto=strict;estropajo=scourer;estropeaba=broke damaged
estropeada=broken;estropeadas=broken;estropeado=broken;estropeados=broken;estropeando=breaking damage;estropear=break damage;estropearon=broke damaged
estropeé=broke damaged;estropeó=broke damaged;estructura=structure;estrujar=squeeze;estrés=stress;estría=stretch mark;estuche=case;estudia=studies
estudiaba=studied;estudiado=studied;estudiando=studying;estudiante=student;estudiantes=student;estudiar=study;estudiaron=studied;estudio=study studio
estudios=studies;estudiosa=studious;estudiosas=studious;estudioso=studious;estudiosos=studious;estudiás=study;estudié=studied;estudió=studied
estufa=stove;estupendo=great;estuve=was;estuvieron=were;estuvimos=were;estuviste=were;estuvo=was;está=is;estábamos=were;estáis=are;están=are;estás=are
esté=be;estén=be;estés=be;estómago=stomach;etapa=stage;etc=etcetera;etcétera=etcetera;eterno=eternal;etiopía=ethiopia;etiqueta=label
eucalipto=eucalyptus;eucaliptos=eucalyptus;euforia=euphoria;eufórico=euphoric;euro=euro;europa=europe;europeas=european;europeo=european;euros=euros
euríbor=euribor rate;euskera=basque;evacuar=evacuate;evaluar=evaluate;evalúa=assesses;evangélico=evangelical;evento=event;eventualmente=possibly
evidencia=evidence;evidente=obvious;evidentemente=obviously;evidentes=obvious;evitaba=avoided;evitado=avoided;evitando=avoiding;evitar=avoid
evitaron=avoided;evité=avoided;evitó=avoided;evolucionar=evolve;evolución=evolution;ex=ex;exacta=exact;exactamente=exactly;exactas=exact;exacto=exact
exactos=exact;exageración=exaggeration;exagerada=exaggerated;exageradas=exaggerated;exagerado=exaggerated;exagerados=exaggerated;exagerar=exaggerate
examen=exam;examinar=examine;excavar=excavate;excedencia=leave of absence;excelente=excellent;excepto=except;excesivo=excessive;exclusivo=exclusive
excursiones=trip excursion;excursionista=hiker;excursión=trip excursion;excusa=excuse;exes=ex;exfumador=ex-smoker;exfumadora=ex-smoker
exigente=demanding;exigir=demand;exijo=demand;exilio=exile;existencia=existence;existencias=stock;existido=existed;existiendo=existing
existieron=existed;existir=exist;existió=existed;existí=existed;existía=existed;exitoso=successful;exmarido=ex-husband;exmujer=ex-wife
exmujeres=ex-wife;exnovia=ex-girlfriend;exnovio=ex-boyfriend;exnovios=ex-boyfriend;expareja=ex-partner;expediente=file record
expensas=maintenance fees;experiencia=experience;experimentar=experience;experimento=experiment;experimentos=experiment;experto=expert;expira=expires
expirar=expire;explicaba=explained;explicaciones=explanation;explicación=explanation;explicado=explained;explicando=explaining;explicar=explain
explicaron=explained;explicó=explained;expliqué=explained;explosión=explosion;explotar=explode;explícame=explain to me;expo=exhibition;exponer=exhibit
exportación=export;exportador=exporter;exportadores=exporter;expos=exhibition;exposición=exhibition;expresamente=expressly;expresar=express
expresión=expression;exprimidor=juicer;exprimir=squeeze;expulsar=expel;extender=extend;extensión=extension;exterior=exterior;externo=external
extintor=fire extinguisher;extirpar=remove;extra=extra;extractor=extractor;extraescolar=after-school;extraescolares=after-school;extranjera=foreigner
extranjero=foreigner abroad;extranjeros=foreigner abroad;extranjería=immigration office;extraordinario=extraordinary;extras=extra;extraña=strange
extrañaba=missed;extrañado=missed;extrañando=missing;extrañar=miss;extrañaron=missed;extrañas=strange;extraño=strange;extraños=strange;extrañé=missed
extrañó=missed;extrema=extreme;extremadamente=extremely;extremas=extreme;extremo=extreme;extremos=extreme;extrovertido=outgoing;exámenes=exams
exótico=exotic;fabada=bean stew;fabricar=manufacture make;facebook=facebook;fachada=facade;facilitar=facilitate;facilísimo=very easy
facilísimos=very easy;factor=factor;factura=bill invoice;facturaciones=billing turnover;facturación=billing turnover;facturar=invoice check in
facturarse=check in;facturas=bills;facu=faculty;facultad=faculty;facultades=faculty;faena=chore;faisán=pheasant;falda=skirt;fallaba=failed
fallado=failed;fallando=failing;fallar=fail;fallaron=failed;fallecer=die;fallecida=deceased;fallecidas=deceased;fallecido=deceased;fallecidos=deceased
falleciendo=dying;fallecieron=died;falleciste=died;falleció=died;fallecí=died;fallecía=died;fallecíamos=died;fallecían=died;fallezca=die;fallezcan=die
fallezco=die;fallo=failure bug;fallos=failure bug;fallé=failed;falló=failed;falso=false;falta=lack missing;faltaba=was missing;faltado=was missing
faltan=are missing;faltando=lacking be missing;faltar=lack be missing;faltaron=was missing;falté=was missing;faltó=was missing;fama=fame
familia=family;familiar=family relative;familiares=family relative;famosas=famous;famoso=famous;fan=fan;fantasma=ghost;fantasía=fantasy
fantástico=fantastic;fanático=fan;fardar=show off;farmacia=pharmacy;farmacéutica=pharmacist;farmacéutico=pharmacist;faro=headlight lighthouse
farola=street lamp;farolas=street lamps;farsa=farce;fascinante=fascinating;fase=phase;faso=cigarette;fasos=cigarette;fastidia=annoys;fastidiar=annoy
fastidiarse=put up with;fatal=awful;favor=favour;favorable=favourable;favorables=favourable;favorita=favourite;favorito=favourite;fe=faith;fea=ugly
feas=ugly;febrero=february;febril=feverish;fecha=date;federado=federated;federal=federal;feedback=feedback;felices=happy;felicidad=happiness
felicidades=congratulations;felicitaciones=congratulations;felicitar=congratulate;felino=feline;feliz=happy;felizmente=happily;felpudo=doormat
femenino=female feminine;feminismo=feminism;feminista=feminist;feministas=feminist;feo=ugly;feos=ugly;feria=fair;feriado=public holiday
feriados=public holiday;ferias=fairs;fermentar=ferment;fernet=fernet;ferretería=hardware shop;ferry=ferry;fertilizante=fertiliser;fes=faith
festejaba=celebrated;festejado=celebrated;festejando=celebrating;festejar=celebrate;festejaron=celebrated;festejo=celebration;festejos=celebration
festejé=celebrated;festejó=celebrated;festival=festival;festivo=public holiday;festivos=public holidays;fiaca=laziness;fiador=guarantor
fiambrera=lunchbox;fianza=deposit;fiar=give credit;fibra=fibre;fibromialgia=fibromyalgia;ficha=token file;fichaje=signing;fichar=clock in sign
fichero=file;fideicomiso=trust;fideo=noodle;fideos=noodles;fiebre=fever;fiel=faithful;fiesta=party;fiestas=parties;fiestón=big party;fijar=fix
fijate=look;fijo=landline fixed;fijos=landline fixed;fila=row queue;filete=steak;filipina=filipino;filipinas=philippines;filipino=filipino
filipinos=filipino;film=film;filmar=film;filosofía=philosophy;filtro=filter;fin=end;fina=fine thin;final=end final;finalizada=finished
finalizado=finished;finalizar=finish;finalmente=finally;financiación=funding;financiar=finance;financiera=financial;financieras=financial
financiero=financial;finanzas=finances;finas=fine thin;finca=estate;finde=weekend;fingir=pretend;finiquito=severance pay;finjo=pretend
finlandia=finland;finlandés=finnish;fino=fine thin;finos=fine thin;firma=signature firm;firmaba=signed;firmado=signed;firmando=signing;firmar=sign
firmaron=signed;firme=firm;firmes=firm;firmo=sign;firmé=signed;firmó=signed;fiscal=prosecutor tax;fisio=physio;fisioterapeuta=physiotherapist
fisioterapia=physiotherapy;fisura=crack;flaco=thin;flamenco=flamenco;flan=flan;flaquito=thin;flauta=flute;flecha=arrow;flechazo=love at first sight
flequillo=fringe;flexible=flexible;flexiones=push-ups;flexitariano=flexitarian;flexión=push-up;flexo=desk lamp;flipa=loves;flipar=love be amazed
flipo=am amazed;flirtear=flirt;flojo=lazy loose;flor=flower;floreada=flowery;floreadas=flowery;floreado=flowery;floreados=flowery;florecer=bloom
florencia=florence;flores=flowers;florista=florist;floristería=florist's;floristerías=florist's;flotar=float;fluideces=fluency;fluidez=fluency
fluido=fluent;fluir=flow;fluorescente=fluorescent;fluoxetina=fluoxetine;fobia=phobia;foca=seal;focaccia=focaccia;foco=light bulb;focos=light bulb
fogón=stove;folclore=folklore;folletería=brochures;folleto=brochure;folletos=brochures;fomentar=encourage;fonda=inn;fondo=fund bottom
fondos=fund bottom;fontanera=plumber;fontanero=plumber;fontanería=plumbing;forastero=outsider;forma=shape form;formación=training;formal=formal
formar=form train;formatear=format;formato=format;formulario=form;forofo=fan;forrado=lined;forrar=line;fortuna=fortune;foto=photo;fotocopia=photocopy
fotocopiadora=photocopier;fotocopiadoras=photocopier;fotografiaba=photographed;fotografiaban=photographed;fotografiado=photographed
fotografiamos=photographed;fotografiando=photographing;fotografiar=photograph;fotografiaron=photographed;fotografiaste=photographed
fotografiábamos=photographed;fotografié=photographed;fotografió=photographed;fotografía=photography;fotografían=photograph;fotografías=photograph
fotografíe=photograph;fotografíen=photograph;fotografío=photograph;fotos=photos;fotógrafa=photographer;fotógrafas=photographer;fotógrafo=photographer
fotógrafos=photographer;fracasar=fail;fracaso=failure;fracasos=failure;fractura=fracture;fracturar=fracture;fracturé=fractured;fragancia=fragrance
frambuesa=raspberry;framework=framework;francamente=frankly;francia=france;francés=french;franquicia=franchise excess;franquicias=franchises
frasco=jar;frase=sentence;fraterno=brotherly;fraternos=brotherly;fraude=fraud;frazada=blanket;frecuencia=frequency;frecuente=frequent
frecuentemente=often;freelance=freelance;freezer=freezer;freezeres=freezer;fregaba=scrubbed;fregaban=scrubbed;fregadero=sink;fregado=scrubbed
fregamos=scrubbed;fregando=scrubbing;fregar=scrub;fregaron=scrubbed;fregaste=scrubbed;fregona=mop;fregué=scrubbed;fregábamos=scrubbed;fregó=scrubbed
freidora=fryer;frenaba=braked;frenado=braked;frenando=braking;frenar=brake;frenaron=braked;frenillos=braces;freno=brake;frenos=brake
frente=forehead front;frené=braked;frenó=braked;fresa=strawberry;fresas=strawberries;fresca=fresh cool;fresco=fresh cool;freí=fried;freía=fried
freír=fry;friega=scrubs;friegan=scrub;friegas=scrub;friego=scrub;friegue=scrub;frieguen=scrub;frigo=fridge;frigorífico=fridge;frijol=bean;friki=geek
frikis=geek;friolero=sensitive to cold;frita=fried;fritas=fried;frito=fried;fritos=fried;fritura=fried food;frontend=frontend;frontera=border
frontón=pelota court;frotar=rub;frustrado=frustrated;fruta=fruit;frutero=greengrocer;frutería=greengrocer's;fruterías=greengrocer's
frutilla=strawberry;fruto=fruit nut;frutos=fruit nut;frágil=fragile;fría=cold;fríe=fries;frío=cold;fue=was went;fuego=fire;fuegos=fires
fuente=fountain dish;fuera=were outside;fueron=were went;fuerte=strong;fuerza=strength;fuese=were;fuet=dried sausage;fuga=leak;fui=was went
fuimos=went were;fuiste=were went;fuisteis=were went;fulano=so-and-so;full=full;fuma=smokes;fumaba=smoked;fumado=smoked;fumador=smoker;fumando=smoking
fumar=smoke;fumaron=smoked;fumo=smoke;fumé=smoked;fumó=smoked;funcionaba=worked;funcionado=worked;funcional=functional;funcionando=functioning work
funcionar=function work;funcionaria=civil servant;funcionario=civil servant;funcionaron=worked;funciones=function show;funcioné=worked;funcionó=worked
función=function show;funda=cover case;fundación=foundation;fundar=found;funeral=funeral;funeraria=funeral home;funicular=funicular
funiculares=funicular;furgo=van;furgoneta=van;furgonetas=vans;furgón=van;furiosas=furious;furioso=furious;fusible=fuse;fusibles=fuses;fusiones=mergers
fusión=merger merge;futbol=football;futbolito=table football;futsal=indoor football;futuro=future;fábrica=factory;fábricas=factory;fácil=easy
fácilmente=easily;fármaco=drug;fértil=fertile;férula=splint;fíjate=look;física=physics;físico=physicist physical;físicos=physicist physical
fólico=folic;fórmula=formula;fósforo=match;fútbol=football;gabapentina=gabapentin;gabardina=raincoat;gabinete=cabinet;gafas=glasses;gaita=bagpipes
gajo=segment;galardonar=award;galaxia=galaxy;galería=gallery;gales=wales;galga=greyhound;galgo=greyhound;galicia=galicia;gallego=galician
galleta=biscuit;gallina=hen;gallo=rooster;galopar=gallop;galán=leading man;gamba=prawn;gambas=prawns;gamer=gamer;gana=earns wins;ganaba=earned
ganadero=livestock farmer;ganadería=livestock farming;ganado=earned won;ganador=winner;ganadora=winner;ganancia=profit;ganancias=profits
ganando=earning win;ganar=earn win;ganaron=earned won;ganas=desire;ganchillo=crochet;gancho=hook;ganga=bargain;ganglio=lymph node;gano=earn win
ganso=goose;gané=earned won;ganó=earned won;garaje=garage;garantía=guarantee;garbanzo=chickpea;garbanzos=chickpeas;garfio=hook;garganta=throat
garra=claw;garrafa=gas bottle demijohn;garrapata=tick;gas=gas;gasa=gauze;gasas=gauze;gaseosa=soft drink;gaseosas=soft drink;gasista=gas fitter
gasoil=diesel;gasolina=petrol;gasolinera=petrol station;gasta=spends;gastaba=spent;gastado=spent;gastando=spending;gastar=spend;gastaron=spent
gasto=spend expense;gastos=expenses;gastritis=gastritis;gastroenterólogo=gastroenterologist;gastroscopia=gastroscopy;gasté=spent;gastó=spent;gata=cat
gatear=crawl;gatita=kitten;gatito=kitten;gato=cat;gatos=cats;gaviota=seagull;gay=gay;gazpacho=gazpacho;gel=gel;gelatina=jelly;gelatinas=jellies
gemela=twin;gemelo=twin;gemelos=twins;generación=generation;generador=generator;generadores=generator;general=general;generalmente=usually
generar=generate;generosa=generous;generosas=generous;generoso=generous;generosos=generous;genial=great;gente=people;geografía=geography
geográfica=geographical;geográficas=geographical;geográfico=geographical;geográficos=geographical;geranio=geranium;gerente=manager
geriátrico=nursing home;germinar=germinate;gestionar=manage;gestiones=management;gestión=management;gesto=gesture;gestor=agent manager;gestoría=agency
gestorías=agency;giga=gigabyte;gigante=giant;gigantesco=gigantic;gilipollas=idiot;gimnasia=gymnastics;gimnasio=gym;gimnasios=gym;gin=gin;ginebra=gin
ginecóloga=gynaecologist;ginecólogo=gynaecologist;gintonic=gin and tonic;gira=tour;giraba=turned;girado=turned;girando=turning;girar=turn
giraron=turned;girasol=sunflower;giré=turned;giró=turned;gitano=gypsy;glaciar=glacier;glaciares=glacier;global=global;globalizado=globalised
globo=balloon;globos=balloons;glorieta=roundabout;glucosa=glucose;glucosas=glucose;gluten=gluten;glútenes=gluten;gmail=gmail;gobernador=governor
gobernar=govern;gobierno=government;gobiernos=government;gofre=waffle;gol=goal football;goleador=scorer;golf=golf;golondrina=swallow
golosas=sweet-toothed;golosina=sweet;goloso=sweet-toothed;golpe=blow;golpear=hit;goma=rubber eraser;gominola=gummy sweet;google=google;gordita=chubby
gordito=chubby;gordo=fat;gorra=cap;gorrión=sparrow;gorro=woolly hat;gorros=woolly hat;gota=drop;gotea=leaks;gotear=drip leak;gotera=leak;goteras=leaks
grababa=recorded;grabación=recording;grabado=recorded;grabadora=recorder;grabando=recording;grabar=record;grabaron=recorded;grabé=recorded
grabó=recorded;gracias=thanks;graciosas=funny;gracioso=funny;grada=stand;gradas=stands;grado=degree grade;grados=degree grade;graduaba=graduated
graduación=graduation prescription;graduado=graduated;graduando=graduating;graduar=graduate;graduaron=graduated;graduarse=graduate;gradué=graduated
graduó=graduated;gradúa=graduates;gradúo=graduate;gragea=pill;grageas=pill;gramo=gram;gramática=grammar;gramínea=grass;gramíneas=grass;gran=great
granada=pomegranate;granadas=pomegranate;granate=maroon;grande=big;grandísimo=very big;grandísimos=very big;granel=bulk;graniza=hails;granizado=slush
granizados=slush;granizar=hail;granizo=hail;granizos=hail;granja=farm;granjero=farmer;grano=pimple grain;granola=granola;granos=pimple grain
grapadora=stapler;grasa=fat;grasas=fats;grasiento=greasy;gratis=free;gratitud=gratitude;gratuita=free;gratuitamente=for free;gratuitas=free
gratuito=free;gratuitos=free;grave=serious;gravemente=seriously;grecia=greece;gremio=guild;griego=greek;grieta=crack;grifería=taps;grifo=tap
grifos=tap;grillo=cricket;gripa=flu;gripe=flu;gris=grey;gritar=shout;grito=shout;gritón=loud;grosella=currant;grosero=rude;grosor=thickness
grueso=thick;grupo=group;gruñir=growl;gruñón=grumpy;gráfica=chart;gráfico=chart;grúa=tow truck crane;grúas=tow trucks;guacamole=guacamole;guagua=bus
guante=glove;guantera=glove compartment;guantes=gloves;guapo=handsome;guapísimo=very handsome;guapísimos=very handsome;guaraní=guarani
guardaba=kept saved;guardado=kept saved;guardando=keeping save;guardar=keep save;guardaron=kept saved;guardarropa=wardrobe;guarde=daycare
guardería=nursery daycare;guarderías=nursery daycare;guardes=daycare;guardia=guard on call duty;guardias=on-call shifts;guardé=kept saved
guardó=kept saved;guarniciones=side dishes;guarnición=side dish;guatemala=guatemala;guatemalteco=guatemalan;guateque=party;guay=cool;guayaba=guava
guayabas=guava;guayabo=hangover;guerra=war;guerrero=warrior;guiar=guide;guindilla=chilli;guion=script;guionista=screenwriter;guirnalda=garland
guisado=stewed;guisante=pea;guiso=stew;guisos=stew;guita=money;guitarra=guitar;gusano=worm;gusta=like;gustaba=liked;gustaban=liked;gustado=liked
gustan=like;gustando=liking;gustar=like;gustaron=liked;gustaría=would like;gustarían=would like;gusto=taste pleasure;gustos=taste pleasure;gusté=liked
gustó=liked;guía=guide;guías=guides;guío=guide;gym=gym;gymes=gym;géminis=gemini;género=gender;géneros=gender;güey=dude;ha=has;haba=broad bean
habana=havana;haber=have;habido=had;habiendo=having;habilidad=skill;habitaciones=rooms;habitación=room;habitante=inhabitant;habitantes=inhabitant
habitar=inhabit;habitual=usual;habitualmente=usually;habla=speaks;hablaba=spoke;hablado=spoke;hablador=talkative;hablando=speaking;hablar=speak
hablaron=spoke;hablo=speak;hablé=spoke;habló=spoke;habrá=will have;habrán=will have;habré=will have;habría=would have;habrían=would have;habéis=have
había=had;habíamos=had;habían=had;habías=had;hace=ago makes;hacemos=do make;hacen=do make;hacer=do make;hacerle=do to him;hacerlo=do it
hacerme=get myself;hacerse=become;haces=do make;hacha=axe;hacia=towards;hacienda=tax office;haciendo=doing making;hackeo=hack;hacéis=do;hacés=do make
hacía=ago did;hacíamos=did;hacían=did;hacías=did;hada=fairy;haga=do;hagamos=do;hagan=do;hagas=do;hago=do make;hala=;hallar=find;hamaca=hammock
hambre=hunger;hambriento=hungry;hamburguesa=hamburger;hamburguesería=burger restaurant;hamburgueserías=burger restaurant;han=have;hardware=hardware
haremos=will do;harina=flour;harta=fed up;hartarse=get fed up;hartas=fed up;harto=fed up;hartos=fed up;hará=will do;harán=will do;haré=will do
haría=would do;has=have;hasta=until;hay=there is;haya=have;hayan=have;hayas=have;haz=do;hazme=make me;he=have;hebreo=hebrew;hecha=done made
hechas=done made;hecho=done made fact;hechos=done made facts;hectárea=hectare;hectáreas=hectare;helada=frost;heladera=fridge;heladero=ice cream man
heladeros=ice cream man;heladería=ice cream parlour;helado=ice cream;helados=ice cream;helecho=fern;helicóptero=helicopter;hematólogo=haematologist
hembra=female;hemorragia=bleeding;hemorroide=haemorrhoid;hemos=have;heno=hay;hepatitis=hepatitis;herbolario=herbalist;heredaba=inherited
heredado=inherited;heredando=inheriting;heredar=inherit;heredaron=inherited;heredera=heir;heredero=heir;herederos=heirs;heredé=inherited
heredó=inherited;herencia=inheritance;herida=wound injury;heridas=wounds injuries;herido=injured;heridos=injured;herir=injure;hermana=sister
hermanas=sisters;hermanastra=stepsister;hermanastro=stepbrother;hermanastros=stepbrother;hermandad=brotherhood;hermandades=brotherhood
hermanita=little sister;hermanito=little brother;hermano=brother;hermanos=siblings;hermosas=beautiful;hermoso=beautiful;hermético=airtight
hernia=hernia;herpes=herpes;herradura=horseshoe;herramienta=tool;herramientas=tools;herrero=blacksmith;herrería=forge;hervido=boiled;hervidor=kettle
hervir=boil;herviste=boiled;herví=boiled;hervía=boiled;hervíamos=boiled;hervían=boiled;heterosexual=heterosexual;hice=did made;hiciera=did
hicieron=did made;hicimos=did made;hiciste=did made;hidratar=moisturise hydrate;hidrato=carbohydrate;hidratos=carbohydrate;hiedra=ivy;hielo=ice
hierba=grass herb;hierro=iron;hierva=boil;hiervan=boil;hierve=boils;hierven=boil;hierves=boil;hiervo=boil;higiene=hygiene;higienista=hygienist
higienistas=hygienist;higo=fig;higuera=fig tree;hija=daughter;hijas=daughters;hijastra=stepdaughter;hijastro=stepson;hijastros=stepson
hijita=little daughter;hijito=little son;hijo=son;hijos=children;hilo=thread;himno=anthem;hincha=swells;hinchada=swollen;hinchadas=swollen
hinchado=swollen;hinchados=swollen;hinchan=swell;hinchar=swell;hinchazón=swelling;hinchó=swelled;hindi=hindi;hindis=hindi;hinojo=fennel;hipar=hiccup
hiperactivo=hyperactive;hipermercado=hypermarket;hipermetropía=long-sightedness;hipertensión=high blood pressure;hipertenso=with high blood pressure
hipertiroidismo=overactive thyroid;hipo=hiccups;hipos=hiccups;hipoteca=mortgage;hipotecada=mortgaged;hipotecadas=mortgaged;hipotecado=mortgaged
hipotecados=mortgaged;hipotecar=mortgage;hipotecario=mortgage;hipotecas=mortgages;hipotiroidismo=hypothyroidism;hipócrita=hypocritical
hirviendo=boiling;hirvieron=boiled;hirvió=boiled;historia=history story;historial=history record;historieta=comic;histérico=hysterical
histórico=historical;hito=milestone;hitos=milestones;hizo=did made;hobbies=hobbies;hobby=hobby;hocico=snout;hockey=hockey;hogar=home;hogares=homes
hogaza=loaf;hogaño=nowadays;hoguera=bonfire;hoja=sheet leaf;hojalata=tin;hojaldre=puff pastry;hojear=leaf through;hola=hello;holanda=netherlands
holandés=dutch;holgado=loose;holgazanear=laze around;hombre=man;hombres=men;hombro=shoulder;hombros=shoulder;home=home;homenaje=tribute
homeopatía=homeopathy;homosexual=homosexual;hondo=deep;honduras=honduras;hondureño=honduran;honesto=honest;hongo=mushroom;hongos=fungus mushrooms
honor=honour;honorarios=fees;honrar=honour;hora=hour;horario=schedule;horas=hours;horca=gallows;horchata=tiger nut milk;horizontal=horizontal
hormiga=ant;hormigas=ants;hormigón=concrete;hormona=hormone;hornalla=burner;horneaba=baked;horneado=baked;horneando=baking;hornear=bake
hornearon=baked;horneé=baked;horneó=baked;horno=oven;hornos=oven;horrendo=horrendous;horrible=horrible;horroroso=horrible;hortensia=hydrangea
hortera=tacky;horóscopo=horoscope;hospedaje=lodging;hospedar=lodge;hospedarse=stay;hospital=hospital;hospitalario=hospital hospitable
hospitalización=hospitalisation;hospitalizar=hospitalise;hostal=guesthouse;hostel=hostel;hostelería=hospitality;hostelerías=hospitality;hostia=damn
hosting=hosting;hotel=hotel;hoteles=hotels;hoy=today;hubiera=would have;hubieran=would have;hubiese=would have;hubo=there was;hucha=piggy bank
hueco=gap hollow;huele=smells;huelen=smell;huelga=strike;huelguista=striker;huella=footprint;huelo=smell;huerta=vegetable garden
huerto=vegetable garden;hueso=bone;huevas=roe;huevo=egg;huevos=eggs;huida=escape;huido=fled;huir=flee;humano=human;humedad=damp;humedades=damp
humilde=humble;humillar=humiliate;humita=corn cake;hummus=hummus;humo=smoke;humor=mood humour;hundir=sink;hungría=hungary;huracanes=hurricanes
huracán=hurricane;hurón=ferret;huso=time zone;huya=flee;huyan=flee;huye=flee;huyen=flee;huyendo=fleeing;huyeron=fled;huyes=flee;huyo=flee;huyó=fled
huérfano=orphan;huésped=guest;huéspedes=guest;huí=fled;huía=fled;huíamos=fled;huían=fled;hábil=skilful;hábiles=skilful;hábito=habit;hábitos=habit
hámster=hamster;hámsteres=hamster;híbrido=hybrid;hígado=liver;hípica=horse riding;húmedo=damp;húngara=hungarian;húngaras=hungarian;húngaro=hungarian
iba=went;iban=went;ibas=went;ibuprofeno=ibuprofen;icono=icon;ictus=stroke;ida=one way outward journey;idas=one way outward journey;ide=ide;idea=idea
ideal=ideal;ideas=ideas;identidad=identity;identificación=identification;identificar=identify;ideología=ideology;idioma=language;idiomas=languages
ido=gone;idéntica=identical;idénticas=identical;idéntico=identical;idénticos=identical;iglesia=church;ignorancia=ignorance;ignorar=ignore
igual=same perhaps;igualar=equal;igualdad=equality;igualdades=equality;iguales=same;igualmente=likewise;iguana=iguana;ikea=ikea;ilegal=illegal
iluminar=light up;ilusionado=excited;ilusiones=excitement illusion;ilusión=excitement illusion;imagen=image;imaginación=imagination;imaginar=imagine
imaginate=imagine;imagínate=imagine;imitar=imitate;impaciente=impatient;impacto=impact;impar=odd;impecable=impeccable;impedir=prevent;imperio=empire
impermeable=raincoat;implantar=implant;implante=implant;implicar=involve;importaba=mattered;importaciones=import;importación=import;importado=mattered
importador=importer;importadores=importer;importancia=importance;importando=mattering;importante=important;importantes=important;importar=matter
importaron=mattered;importe=amount;importes=amount;importé=mattered;importó=mattered;imposible=impossible;imprenta=printing press;impresa=printed
imprescindible=essential;impresionante=impressive;impresionar=impress;impresiones=impression printing;impresión=impression printing;impreso=printed
impresora=printer;impresos=forms;imprimiendo=printing;imprimieron=printed;imprimir=print;imprimió=printed;imprimí=printed;imprimía=printed
improvisación=improvisation;improvisar=improvise;impuesto=tax;impuestos=taxes;impulsar=boost;impulso=impulse;impulsos=impulse;impuntual=unpunctual
imágenes=image;imán=magnet;inalámbrico=wireless;inauguración=opening;inaugurar=open inaugurate;incapaces=incapable;incapacidad=incapacity
incapaz=incapable;incendiar=set on fire;incendio=fire;incendios=fires;incentivo=incentive;incidencia=incident;incidente=incident;incidentes=incidents
incienso=incense;inclinar=tilt;incluido=included;incluir=include;inclusive=including;incluso=even;incluya=include;incluyan=include;incluye=include
incluyen=include;incluyendo=including;incluyeron=included;incluyes=include;incluyo=include;incluyó=included;incluí=included;incluía=included
incluíamos=included;incluían=included;incompleto=incomplete;inconsciente=unconscious;incorporación=start joining;incorporar=join incorporate
incorrecto=incorrect;incrementar=increase;increíble=incredible;incómodo=uncomfortable;indeciso=undecided;indefinido=indefinite permanent
indemnizaciones=compensation;indemnización=compensation;indentación=indentation;independicé=moved out;independiente=independent
independizar=become independent;independizarse=move out;india=india indian;indias=indian;indicar=indicate;indiferente=indifferent;indio=indian
indios=indian;indispensable=essential;individual=individual single;indonesia=indonesia;inducción=induction;indultar=pardon;industria=industry
industrial=industrial;indígena=indigenous;inesperado=unexpected;inestable=unstable;infancia=childhood;infantil=children's;infarto=heart attack
infección=infection;infectado=infected;infectar=infect;inferior=lower inferior;infiel=unfaithful;infierno=hell;infiernos=hell;inflación=inflation
inflamación=inflammation;inflamada=inflamed;inflamadas=inflamed;inflamado=inflamed;inflamados=inflamed;inflar=inflate;influir=influence
información=information;informal=informal;informar=inform;informe=report;informes=report;informática=computing;informático=computer scientist
informáticos=computer scientist;infusión=herbal tea;ingeniar=devise;ingeniera=engineer;ingeniero=engineer;ingeniería=engineering
ingenierías=engineering;ingenuo=naive;inglaterra=england;inglés=english;ingrediente=ingredient;ingresado=hospitalised;ingresar=be admitted deposit
ingreso=admission income;ingresos=admission income;inhalador=inhaler;iniciaba=started;iniciado=started;inicialmente=initially;iniciando=starting
iniciar=start;iniciaron=started;iniciarse=start;inicio=start;inicios=start;inicié=started;inició=started;injertar=graft;injerto=graft
injusticia=injustice;injusto=unfair;inmediata=immediate;inmediatamente=immediately;inmediatas=immediate;inmediato=immediate;inmediatos=immediate
inmenso=huge;inmigrante=immigrant;inmigrar=immigrate;inmobiliaria=estate agency;inmueble=property;inocencia=innocence;inocente=innocent
inocentes=innocent;inodoro=toilet;inodoros=toilets;inolvidable=unforgettable;inquieto=restless;inquietud=concern;inquilina=tenant;inquilino=tenant
inscribido=enrolled;inscribiendo=enrolling;inscribieron=enrolled;inscribir=enrol;inscribirse=sign up;inscribió=enrolled;inscribí=enrolled
inscribía=enrolled;inscripciones=registrations;inscripción=registration;inscrito=enrolled;insecticida=insecticide;insecto=insect
inseguro=insecure unsafe;insistir=insist;insolación=sunstroke;insomne=sleepless;insomnio=insomnia;insoportable=unbearable;inspección=inspection
inspirar=inspire;instagram=instagram;instalaba=settle installed;instalaciones=installation;instalación=installation;instalada=installed settled
instaladas=installed settled;instalado=installed settled;instalados=installed settled;instalando=installing;instalar=install
instalaron=settle installed;instalarse=settle;instalé=settle installed;instaló=settle installed;instante=instant;instantáneas=instant
instantáneo=instant;insti=secondary school;instinto=instinct;institución=institution;instituto=secondary school institute;instrucción=instruction
instructor=instructor;instructora=instructor;instrumento=instrument;insulina=insulin;insultar=insult;insípido=tasteless;integración=integration
integral=wholemeal;integrar=integrate;intelectual=intellectual;inteligencia=intelligence;inteligente=intelligent;inteligentes=intelligent
intención=intention;intenso=intense;intentaba=tried;intentado=tried;intentando=trying;intentar=try;intentaron=tried;intento=attempt;intentos=attempt
intenté=tried;intentó=tried;intercambiar=exchange;intercambio=exchange;interceder=intercede;interesaba=interested;interesado=stakeholder interested
interesados=stakeholder interested;interesando=interesting;interesante=interesting;interesantes=interesting;interesar=interest;interesaron=interested
intereses=interest;interesé=interested;interesó=interested;interfaces=interface;interfaz=interface;interino=temporary;interior=interior
intermedio=intermediate;intermitente=indicator;internacional=international;internet=internet;interno=internal;interpretar=interpret perform
interrumpir=interrupt;interrupción=interruption;interruptor=switch;intervención=intervention operation;intervenir=operate intervene
intervinieron=operated;interés=interest;intestino=intestine;intolerancia=intolerance;intolerante=intolerant;intolerantes=intolerant
intoxicación=poisoning;intriga=intrigue;introducir=introduce;introduje=introduced;introdujo=introduced;introvertido=introverted;intérprete=interpreter
intérpretes=interpreter;inundación=flood;inusual=unusual;invadir=invade;inventar=invent;inventario=inventory;inventarios=inventories;invento=invention
inventos=invention;invernadero=greenhouse;invernal=winter;inversiones=investments;inversión=investment;inversor=investor;invertido=invested
invertir=invest;invertiste=invested;invertí=invested;invertía=invested;invertíamos=invested;invertían=invested;investigación=research
investigador=researcher;investigadora=researcher;investigadoras=researcher;investigadores=researcher;investigar=research;invierno=winter
invierta=invest;inviertan=invest;invierte=invests;invierten=invest;inviertes=invest;invierto=invest;invirtiendo=investing;invirtieron=invested
invirtió=invested;invisible=invisible;invitaba=invited;invitaciones=invitation;invitación=invitation;invitada=guest;invitadas=guest;invitado=guest
invitados=guest;invitando=inviting;invitar=invite;invitaron=invited;invité=invited;invitó=invited;involucrar=involve;inyección=injection
inyectar=inject;inútil=useless;ipad=ipad;iphone=iphone;ir=go;ira=rage;irak=iraq;iraní=iranian;iremos=will go;irlanda=ireland;irlandés=irish;irme=leave
irnos=leave;irresponsable=irresponsible;irritación=irritation;irritada=irritated;irritadas=irritated;irritado=irritated;irritados=irritated
irritar=irritate;irse=leave;irte=leave;irá=will go;irán=will go;irás=will go;iré=will go;iría=would go;irónico=ironic;isla=island;islam=islam
islandia=iceland;islas=island;israel=israel;israelí=israeli;israelíes=israeli;italia=italy;italiano=italian;iteración=iteration;itinerario=itinerary
itv=vehicle inspection;itves=vehicle inspection;iva=vat;izquierda=left;izquierdo=left;ja=;jabalí=wild boar;jabones=soaps;jabón=soap;jadear=pant;jaja=
jajaja=;jalar=pull;jalarse=pull;jale=job;jaleo=fuss;jamás=never;jamón=ham;japonés=japanese;japón=japan;jaqueca=migraine;jarabe=syrup
jardinera=gardener;jardinero=gardener;jardinería=gardening;jardines=gardens;jardín=garden;jarra=jug;jarras=jugs;jarrón=vase;jaula=cage;java=java
jazmín=jasmine;jazz=jazz;jeans=jeans;jefa=boss;jefatura=headquarters;jefazo=big boss;jefe=boss;jefecito=boss;jefes=bosses;jeje=;jengibre=ginger
jeringa=syringe;jeringuilla=syringe;jersey=sweater;jinete=rider;jirafa=giraffe;jitomate=tomato;joder=damn;jogging=jogging;jolín=damn
jornada=working day;jornal=day's wage;jorobado=hunchbacked;joven=young person;joya=jewel;joyero=jeweller;joyería=jeweller's;joyerías=jeweller's
juanete=bunion;jubila=retires;jubilaba=retired;jubilaciones=retirements;jubilación=retirement;jubilada=retired;jubiladas=retired;jubilado=retired
jubilados=retired;jubilando=retiring;jubilar=retire;jubilarme=retire;jubilaron=retired;jubilarse=retire;jubilé=retired;jubiló=retired;judo=judo
judía=bean;judías=bean;judío=jewish;jueces=judges;juega=plays game;juegan=play;juegas=play game;juego=play game;juegos=games;juegue=play game
jueguen=play game;jueves=thursday;juez=judge;jueza=judge;jugaba=played;jugaban=played game;jugado=played game;jugador=player;jugadora=player
jugamos=played game;jugando=playing game;jugar=play game;jugaron=played game;jugarse=risk;jugaste=played game;jugo=juice;jugos=juice;jugosas=juicy
jugoso=juicy;juguete=toy;juguetería=toy shop;jugueterías=toy shop;juguetes=toys;juguetón=playful;jugué=played game;jugábamos=played game
jugó=played game;juicio=trial judgment;juicios=trials;julio=july;jungla=jungle;junio=june;junta=meeting board;juntaba=gathered;juntado=gathered
juntando=gathering;juntar=gather;juntaron=gathered;juntas=together;junto=next to together;juntos=together;junté=gathered;juntó=gathered;jurado=jury
juramento=oath;jurar=swear;jurista=lawyer;justa=fair just;justamente=exactly;justas=fair just;justicia=justice;justificado=justified
justificar=justify;justo=fair just;justos=fair just;juvenil=youth;juventud=youth;juzgado=court;juzgar=judge;jícama=jicama;jóvenes=young people
kayak=kayak;kenia=kenya;kg=kg;kilo=kilo;kilogramo=kilogram;kilogramos=kilogram;kilometraje=mileage;kilos=kilos;kilovatio=kilowatt;kilovatios=kilowatts
kilómetro=kilometre;kilómetros=kilometres;kindergarten=kindergarten;kindergártenes=kindergarten;kindle=kindle;kinesiólogo=physiotherapist;kiosco=kiosk
kiwi=kiwi;kiwis=kiwi;km=km;kombucha=kombucha;kárate=karate;kéfir=kefir;kéfires=kefir;kétchup=ketchup;kínder=kindergarten;kínderes=kindergarten;la=the
laberinto=maze;labio=lip;labor=work;laboral=work;laboratorio=laboratory;labrador=labrador;laburante=worker;laburar=work;laburo=work job
laburos=work job;lacado=lacquered;lacio=straight;lactancia=breastfeeding;lactosa=lactose;lactosas=lactose;ladera=hillside;lado=side;ladra=barks
ladrar=bark;ladrillo=brick;ladrón=thief;lagartija=lizard;lagarto=lizard;lago=lake;laguna=lagoon;lamentable=regrettable;lamentablemente=unfortunately
lamentar=regret;lamer=lick;lamparita=bulb;lana=wool money;lancha=motorboat;langosta=lobster;langostino=king prawn;lanudo=woolly;lanzamiento=launch
lanzar=launch throw;lapacho=hardwood;lapicera=pen;laptop=laptop;larga=long;largamente=at length;largas=long;largo=long;largometraje=feature film
largos=long;larguirucho=lanky;largué=quit;las=the;lasaña=lasagne;lastimado=hurt;lastimar=hurt;lastimarse=hurt oneself;lata=can;latencia=latency
latigazo=whiplash;latino=latin;latinoamericano=latin american;latinoamérica=latin america;latte=latte;laurel=laurel;laureles=laurels;lavaba=washed
lavable=washable;lavabo=washbasin;lavado=washed;lavadora=washing machine;lavanda=lavender;lavandería=laundry;lavanderías=laundry;lavandina=bleach
lavando=washing;lavaplatos=dishwasher;lavar=wash;lavaron=washed;lavarropas=washing machine;lavarse=wash oneself;lavavajillas=dishwasher;lavé=washed
lavó=washed;lazo=bow tie;laúd=lute;le=him her;lea=read;lealtad=loyalty;lealtades=loyalty;leasing=leasing;lección=lesson;leche=milk;lechuga=lettuce
lechugas=lettuces;lechuza=owl;lechón=suckling pig;lector=reader;lectora=reader;lectura=reading;led=led;lee=reads;leemos=read;leen=read;leer=read
lees=read;legado=legacy;legal=legal;legalizar=legalise;legalmente=legally;legaña=sleep in eye;lego=lego;legos=lego;legumbre=pulse;legumbres=pulses
lejano=distant;lejanísimo=very far;lejanísimos=very far;lejos=far;lejía=bleach;lejías=bleach;lejísimos=very far;lengua=tongue language;lenguado=sole
lenguados=sole;lenguaje=language;lenta=slow;lentamente=slowly;lentas=slow;lenteja=lentil;lentes=glasses;lentilla=contact lens;lentillas=contact lenses
lento=slow;lentos=slow;lentísimo=very slow;lentísimos=very slow;leo=read;les=them;lesbiana=lesbian;lesionaba=injured;lesionado=injured
lesionando=injuring;lesionar=injure;lesionaron=injured;lesiones=injury;lesioné=injured;lesionó=injured;lesión=injury;letra=letter lyrics
leucemia=leukaemia;levadura=yeast;levanta=gets up;levantaba=lifted got up;levantado=lifted got up;levantando=lifting get up;levantar=lift get up
levantarme=get up;levantaron=lifted got up;levantarse=get up;levanto=get up;levanté=lifted got up;levantó=lifted got up;leve=mild;levemente=slightly
levotiroxina=levothyroxine;ley=law;leyenda=legend;leyendo=reading;leyeron=read;leyes=laws;leyó=read;leí=read;leía=read;leída=read;leído=read
leímos=read;leíste=read;leña=firewood;leñera=woodshed;león=lion;liberal=liberal;liberar=release;libertad=freedom;libertades=freedom;libra=pound
libre=free;libremente=freely;librera=bookseller;librero=bookseller bookcase;libreros=bookseller bookcase;librería=bookshop bookcase
librerías=bookshop bookcase;libres=free;libreta=notebook;libritos=booklets;libro=book;libros=books;licencia=licence leave;licenciado=graduate
licenciados=graduate;licenciar=graduate;licencias=licences;licenciatura=bachelor's degree;liceo=secondary school;licor=liqueur;licorería=liquor store
licorerías=liquor store;licuadora=blender;liderar=lead;liebre=hare;liga=league;ligamento=ligament;ligamentos=ligaments;ligar=flirt;ligero=light
ligue=fling;ligues=fling;lija=sandpaper;lijar=sand;lila=lilac;lima=lime;limitar=limit;limonada=lemonade;limonero=lemon tree;limones=lemon;limosna=alms
limpia=cleans;limpiaba=cleaned;limpiado=cleaned;limpiador=cleaner;limpiadora=cleaner;limpiando=cleaning;limpiaparabrisas=windscreen wiper
limpiar=clean;limpiaron=cleaned;limpieza=cleaning;limpio=clean;limpié=cleaned;limpió=cleaned;limón=lemon;lindo=pretty;lino=linen;linterna=torch
linternas=torches;linux=linux;liquidación=settlement clearance;lirio=lily;lisboa=lisbon;lisboas=lisbon;liso=smooth straight;lista=list
listas=ready clever;listo=ready clever;listos=ready clever;litera=bunk bed;literalmente=literally;literatura=literature;litoral=coast;litro=litre
llaga=sore;llama=is called;llamaba=was called;llamada=call;llamadas=calls;llamado=called;llamame=call me;llaman=are called;llamando=calling
llamar=call;llamarla=call her;llamarlo=call him;llamarme=call me;llamaron=called;llamarse=be called;llamarte=call you;llamas=are called
llamo=am called;llamás=call;llamé=called;llamó=called;llanta=tyre;llanto=crying;llantos=crying;llanura=plain;llave=key;llavero=keyring;llaves=keys
llegaba=arrived;llegada=arrival;llegadas=arrivals;llegado=arrived;llegando=arriving;llegar=arrive;llegaron=arrived;llegué=arrived;llegó=arrived
llena=full;llenaba=filled;llenado=filled;llenando=filling;llenar=fill;llenaron=filled;llenarse=get full;llenas=full;lleno=full;llenos=full
llené=filled;llenó=filled;lleva=wears carries;llevaba=carried wore took;llevado=carried wore took;llevando=carrying wear take;llevar=carry wear take
llevarla=take her;llevarlo=take it;llevarme=take me;llevaron=carried wore took;llevo=wear carry;llevé=carried wore took;llevó=carried wore took
lloraba=cried;llorado=cried;llorando=crying;llorar=cry;lloraron=cried;lloré=cried;lloró=cried;llorón=crybaby;llover=rain;llovido=rained
lloviendo=raining;llovieron=rained;lloviste=rained;llovizna=drizzle;llovió=rained;lloví=rained;llovía=rained;llovíamos=rained;llovían=rained
llueva=rain;lluevan=rain;llueve=rains;llueven=rain;llueves=rain;lluevo=rain;lluvia=rain;lluvias=rains;lluviosas=rainy;lluvioso=rainy;llámame=call me
llámenme=call me;lo=it;lobo=wolf;loca=crazy;local=local;localidad=town seat;localidades=town seat;localizar=locate;locamente=madly;locas=crazy
loco=crazy;locos=crazy;locura=madness;loft=loft;logia=lodge;login=login;logopeda=speech therapist;lograr=achieve;logro=achievement;logros=achievements
logística=logistics;lomo=loin;lona=canvas;loncha=slice;londres=london;longitud=length;lonja=slice;loquero=shrink;loratadina=loratadine
lorazepam=lorazepam;loro=parrot;los=the;losartán=losartan;lotería=lottery;loza=crockery;lubina=sea bass;lucas=thousand pesos;luce=looks shines
luces=lights;lucha=fight;luchador=fighter;luchar=fight;lucir=look shine;ludopatía=gambling addiction;ludoteca=play centre;ludópata=gambling addict
ludópatas=gambling addict;luego=later;lugar=place;lugares=place;lugareño=local;lujo=luxury;lujosas=luxurious;lujoso=luxurious;lumbago=lower back pain
lumbalgia=lower back pain;luminoso=bright;luna=moon;lunar=mole;lunares=mole;lunch=lunch;lunes=monday;lunático=lunatic;lupa=magnifying glass
lupus=lupus;luto=mourning;luxación=dislocation;luz=light electricity;luzco=look shine;lácteas=dairy;lácteo=dairy;lágrima=tear;lámina=sheet
lámpara=lamp;lámparas=lamps;lápices=pencils;lápiz=pencil;lástima=pity;lástimas=pity;látigo=whip;líbano=lebanon;líder=leader;líderes=leader
límite=limit;línea=line;líneas=line;líquido=liquid net;lógico=logical;mac=mac;macana=nuisance;macarrones=macaroni;macarrón=macaroni;maceta=flowerpot
machacar=crush;machismo=sexism;madera=wood;madrastra=stepmother;madre=mother;madrecita=mummy;madrid=madrid;madriguera=burrow;madrileño=from madrid
madrina=godmother;madrugada=early morning;madrugador=early riser;madrugadora=early riser;madrugadores=early riser;madrugar=get up early
madrugón=early start;madura=ripe mature;madurar=ripen mature;maduras=ripe mature;maduro=ripe mature;maduros=ripe mature;maestra=teacher
maestro=teacher master;maestros=teacher master;maestría=master's degree;maestrías=master's degree;magdalena=muffin;magia=magic;magisterio=teaching
magistral=masterly;magnesio=magnesium;magnético=magnetic;magnífico=magnificent;mago=magician;maicena=cornflour;mail=email;maja=nice;majas=nice
maje=dude;majo=nice;majos=nice;mal=badly;mala=bad;malas=bad;malcriado=spoilt;malcriar=spoil;maleducado=rude;malentendido=misunderstanding
malestar=discomfort;malestares=discomfort;maleta=suitcase;maletas=suitcases;maletero=boot trunk;maleza=weeds;maligno=malignant;malla=swimsuit leggings
mallas=leggings;malo=bad;malos=bad;maltratador=abuser;maltratar=mistreat;maltrato=abuse;maltratos=abuse;malísimo=very bad;malísimos=very bad
mami=mommy;mamis=mommy;mamita=mummy;mamografía=mammogram;mampara=screen;mamá=mom;mamífero=mammal;mancha=stain;manchar=stain;manchego=manchego cheese
manco=one-armed;mancuerna=dumbbell;mancuernas=dumbbells;mandaba=sent ordered;mandado=sent ordered;mandando=sending order;mandar=send order
mandarina=mandarin;mandaron=sent ordered;mandarse=send;mandarín=mandarin;mando=remote control;mandos=remote control;mandé=sent;mandíbula=jaw
mandó=sent;mandón=bossy;maneja=drives;manejaba=drove;manejado=drove;manejando=driving;manejar=drive;manejaron=drove;manejo=drive;manejé=drove
manejó=drove;manera=way;manga=sleeve;mango=mango;mangos=pesos mangoes;manguera=hose;manguito=armband;manicura=manicure;manifestación=demonstration
manifiesto=manifesto;manilla=handle;manillar=handlebar;manillares=handlebar;manipular=manipulate;maniquí=mannequin;manirroto=spendthrift
manitas=handyman;manjar=delicacy;manjares=delicacy;mano=hand;manopla=oven glove;manos=hands;manso=tame;manta=blanket;manteca=butter lard
mantel=tablecloth;mantelería=table linen;mantelerías=table linen;mantener=maintain keep;mantengo=maintain;mantenido=maintained;mantequilla=butter
mantiene=maintains;mantienen=maintain;mantillo=mulch;mantuve=maintained;mantuvo=maintained;manual=manual;manualidad=craft;manualidades=crafts
manzana=apple;manzanas=apples;manzanilla=camomile;manzano=apple tree;manzanos=apple tree;maní=peanut;manía=obsession dislike;manías=obsession dislike
maníes=peanut;mapa=map;mapas=maps;maqueta=model;maquillaba=put on makeup;maquillado=put on makeup;maquillaje=makeup;maquillando=putting on makeup
maquillar=put on makeup;maquillaron=put on makeup;maquillarse=put on makeup;maquillé=put on makeup;maquilló=put on makeup;maquinaria=machinery
maquinilla=razor;maquinista=train driver;mar=sea;maracuyá=passion fruit;maratón=marathon;maravilla=wonder;maravillosa=wonderful;maravillosas=wonderful
maravilloso=wonderful;maravillosos=wonderful;marca=brand;marcador=scoreboard marker;marcapasos=pacemaker;marcapáginas=bookmark;marcar=mark dial
marcas=brands;marcha=march gear;marchar=march leave;marchas=gears;marco=frame;marcos=frame;marea=tide;mareada=dizzy;mareadas=dizzy;mareado=dizzy
mareados=dizzy;marear=make dizzy;marearse=get dizzy;mareas=tide;mareo=dizziness;mareos=dizziness;margarina=margarine;margarita=daisy;margen=margin
mariachi=mariachi;mariachis=mariachi;marido=husband;maridos=husband;marihuana=marijuana;marina=marine;marinada=marinade;marinas=marine;marinera=sailor
marinero=sailor;marino=marine;marinos=marine;mariposa=butterfly;marisco=seafood;mariscos=seafood;marisquería=seafood restaurant;marketing=marketing
marquesina=bus shelter;marroquí=moroccan;marruecos=morocco;marrón=brown;martes=tuesday;martillar=hammer;martillazo=hammer blow;martillo=hammer
marzo=march;masa=dough;masaje=massage;masajes=massages;masajista=masseur;masajistas=masseur;mascarilla=mask;mascarpone=mascarpone;mascota=pet
masculino=male masculine;masivo=massive;masticar=chew;mastín=mastiff;matambre=flank steak;matar=kill;matcha=matcha;mate=mate;matemáticas=mathematics
matemático=mathematician;matemáticos=mathematician;materia=subject matter;materna=maternal;maternas=maternal;maternidad=maternity;materno=maternal
maternos=maternal;mates=maths;matriculaba=enrolled;matriculado=enrolled;matriculando=enrolling;matricular=enrol;matricularon=enrolled
matriculé=enrolled;matriculó=enrolled;matrimonio=marriage;matrona=midwife;matrícula=enrolment number plate;matrículas=enrolment number plate
maullar=meow;max=max;mayo=may;mayonesa=mayonnaise;mayor=older bigger;mayordomo=butler;mayores=older people;mayoría=majority;mayorías=majority
mazapán=marzipan;maíces=corn;maíz=corn;mañana=tomorrow morning;mañanas=mornings;maúlla=meows;me=me;mecedora=rocking chair;mecha=highlight
mechas=highlights;mechero=lighter;mecánica=mechanic;mecánico=mechanic;medalla=medal;medallas=medals;media=half;mediador=mediator;medialuna=croissant
mediano=medium;medianoche=midnight;mediante=by means of;medianía=middle;medianías=middle;medias=tights;medicación=medication;medicamento=medicine
medicar=medicate;medicina=medicine;medicinas=medicines;medida=measure;medido=measured;medio=half;mediodía=midday;medir=measure;mediste=measured
meditar=meditate;mediterráneo=mediterranean;medí=measured;medía=measured;medíamos=measured;medían=measured;meeting=meeting;meetup=meetup
megas=megabytes;mejilla=cheek;mejillón=mussel;mejor=better;mejora=improvement;mejoraba=improved;mejorado=improved;mejorando=improving;mejorar=improve
mejoraron=improved;mejoras=improvement;mejores=better;mejoré=improved;mejoró=improved;melancolía=melancholy;melancólica=melancholic
melancólicas=melancholic;melancólico=melancholic;melancólicos=melancholic;melatonina=melatonin;melena=long hair;melenudo=long-haired;melliza=twin
mellizo=twin;mellizos=twins;melocotón=peach;melodía=melody;melón=melon;membresía=membership;membrillo=quince;meme=meme;memoria=memory;memorias=memoirs
memorizar=memorise;mencionar=mention;mendigo=beggar;mengano=so-and-so;meningitis=meningitis;menisco=meniscus;menopausia=menopause
menor=younger smaller;menores=minors;menos=less;mensaje=message;mensajero=courier;mensajería=courier service;mensajerías=courier service
mensajes=messages;menstruación=period;mensual=monthly;mensualidad=monthly payment;mensualidades=monthly payment;mensualmente=monthly;menta=mint
mental=mental;mentalmente=mentally;mente=mind;mentes=mind;mentido=lied;mentir=lie untruth;mentira=lie;mentirosa=liar;mentirosas=liar;mentiroso=liar
mentirosos=liar;mentiste=lied;mentor=mentor;mentora=mentor;mentí=lied;mentía=lied;mentíamos=lied;mentían=lied;menudo=often;menú=menu
mercadillo=street market;mercadito=small market;mercado=market;mercadotecnia=marketing;mercancía=goods;mercería=haberdashery;mercerías=haberdashery
mercurio=mercury;merecer=deserve;merecida=deserved;merecidas=deserved;merecido=deserved;merecidos=deserved;merendaba=had a snack
merendaban=had a snack;merendado=had a snack;merendamos=had a snack;merendando=having a snack;merendar=have a snack;merendaron=had a snack
merendaste=had a snack;merendero=picnic area;merendábamos=had a snack;merendé=had a snack;merendó=had a snack;merengue=meringue;merezco=deserve
merienda=afternoon snack;meriendan=have a snack;meriendas=have a snack;meriende=have a snack;merienden=have a snack;meriendo=have a snack;merluza=hake
mermelada=jam;mes=month;mesa=table;mesas=tables;mesera=waitress;mesero=waiter;meseros=waiter;meses=months;mesilla=bedside table;mesita=small table
mestizo=mixed-breed;mesón=inn;meta=goal;metal=metal;metas=goals;meter=put in;metformina=metformin;metido=put in;metiendo=putting in;metieron=put in
metió=put in;metro=underground metre;metrobús=bus rapid transit;metí=put in;metía=put in;mexicano=mexican;mezcal=mezcal;mezclaba=mixed;mezclado=mixed
mezclando=mixing;mezclar=mix;mezclaron=mixed;mezclé=mixed;mezcló=mixed;mezquita=mosque;mezzosoprano=mezzo-soprano;mg=mg;mi=my;michi=kitty;michis=kitty
micro=bus;microbio=germ;microchip=microchip;microgramo=microgram;microgramos=microgram;microondas=microwave;micrófono=microphone;mida=measure
midan=measure;mide=measures;miden=measure;mides=measure;midiendo=measuring;midieron=measured;midió=measured;mido=measure;miedo=fear;miedos=fears
miedosas=fearful;miedoso=fearful;miel=honey;miembro=member;mienta=lie untruth;mientan=lie untruth;miente=lies;mienten=lie untruth;mientes=lie untruth
miento=lie;mientras=while;mierda=shit;miga=crumb;migas=fried breadcrumbs;migración=migration;migrar=migrate;migraña=migraine;mijo=millet;mil=thousand
milagro=miracle;milanesa=breaded steak;miles=thousands;milhojas=millefeuille;miligramo=milligram;miligramos=milligram;mililitro=millilitre
militar=soldier military;militares=soldier military;millones=millions;millón=million;milán=milan;milésimo=thousandth;milímetro=millimetre
mimado=spoilt;mimar=pamper;mimbre=wicker;mina=mine;mindfulness=mindfulness;mineral=mineral;minibar=minibar;minibares=minibar;minino=kitty
miniserie=miniseries;ministerio=ministry;ministra=minister;ministro=minister;minoría=minority;mintiendo=lying untruth;mintieron=lied;mintió=lied
minusvalía=disability;minuto=minute;minutos=minutes;miope=short-sighted;miopía=short-sightedness;miopías=short-sightedness;mira=look
miraba=looked watched;mirada=look;mirado=looked watched;mirador=viewpoint;mirando=looking watch;mirar=look watch;miraron=looked watched;mire=look
mirilla=peephole;mirá=look;miré=looked watched;miró=looked watched;mis=my;misa=mass;misas=mass;misma=same;mismas=same;mismo=same;mismos=same
mismísimo=very same;misterioso=mysterious;mitad=half;mixto=mixed;miércoles=wednesday;ml=ml;mochila=backpack;mochilero=backpacker;moco=mucus;mocos=snot
modelo=model;moderno=modern;modernos=modern;modificar=modify;modista=dressmaker;modo=way;moho=mould;moisés=bassinet;mojaba=wet;mojado=wet
mojama=cured tuna;mojando=weting;mojar=wet;mojaron=wet;mojarse=get wet;mojo=sauce;mojos=sauce;mojé=wet;mojó=wet;mola=is cool;molan=are cool
molar=be cool molar;molde=mould tin;mole=mole sauce;moler=grind;moles=mole sauce;molestaba=bothered;molestado=bothered;molestando=bothering
molestar=bother;molestaron=bothered;molestia=discomfort;molesté=bothered;molestó=bothered;molida=ground;molidas=ground;molido=ground;molidos=ground
molino=mill;mollejas=sweetbreads;mollete=soft roll;molusco=mollusc;momentito=moment;momento=moment;monarquía=monarchy;moneda=coin currency
monedas=coins;monedero=purse;monitor=monitor;monitorear=monitor;monitoreo=monitoring;monitorización=monitoring;monitorizar=monitor;monja=nun
monje=monk;monjes=monk;mono=monkey cute;monoambiente=studio flat;monopatines=scooters;monopatín=skateboard;monotributo=freelance tax
monovolumen=minivan;monovolúmenes=minivan;montaba=rode assembled;montadito=small sandwich;montado=rode assembled;montaje=assembly
montando=riding assemble;montar=ride assemble;montaron=rode assembled;montaña=mountain;montañas=mountains;montañismo=mountaineering
montañismos=mountaineering;monte=mount woodland;montes=mount woodland;monto=ride amount;montura=frame;monté=assembled rode set up;montó=rode assembled
montón=heap lot;monumento=monument;mopa=mop;moqueta=carpet;moquillo=distemper;mora=blackberry;morada=dwelling;moradas=dwelling;morado=purple
morados=purple;moral=moral;moratón=bruise;morcilla=black pudding;mordedor=teether;mordedura=bite;morder=bite;mordida=bite bribe;mordidas=bite bribe
mordisco=bite;mordió=bit;moreno=dark-haired;moretón=bruise;morfar=eat;morfi=food;morir=die;moriste=died;mormón=mormon;moroso=debtor;morra=girl
morro=guy snout;mortero=mortar;morí=died;moría=died;moríamos=died;morían=died;mosaico=mosaic;mosca=fly;moscas=flies;moscú=moscow;mosquetón=carabiner
mosquitera=mosquito net;mosquito=mosquito;mosquitos=mosquitoes;mostaza=mustard;mostraba=showed;mostraban=showed;mostrado=showed;mostrame=show me
mostramos=showed;mostrando=showing;mostrar=show;mostraron=showed;mostraste=showed;mostrábamos=showed;mostré=showed;mostró=showed;mote=nickname
motivado=motivated;motivar=motivate;motivo=reason;motivos=reason;moto=motorbike;motocicleta=motorbike;motor=engine;motos=motorbikes;motín=riot
mousse=mousse;mover=move;movido=moved;moviendo=moving;movieron=moved;movimiento=movement;moviste=moved;movió=moved;moví=moved;movía=moved
movíamos=moved;movían=moved;mozo=waiter;mozzarella=mozzarella;moño=bun bow;mucha=a lot;muchacha=girl;muchacho=boy;muchachos=boy;muchas=many
mucho=a lot;muchos=many;muchísima=very much;muchísimas=very many;muchísimo=very much;muchísimos=very many;muda=moves house;mudaba=moved
mudado=moved house;mudamos=moved house;mudando=moving;mudanza=house move;mudar=move;mudarme=move house;mudarnos=move house;mudaron=moved
mudarse=move house;mudo=move house;mudé=moved house;mudó=moved house;mueble=furniture;muebles=furniture;muela=molar;muelas=molars;muelle=dock
muera=die;mueran=die;muerde=bites;muere=dies;mueren=die;mueres=die;muero=die;muerta=dead;muertas=dead;muerte=death;muertes=death;muerto=dead died
muertos=dead;muesli=muesli;mueslis=muesli;muestra=sample shows;muestran=show;muestras=show;muestre=show;muestren=show;muestro=show;mueva=move
muevan=move;mueve=move;mueven=move;mueves=move;muevo=move;mujer=woman wife;mujeres=women;mula=mule;muleta=crutch;multa=fine;multas=fines
multiplicar=multiply;multitud=crowd;mundial=world;mundo=world;municipal=municipal;municipalidad=town hall;municipalidades=town hall
municipio=municipality;murciélago=bat;muriendo=dying;murieron=died;murió=died;muro=wall;muros=wall;musculoso=muscular;museo=museum;museos=museums
musgo=moss;musical=musical;muslo=thigh;musulmana=muslim;musulmán=muslim;mutua=mutual insurer;mutuamente=mutually;mutuas=mutual;mutuo=mutual
mutuos=mutual;muy=very;muéstrame=show me;muñeca=wrist doll;muñeco=doll;muñecos=doll;muñequera=wristband;máquina=machine;máquinas=machines
márgenes=margins;mármol=marble;mármoles=marbles;más=more;máster=master's degree;másteres=master's degree;máx=maximum;máximo=maximum;máximos=maximum
médica=doctor;médicas=doctor;médico=doctor;médicos=doctors;mérito=merit;métrica=metric;méxico=mexico;mí=me;mía=mine;mías=mine;mín=minimum
mínimo=minimum;mínimos=minimum;mío=mine;míos=mine;módulo=module;móvil=mobile phone;múnich=munich;músculo=muscle;músculos=muscle;música=music
músico=musician;músicos=musician;nabo=turnip;nabos=turnips;nacer=be born;nacida=born;nacido=born;naciendo=being born;nacieron=were born
nacimiento=birth;nacimos=were born;nacional=national;nacionalidad=nationality;nacionalidades=nationalities;nacionalizar=naturalise;naciste=was born
nació=was born;nación=nation;nací=was born;nacía=was born;nacíamos=was born;nacían=was born;nada=nothing;nadaba=swam;nadado=swam;nadamos=swam
nadando=swimming;nadar=swim;nadaron=swam;nadie=nobody;nado=swim;nadé=swam;nadó=swam;nafta=petrol;naipe=playing card;nalga=buttock;nana=nanny lullaby
napolitana=chocolate pastry;naranja=orange;naranjas=oranges;naranjo=orange tree;naranjos=orange tree;narices=noses;nariz=nose;narrar=narrate
nata=cream;natación=swimming;natal=native;natalicio=birthday;natillas=custard;nativo=native;natural=natural;naturaleza=nature;naturalmente=naturally
naufragar=be shipwrecked;navaja=penknife;navarra=navarre;nave=ship;navegaba=sailed browsed;navegaciones=navigation;navegación=navigation
navegado=sailed browsed;navegador=browser;navegadores=browser;navegando=sailing browse;navegar=sail browse;navegaron=sailed browsed
navegué=sailed browsed;navegó=sailed browsed;navidad=christmas;navidades=christmas;nazca=be born;nazcan=be born;nazco=am born;neblina=mist
necesaria=necessary;necesariamente=necessarily;necesarias=necessary;necesario=necessary;necesarios=necessary;necesidad=need;necesitaba=needed
necesitado=needed;necesitando=needing;necesitar=need;necesitaron=needed;necesito=need;necesité=needed;necesitó=needed;nectarina=nectarine
nefrólogo=kidney specialist;negaba=denied;negaban=denied;negación=denial;negado=denied;negamos=denied;negando=denying;negar=deny;negaron=denied
negarse=refuse;negaste=denied;negativo=negative;negociación=negotiation;negociar=negotiate;negocio=business;negocios=business;negro=black;negué=denied
negábamos=denied;negó=denied;nena=little girl;nene=little boy;nenes=little boy;neopreno=wetsuit;nervio=nerve;nervios=nerves;nerviosas=nervous
nervioso=nervous;netflix=netflix;neto=net;neumonía=pneumonia;neumático=tyre;neumólogo=lung specialist;neuróloga=neurologist;neurólogo=neurologist
neutral=neutral;nevaba=snowed;nevaban=snowed;nevada=snowfall;nevadas=snowfall;nevado=snowed;nevamos=snowed;nevando=snowing;nevar=snow;nevaron=snowed
nevaste=snowed;nevera=fridge;nevábamos=snowed;nevé=snowed;nevó=snowed;ni=neither nor;nicaragua=nicaragua;nicaragüense=nicaraguan;nicotina=nicotine
nido=nest;niebla=fog;niega=deny;niegan=deny;niegas=deny;niego=deny;niegue=deny;nieguen=deny;nieta=granddaughter;nietas=granddaughters;nieto=grandson
nietos=grandchildren;nieva=snows;nievan=snow;nievas=snow;nieve=snow;nieven=snow;nieves=snow;nievo=snow;nif=tax number;nigeria=nigeria;ninguna=none
ninguno=none;ningún=no;nintendo=nintendo;nivel=level;nivelaciones=levelling;nivelación=levelling;niña=girl;niñeces=childhood;niñera=nanny babysitter
niñez=childhood;niño=child boy;niños=children;no=not;noche=night;nochebuena=christmas eve;noches=nights;nochevieja=new year's eve;nocturna=night
nocturnas=night;nocturnidad=night work;nocturno=night;nocturnos=night;nodo=node;nogal=walnut tree;nombraba=named;nombrado=named
nombramiento=appointment;nombrando=naming;nombrar=name;nombraron=named;nombre=name;nombres=names;nombré=named;nombró=named;nomás=just only
nona=grandma;nonno=grandpa;nono=grandpa;nonos=grandpa;nopal=cactus;norma=rule;normal=normal;normalmente=normally;normas=rules;norte=north
norteamérica=north america;noruega=norway;noruegas=norwegian;noruego=norwegian;noruegos=norwegian;nos=us;nosotras=we;nosotros=we;nostalgia=nostalgia
nota=mark note;notable=remarkable;notar=notice;notaria=notary;notario=notary;notaría=notary's office;notarías=notaries;notas=grades notes
notebook=notebook laptop;noticia=news;noticias=news;notificación=notification;novato=novice;novecientas=nine hundred;novecientos=nine hundred
novedad=novelty;novedades=novelty;novela=novel;novelas=novels;novena=ninth;noveno=ninth;noventa=ninety;novia=girlfriend;noviazgo=courtship
noviembre=november;noviete=boyfriend;novillo=young bull;novio=boyfriend;novios=couple;nube=cloud;nublado=cloudy;nudillo=knuckle;nudillos=knuckles
nudo=knot;nueces=walnuts;nuera=daughter-in-law;nuestra=our;nuestras=our;nuestro=our;nuestros=our;nueva=new;nuevamente=again;nuevas=new;nueve=nine
nuevo=new;nuevos=new;nuez=walnut;numeroso=numerous;nunca=never;nupcias=wedding;nutriciones=nutrition;nutricionista=nutritionist;nutrición=nutrition
náhuatl=nahuatl;nápoles=naples;náusea=nausea;náuseas=nausea;nécora=crab;níquel=nickel;níspero=loquat;nómadas=nomads;nómina=payslip payroll
nórdico=duvet nordic;núcleo=core;núm=number;número=number;números=numbers;o=or;oasis=oasis;obedecer=obey;obedezco=obey;obediente=obedient;obesa=obese
obesas=obese;obesidad=obesity;obeso=obese;obesos=obese;obispo=bishop;objetivo=goal;objeto=object;objetos=object;obligar=force;obligatorio=compulsory
oboe=oboe;obra=building work;obras=works building works;obrera=worker;obrero=worker;obsequio=gift;observar=observe;obsesionado=obsessed
obsesionar=obsess;obstante=however;obstruir=block;obstáculo=obstacle;obtener=obtain;obtengo=obtain;obtenido=obtained;obtiene=obtains;obtuve=obtained
obtuvo=obtained;obviamente=obviously;ocasionalmente=occasionally;ocasión=occasion;ocaso=sunset;ochenta=eighty;ocho=eight;ochocientas=eight hundred
ochocientos=eight hundred;ocio=leisure;octava=eighth;octavo=eighth;octogenario=eighty-year-old;octubre=october;oculista=eye doctor;ocultar=hide
ocupacional=occupational;ocupado=busy occupied;ocupar=occupy;ocurrido=happened;ocurriendo=happening;ocurrieron=happened;ocurrir=happen
ocurrió=happened;ocurrí=happened;ocurría=happened;océano=ocean;odiaba=hated;odiado=hated;odiando=hating;odiar=hate;odiaron=hated;odio=hate
odiosas=hateful;odioso=hateful;odié=hated;odió=hated;odontóloga=dentist;odontólogo=dentist;oenegé=ngo;oenegés=ngo;oeste=west;ofender=offend
oferta=offer;office=office;oficial=official;oficiales=official;oficialmente=officially;oficina=office;oficio=trade;ofrecer=offer;ofrecido=offered
ofreciendo=offering;ofrecieron=offered;ofreciste=offered;ofreció=offered;ofrecí=offered;ofrecía=offered;ofrecíamos=offered;ofrecían=offered
ofrezca=offer;ofrezcan=offer;ofrezco=offer;oftalmóloga=eye doctor;oftalmólogo=eye doctor;oh=;oiga=listen;oigo=hear;ojalá=hopefully;ojera=dark circle
ojo=eye;ojos=eyes;ok=ok;okey=ok;okupa=squatter;ola=wave;olas=wave;oler=smell;olfatear=sniff;olimpiada=olympics;oliva=olive;olivo=olive tree
olivos=olive tree;olió=smelled;olla=pot;ollas=pot;olor=smell;olvida=forget;olvidaba=forgot;olvidado=forgot;olvidando=forgetting;olvidar=forget
olvidarme=forget;olvidaron=forgot;olvidarse=forget;olvidate=forget it;olvido=oversight;olvidos=oversight;olvidé=forgot;olvidó=forgot;olía=smelled
ombligo=navel;omeprazol=omeprazole;omnívoro=omnivore;once=eleven;oncóloga=oncologist;oncólogo=oncologist;ong=ngo;online=online;onza=ounce;onzas=ounce
opcional=optional;operaba=operated surgery;operaciones=operation;operación=operation;operada=operated;operadas=operated;operado=operated
operador=operator;operadora=operator;operadoras=operator;operadores=operator;operados=operated;operando=operating surgery;operar=operate surgery
operario=worker;operarme=have surgery;operaron=operated surgery;operarse=have surgery;operé=had surgery;operó=operated surgery
opinar=think give opinion;opinión=opinion;oponer=oppose;oportunidad=opportunity;oposiciones=competitive exams;oposición=competitive exam opposition
opositar=sit competitive exams;opositor=exam candidate;opositora=exam candidate;oprimir=press;optimista=optimistic;optometrista=optometrist
opuesto=opposite;oración=prayer;oral=oral;orar=pray;orden=order;ordenaba=tidied ordered;ordenada=tidy;ordenadas=tidy;ordenado=tidy;ordenador=computer
ordenadores=computers;ordenados=tidy;ordenando=tidying order;ordenanza=ordinance;ordenanzas=ordinance;ordenar=tidy order;ordenaron=tidied ordered
ordené=tidied ordered;ordenó=tidied ordered;ordeñar=milk;oreja=ear;organicé=organised;organizaba=organised;organizaciones=organisation
organización=organisation;organizado=organised;organizando=organising;organizar=organise;organizaron=organised;organizó=organised;orgullo=pride
orgullos=pride;orgullosa=proud;orgullosas=proud;orgulloso=proud;orgullosos=proud;orgánico=organic;orientación=orientation;orientar=guide;origen=origin
original=original;originalmente=originally;originario=native originally from;orilla=shore;orina=urine;orinal=potty;orinar=urinate;oriundo=native
ornitología=birdwatching;oro=gold;oros=gold;orquesta=orchestra;orquídea=orchid;orquídeas=orchid;ortiga=nettle;ortodoncia=braces
ortodoncista=orthodontist;oruga=caterpillar;orégano=oregano;orígenes=origin;os=you;oscura=dark;oscuras=dark;oscuridad=darkness;oscuro=dark
oscuros=dark;oso=bear;osos=bear;osteoporosis=osteoporosis;osteópata=osteopath;ostra=oyster;ostras=oyster;otitis=ear infection
otorrino=ear nose and throat doctor;otoño=autumn;otra=another;otras=others;otro=another;otrora=formerly;otros=others;ovario=ovary;oveja=sheep
ovillo=ball of yarn;owner=owner;oxidar=rust;oxígeno=oxygen;oye=hears listen;oyen=hear;oyendo=hearing;oyeron=heard;oyes=hear;oyó=heard;oí=heard
oía=heard;oído=heard ear;oídos=ears;oímos=heard;oír=hear;oíste=heard;paces=peace;pachanga=friendly match;paciencia=patience;paciente=patient
pacto=pact;pacífico=pacific peaceful;padece=suffers from;padecer=suffer from;padezco=suffer from;padrastro=stepfather;padre=father;padres=parents
padrino=godfather;padrísimo=very cool;padrón=register;paella=paella;paga=pays pay;pagaba=paid;pagado=paid;pagando=paying;pagar=pay;pagarle=pay him
pagarlo=pay it;pagaron=paid;pago=pay payment;pagué=paid;pagó=paid;paisaje=landscape;paja=straw;pajarito=little bird;pakistán=pakistan;pala=shovel
palabra=word;palabras=words;palacio=palace;palanca=lever;palestina=palestine;palillo=toothpick;palmada=clap;palmera=palm tree;palo=stick
paloma=pigeon dove;palomita=popcorn;palomitas=popcorn;palos=stick;palpitar=beat;palta=avocado;pan=bread;panadera=baker;panadero=baker;panadería=bakery
panameño=panamanian;panamá=panama;panceta=bacon;pandemia=pandemic;pandilla=gang of friends;panel=panel;panera=bread bin;panqueque=pancake
pantalla=screen;pantalones=trousers;pantalón=trousers;pantano=swamp reservoir;pantorrilla=calf;pantufla=slipper;panza=belly;papa=potato pope
papagayo=parrot;papanicolau=smear test;papanicolaus=smear test;papas=potatoes;papaya=papaya;papel=paper role;papelera=bin;papeleras=bins
papelería=stationer's;papelerías=stationer's;papeles=papers;paperas=mumps;papi=daddy;papilla=baby food mush;papis=daddy;papito=daddy;papá=dad
papáes=dad;paquete=package;paquetería=parcel service;paqueterías=parcel service;paquistaní=pakistani;par=pair;para=for;paraba=stopped
parabrisas=windscreen;paracaidismo=skydiving;paracaídas=parachute;paracetamol=paracetamol;parada=stop;parado=stopped;parador=state hotel
paraguas=umbrella;paraguay=paraguay;paraguaya=flat peach;paraguayas=flat peach;paraguayo=paraguayan;paraguayos=paraguayan;paragüero=umbrella stand
paraje=spot;paralelamente=in parallel;parando=stopping;parapente=paragliding;parar=stop;pararon=stopped;pararse=stand up;paraíso=paradise
parcero=friend;parche=patch;parchear=patch;parcial=partial;parcialmente=partially;parece=seems;parecen=seem;parecer=seem;parecido=similar
parecidos=similar;pareciendo=seeming;parecieron=seemed;pareciste=seemed;pareció=seemed;parecí=seemed;parecía=seemed;parecíamos=seemed;parecían=seemed
pared=wall;paredes=wall;pareja=partner couple;parezca=seem;parezcan=seem;parezco=seem;parido=gave birth;pariendo=giving birth;pariente=relative
parieron=gave birth;parir=give birth;parises=paris;parió=gave birth;parka=parka;parking=parking;parlamento=parliament;parlante=loudspeaker
parmesano=parmesan;paro=unemployment stop;parpadear=blink;parque=park;parqueadero=car park;parquear=park;parqueo=parking;parqué=parquet
parqués=parquet;parquímetro=parking meter;parquímetros=parking meters;parranda=party;parrilla=grill;parrillada=barbecue;parrilladas=barbecue
parroquia=parish;part=part;parte=part;partera=midwife;participaba=took part;participaciones=participation;participación=participation
participado=took part;participando=taking part;participante=participant;participantes=participant;participar=take part;participaron=took part
participé=took part;participó=took part;particular=private;particulares=private;particularmente=particularly;partida=game departure
partido=match game party;partidos=matches;partir=leave split;partitura=sheet music;parto=birth;partos=birth;parvulario=kindergarten
parálisis=paralysis;paré=stopped;paréntesis=bracket;parí=gave birth;paría=gave birth;parís=paris;paró=stopped;pasa=happens passes
pasaba=passed happened spent time;pasado=past last;pasaje=ticket;pasajera=passenger;pasajero=passenger;pasamanos=handrail;pasamos=spent time
pasando=passing happen spend time;pasante=intern;pasantía=internship;pasantías=internship;pasaporte=passport;pasar=pass happen spend time
pasarela=walkway;pasaron=passed happened spent time;pasarse=go over switch;pasatiempo=hobby pastime;pascua=easter;pascuas=easter;pasear=walk stroll
paseo=walk promenade;pasillo=corridor;pasivo=passive;pasión=passion;pasmar=astonish;paso=step;pasos=step;pasta=pasta;pastar=graze;pastel=cake
pastelero=pastry chef;pastelería=cake shop;pastelerías=cake shop;pastilla=pill;pastillas=pills;pasto=grass;pastor=shepherd pastor;pastos=grass
pasé=spent time passed;pasó=happened spent;pata=paw leg;patata=potato;patatas=potatoes;patatilla=crisp;patchwork=patchwork;patear=kick;patentar=patent
patente=number plate patent;patentes=patents;paterna=paternal;paternas=paternal;paternidad=paternity;paterno=paternal;paternos=paternal
patinador=skater;patinaje=skating;patinar=skate;patines=skates;patinete=scooter;patio=courtyard;pato=duck;patos=duck;patria=homeland
patrimonio=heritage;patrocinador=sponsor;patrocinar=sponsor;patrocinio=sponsorship;patrón=pattern boss;paté=pate;patés=pate;patético=pathetic
patín=skate;pausa=pause;pausar=pause;pauta=dosage guideline;pavada=silly thing;pavo=turkey;pavos=turkeys euros;pay=pie;payasada=clowning;payaso=clown
payasos=clown;paz=peace;país=country;países=countries;pañal=nappy;paño=cloth;pañuelo=handkerchief scarf;pc=computer;peaje=toll;peajes=tolls
peatonal=pedestrian;peatón=pedestrian;peca=freckle;pecado=sin;pecados=sin;pecera=fish tank;peces=fish;pecho=chest breast;pecosas=freckled
pecoso=freckled;pedal=pedal;pedaleo=pedalling;pedazo=piece;pediatra=paediatrician;pediatría=paediatrics;pediatrías=paediatrics;pedido=order
pedidos=orders;pedir=ask for order;pediste=asked for ordered;pedrada=stone throw;pedí=asked for ordered;pedía=asked for ordered
pedíamos=asked for ordered;pedían=asked for ordered;pegajoso=sticky;pegamento=glue;pegar=hit stick;pegatina=sticker;peinaba=combed;peinado=hairstyle
peinados=hairstyle;peinando=combing;peinar=comb;peinaron=combed;peinarse=comb hair;peine=comb;peines=comb;peiné=combed;peinó=combed;pekín=beijing
pelaba=peeled;pelado=peeled;pelador=peeler;pelando=peeling;pelar=peel;pelaron=peeled;pelas=money;peldaño=step;pelea=fight;peleaba=fought
peleado=fought;peleando=fighting;pelear=fight;pelearon=fought;peleas=fight;pelele=romper suit;peleé=fought;peleó=fought;peli=film;peligro=danger
peligrosa=dangerous;peligrosamente=dangerously;peligrosas=dangerous;peligroso=dangerous;peligrosos=dangerous;pelirroja=redhead;pelirrojas=red-haired
pelirrojo=red-haired;pelirrojos=red-haired;pelis=films;pellet=pellet;pellets=pellets;pellizcar=pinch;pellizco=pinch;pelo=hair;pelos=hair;pelota=ball
pelotudo=idiot;peluca=wig;peluche=soft toy;peludo=hairy;peluquera=hairdresser;peluquero=hairdresser;peluquería=hairdresser's;pelé=peeled;película=film
películas=films;peló=peeled;pena=sorrow;penal=criminal;penalti=penalty;penaltis=penalties;pendejo=idiot;pendiente=earring pending;pendientes=earrings
penicilina=penicillin;penosas=painful;penoso=painful;pensaba=thought;pensaban=thought;pensado=thought;pensamiento=thought;pensamientos=thoughts
pensamos=thought;pensando=thinking;pensar=think;pensaron=thought;pensaste=thought;pensionado=pensioner;pensiones=pension;pensionista=pensioner
pensión=pension;pensábamos=thought;pensé=thought;pensó=thought;península=peninsula;penúltimo=second to last;peonza=spinning top;peor=worse
peores=worse;pepino=cucumber;pepita=pip nugget;peque=little one;pequeñita=tiny;pequeñito=tiny;pequeño=small;pequeñísimo=very small
pequeñísimos=very small;pera=pear;peras=pears;percebe=barnacle;percha=hanger;perchero=coat rack;percibir=perceive;percusión=percussion;perder=lose
perderse=get lost;perdices=partridge;perdida=lost;perdidas=lost;perdido=lost;perdidos=lost;perdiendo=losing;perdieron=lost;perdiste=lost
perdiz=partridge;perdió=lost;perdonaba=forgave;perdonado=forgave;perdonando=forgiving;perdonar=forgive;perdonaron=forgave;perdoné=forgave
perdonó=forgave;perdí=lost;perdía=lost;perdíamos=lost;perdían=lost;perdón=sorry;peregrino=pilgrim;perejil=parsley;pereza=laziness;perezosa=lazy
perezosas=lazy;perezoso=lazy;perezosos=lazy;perfeccionista=perfectionist;perfecta=perfect;perfectamente=perfectly;perfectas=perfect;perfecto=perfect
perfectos=perfect;perfil=profile;perforadora=drill;perforar=pierce;perfumar=perfume;perfume=perfume;perfumería=perfume shop;perfumerías=perfume shop
perico=parakeet;periodista=journalist;periodo=period;periodos=period;periquito=budgie;periódico=newspaper;periódicos=newspaper;perjudicar=harm
perjudicial=harmful;permanecer=remain;permanecido=remained;permaneciendo=remaining;permanecieron=remained;permaneciste=remained;permaneció=remained
permanecí=remained;permanecía=remained;permanecíamos=remained;permanecían=remained;permanencia=stay minimum term;permanente=permanent
permanentemente=permanently;permanentes=permanent;permanezca=remain;permanezcan=remain;permanezco=remain;permiso=permission leave;permitido=allowed
permitiendo=allowing;permitieron=allowed;permitir=allow;permitió=allowed;permití=allowed;permitía=allowed;pernoctar=stay overnight;pero=but
perpetuo=perpetual;perra=dog;perrera=dog pound;perrita=little dog;perrito=little dog;perro=dog;perros=dogs;persecución=chase;perseguido=chased
perseguir=chase;perseguiste=chased;perseguí=chased;perseguía=chased;perseguíamos=chased;perseguían=chased;persiana=blind;persiga=chase;persigan=chase
persigo=chase;persigue=chase;persiguen=chase;persigues=chase;persiguiendo=chasing;persiguieron=chased;persiguió=chased;persistencia=persistence
persona=person;personaje=character;personal=staff personal;personalidad=personality;personalidades=personality;personalmente=personally
personas=people;perspectiva=perspective;pertenece=belongs;pertenecer=belong;pertenecido=belonged;perteneciendo=belonging;pertenecieron=belonged
perteneciste=belonged;perteneció=belonged;pertenecí=belonged;pertenecía=belonged;pertenecíamos=belonged;pertenecían=belonged;pertenezca=belong
pertenezcan=belong;pertenezco=belong;perturbar=disturb;peruano=peruvian;período=period;períodos=period;perú=peru;pesa=weighs;pesaba=weighed
pesada=heavy boring;pesadas=heavy boring;pesadez=heaviness;pesadilla=nightmare;pesadillas=nightmares;pesado=heavy boring;pesados=heavy boring
pesando=weighing;pesar=weigh;pesaron=weighed;pesarse=weigh oneself;pesas=weights;pesca=fishing;pescaba=fished;pescadera=fishmonger
pescadero=fishmonger;pescadería=fishmonger's;pescado=fish;pescador=fisherman;pescados=fish;pescando=fishing;pescar=fish;pescaron=fished
pescetariano=pescatarian;pescó=fished;pese=despite;pesimista=pessimistic;peso=weight weigh;pesos=pesos;pesqué=fished;pestaña=eyelash tab
pestañas=tabs eyelashes;peste=plague stink;pesticida=pesticide;pestillo=bolt;pesto=pesto;pestos=pesto;pesé=weighed;pesó=weighed;petanca=pétanque
petición=request;petróleo=oil;pez=fish;pezuña=hoof;peña=club group;piano=piano;piba=girl;pibe=boy;pibes=boy;pica=itches;picada=chopped;picadas=chopped
picadito=friendly match;picado=chopped;picados=chopped;picadura=sting bite;pican=itch;picante=spicy;picar=itch snack;picnic=picnic;pico=beak peak
picos=beak peak;picotear=snack;picoteo=snacking;pida=ask for order;pidan=ask for order;pide=ask for order;piden=ask for order;pides=ask for order
pidiendo=asking for order;pidieron=asked for ordered;pidió=asked for ordered;pido=ask for order;pie=foot;piedad=mercy;piedades=mercy;piedra=stone
piel=skin;piensa=think;piensan=think;piensas=think;piense=think;piensen=think;pienso=think;pierda=lose;pierdan=lose;pierde=lose;pierden=lose
pierdes=lose;pierdo=lose;pierna=leg;pies=feet;pieza=room piece;pijama=pyjamas;pijamas=pyjamas;pijo=posh;pila=battery;pilas=batteries;pilates=pilates
pileta=swimming pool;pillado=caught got;pillar=catch get;pillé=caught got;piloto=pilot;pimentón=paprika;pimienta=pepper;pimiento=pepper;pin=pin
pincel=paintbrush;pinchado=punctured;pinchar=prick puncture;pinchazo=jab puncture;pinche=damn;pincho=skewer tapa;pinchos=skewers tapas;ping=ping
pingüino=penguin;pino=pine;pinos=pine;pinta=paints;pintaba=painted;pintado=painted;pintalabios=lipstick;pintando=painting;pintar=paint
pintaron=painted;pintarse=put on makeup;pinto=paint;pintor=painter;pintora=painter;pintura=painting paint;pinté=painted;pintó=painted;pinza=peg
pinzas=tweezers;piojo=louse;piojos=lice;piola=cool;piolet=ice axe;pip=pip;pipa=sunflower seed pipe;pipas=sunflower seed pipe;pipeline=pipeline
piquete=picket;piragua=canoe;piragüismo=canoeing;piropo=compliment;piruleta=lollipop;pis=pee;pisar=step on;piscina=swimming pool;piscis=pisces
pisco=pisco;piso=flat floor;pisos=flats floors;pista=track court;pistacho=pistachio;pistola=gun;pitillo=cigarette;pizarra=blackboard;pizca=pinch
pizza=pizza;pizzería=pizzeria;pizzerías=pizzeria;piña=pineapple;placa=plate;placard=wardrobe;placas=plates;placer=pleasure;placeres=pleasure
plaga=plague pest;plagas=pests;plagio=plagiarism;plan=plan;plancha=iron;planchaba=ironed;planchado=ironed;planchando=ironing;planchar=iron
plancharon=ironed;planché=ironed;planchó=ironed;planeaba=planned;planeado=planned;planeando=planning;planear=plan;planearon=planned;planes=plans
planeta=planet;planeé=planned;planeó=planned;planificaba=planned;planificaciones=plans;planificación=planning;planificado=planned
planificando=planning;planificar=plan;planificaron=planned;planificó=planned;planifiqué=planned;plano=map plan;planos=map plan;planta=plant floor
plantaba=planted;plantado=planted;plantando=planting;plantar=plant;plantaron=planted;plantas=plants;plantear=raise consider;plantilla=staff template
planto=plant;planté=planted;plantó=planted;plastilina=plasticine;plata=silver money;plataforma=platform;plateado=silver;plateados=silver;platicar=chat
platillo=dish saucer;plato=plate dish;platos=dishes plates;play=play console;playa=beach;playas=beaches;playera=t-shirt;playlist=playlist;plaza=square
plazo=deadline term;plazos=deadline term;plegable=folding;pleito=lawsuit;pleitos=lawsuits;plenamente=fully;pliegue=fold;plomero=plumber;plomo=lead
pluma=pen feather;plumero=feather duster;pluriempleo=several jobs;plus=bonus;plusvalía=capital gains;plástico=plastic;plátano=banana
población=population;pobre=poor;pobreza=poverty;poca=little;pocas=few;poco=little;pocos=few;podaba=pruned;podado=pruned;podando=pruning;podar=prune
podaron=pruned;podarse=prune;podcast=podcast;podcasts=podcasts;podemos=can;podenco=hound;poder=can;poderes=powers;podido=been able;podio=podium
podrido=rotten;podrá=will be able;podrán=will be able;podré=will be able;podría=could;podrían=could;podrías=could;podé=pruned;podéis=can;podés=can
podía=could;podíamos=could;podían=could;podías=could;podó=pruned;podólogo=podiatrist;poema=poem;poesía=poetry;poeta=poet;polaco=polish;polen=pollen
poleo=pennyroyal tea;polera=t-shirt;poli=police;policlínico=clinic;policía=police;polideportivo=sports centre;polilla=moth;polillas=moths
pollera=skirt;pollero=poultry seller;polleros=poultry seller;pollería=chicken shop;pollito=chick;pollo=chicken;pollos=chicken;polo=polo
polola=girlfriend;pololear=date;pololo=boyfriend;pololos=boyfriend;polonia=poland;polvo=dust;polvoriento=dusty;polvorón=almond shortbread
polémico=controversial;política=politics;político=politician political;políticos=politician political;pomada=ointment;pomelo=grapefruit;pomo=doorknob
pomos=doorknob;pon=put;pondrá=will put;pondré=will put;pondría=would put;pone=puts;poneme=put me;ponemos=put;ponen=put;ponencia=talk paper
ponente=speaker;poner=put;ponerme=put on;ponerse=put on;pones=put;ponga=put;pongan=put;pongas=put;pongo=put;poni=pony;poniendo=putting;ponis=pony
ponme=put me;ponés=put;ponía=put;ponían=put;pop=pop;popular=popular;populares=popular;poquita=little bit;poquito=little bit;poquísimo=very little
por=for by;porcelana=porcelain;porcentaje=percentage;porche=porch;porción=portion;poroto=bean;porque=because;porqué=reason;porro=joint
portabebés=baby carrier;portabilidad=number transfer;portada=cover;portal=entrance;portarse=behave;portera=doorwoman;portero=doorman goalkeeper
porteros=doorman goalkeeper;portería=goal;porterías=goal;portugal=portugal;portugués=portuguese;portátil=laptop;portón=gate;porvenir=future
porvenires=future;posar=pose;posavasos=coaster;poseer=own;posgrado=postgraduate;posibilidad=possibility;posible=possible;posiblemente=possibly
posición=position;positivo=positive;posoperatorio=post-operative;posponer=postpone;pospongo=postpone;posponido=postponed;posponiendo=postponing
posponieron=postponed;posponió=postponed;posponí=postponed;posponía=postponed;pospuesta=postponed;pospuesto=postponed;pospuse=postponed
pospusieron=postponed;pospuso=postponed;postal=postcard;postales=postcards;postergar=postpone;posterior=later rear;posteriormente=afterwards
postizo=false;postre=dessert;postulaba=applied;postulaciones=application;postulación=application;postulado=applied;postulando=applying;postular=apply
postularon=applied;postulé=applied;postuló=applied;postura=posture;potable=drinkable;potaje=stew;potencia=power;potente=powerful;potito=baby food
potro=foal;pozo=well;pozole=pozole stew;practicaba=practised;practicado=practised;practicando=practising;practicar=practise;practicaron=practised
practicó=practised;practiqué=practised;pradera=prairie;prado=meadow;praga=prague;preaviso=notice;precario=precarious;precaución=caution
precavido=cautious;preceder=precede;precio=price;precios=prices;preciosas=beautiful precious;precioso=beautiful precious;precipitación=precipitation
precisa=precise;precisamente=precisely;precisar=specify need;precisas=precise;preciso=precise;precisos=precise;precoces=early;precoz=early
predecesor=predecessor;predecesora=predecessor;predecir=predict;predicar=preach;predilecto=favourite;prednisona=prednisone;preescolar=preschool
preescolares=preschool;preferencia=preference;preferida=favourite;preferido=favourite;preferir=prefer;preferiste=preferred;preferí=preferred
prefería=preferred;preferíamos=preferred;preferían=preferred;prefiera=prefer;prefieran=prefer;prefiere=prefer;prefieren=prefer;prefieres=prefer
prefiero=prefer;prefijo=area code;prefiriendo=preferring;prefirieron=preferred;prefirió=preferred;pregabalina=pregabalin;pregunta=question
preguntaba=asked;preguntado=asked;preguntando=asking;preguntar=ask;preguntarle=ask him;preguntaron=asked;preguntas=questions;pregunté=asked
preguntó=asked;prejubilación=early retirement;premiar=award;premio=prize;premios=prize;prenda=garment;prender=turn on;prensa=press;preocupaba=worried
preocupaciones=worry;preocupación=worry;preocupado=worried;preocupando=worrying;preocupar=worry;preocuparon=worried;preocuparse=worry;preocupé=worried
preocupó=worried;prepa=high school;prepaga=private health insurance;preparaba=prepared;preparaciones=preparation;preparación=preparation
preparado=prepared;preparando=preparing;preparar=prepare;prepararon=prepared;preparativo=preparation;preparativos=preparation;preparatoria=high school
preparé=prepared;preparó=prepared;presbicia=age-related long-sightedness;prescindir=do without;prescribir=prescribe;prescrito=prescribed
presencial=on-site;presentaba=introduced presented;presentaciones=presentation;presentación=presentation;presentado=introduced presented
presentando=introducing present;presentar=introduce present;presentaron=introduced presented;presente=present;presentes=present
presenté=introduced presented;presentó=introduced presented;preservativo=condom;presi=president;presidenta=president;presidente=president
presión=pressure;preso=prisoner;prestaba=lent;prestado=lent borrowed;prestando=lending;prestar=lend;prestaron=lent;prestigioso=prestigious;presto=lend
presté=lent;prestó=lent;presumir=show off;presupuestar=budget;presupuesto=budget quote;presupuestos=budget quote;pretender=intend;prevalecer=prevail
prevención=prevention;prevenir=prevent;previa=previous;previamente=previously;previas=previous;previene=prevents;previno=prevented;previo=previous
previos=previous;previsión=forecast;prevista=planned;previsto=planned;prima=cousin;primaria=primary school;primarias=primary;primario=primary
primarios=primary;primas=cousins;primavera=spring;primer=first;primera=first;primeras=first;primero=first;primeros=first;primitivo=primitive
primo=cousin;primogénito=firstborn;primos=cousins;princesa=princess;principal=main;principalmente=mainly;principiante=beginner;principio=beginning
principios=beginning;pringar=work hard;prioridad=priority;prioridades=priority;priorizar=prioritise;prisa=hurry;prisas=rush;prisión=prison
prismáticos=binoculars;privacidad=privacy;privado=private;privar=deprive;probaba=tried tasted;probaban=tried tasted;probable=probable
probablemente=probably;probado=tried tasted;probador=fitting room;probamos=tried tasted;probando=trying taste;probar=try taste;probaron=tried tasted
probarse=try on;probaste=tried tasted;probiótico=probiotic;problema=problem;problemas=problems;probábamos=tried tasted;probé=tried tasted
probó=tried tasted;procedencia=origin;proceder=proceed come from;procedo=come from;procesado=processed;procesador=processor;procesadores=processor
procesar=process;procesión=procession;proceso=process;procesos=process;procrastinar=procrastinate;procurador=solicitor;procurar=try
producción=production;produce=produces;producido=produced;producir=produce;product=product;productiva=productive;productivas=productive
productivo=productive;productivos=productive;producto=product;productor=producer;produje=produced;produjo=produced;profe=teacher
profesional=professional;profesión=profession;profesor=teacher;profesora=teacher;profunda=deep;profundamente=deeply;profundas=deep;profundidad=depth
profundidades=depth;profundo=deep;profundos=deep;progenitor=parent;progenitores=parents;programa=program programme;programaba=programmed scheduled
programado=programmed scheduled;programador=programmer;programadora=programmer;programadoras=programmer;programadores=programmer
programando=programing schedule;programar=program schedule;programaron=programmed scheduled;programé=programmed scheduled
programó=programmed scheduled;progresar=progress;progreso=progress;prohibición=ban;prohibido=forbidden;prohibiendo=forbidding;prohibieron=forbade
prohibir=forbid;prohibió=forbade;prohibí=forbade;prohibía=forbade;prohíbe=forbids;prohíben=forbid;prolongado=prolonged;prolongar=prolong
promedio=average;promesa=promise;prometedor=promising;prometer=promise;prometida=fiancée;prometidas=fiancée;prometido=fiancé;prometidos=fiancé
prometiendo=promising;prometieron=promised;prometió=promised;prometí=promised;prometía=promised;promocionar=promote;promociones=promotion offer
promoción=promotion offer;promover=promote;pronombre=pronoun;pronto=soon;pronunciación=pronunciation;pronunciar=pronounce;pronóstico=forecast
propaganda=propaganda;propagar=spread;propano=propane;propenso=prone;propiedad=property;propiedades=property;propietaria=owner;propietario=owner
propina=tip;propinas=tips;propio=own;propone=proposes;proponer=propose;propongo=propose;proporcionar=provide;propuesta=proposal;propuesto=proposed
propuse=proposed;propuso=proposed;propósito=purpose resolution;prospecto=leaflet;prosperar=prosper;prosperidad=prosperity;prosperidades=prosperity
protección=protection;protector=protector;protectora=animal shelter;protectoras=animal shelter;proteger=protect;protejo=protect;protesta=protest
protestante=protestant;protestantes=protestant;protestar=protest;proteína=protein;protocolo=protocol;prototipo=prototype;proveedor=supplier
proveedora=supplier;proveedores=suppliers;provengo=come from;provenir=come from;proverbio=proverb;proviene=comes from;provincia=province
provisional=provisional;provisionalmente=provisionally;provocar=cause;provoleta=grilled cheese;proyecto=project;proyector=projector;proyectos=projects
prudente=prudent;prueba=test try;prueban=try taste;pruebas=try taste;pruebe=try taste;prueben=try taste;pruebo=try taste;práctica=practice
prácticamente=practically;prácticas=internship practice;práctico=practical;prácticos=practical;préstamo=loan;préstamos=loan;príncipe=prince
prórroga=extension;prórrogas=extra time;próspera=prosperous;prósperas=prosperous;próspero=prosperous;prósperos=prosperous;próstata=prostate
prótesis=prosthesis;próxima=next;próximamente=soon;próximas=next;próximo=next;próximos=next;psicoanalista=psychoanalyst;psicoanálisis=psychoanalysis
psicología=psychology;psicoterapeuta=psychotherapist;psicoterapia=psychotherapy;psicóloga=psychologist;psicólogas=psychologist;psicólogo=psychologist
psicólogos=psychologist;psiquiatra=psychiatrist;psoriasis=psoriasis;publicación=publication;publicar=publish;publicidad=advertising
publicidades=advertising;puchero=stew;pucho=cigarette;pude=could;pudiendo=being able;pudiera=could;pudieron=could;pudimos=could;pudiste=could
pudo=could;pudrir=rot;pueblo=village;pueda=can;puedan=can;puedas=can;puede=can;pueden=can;puedes=can;puedo=can;puente=bridge long weekend
puenting=bungee jumping;puerco=pork;puericultura=childcare;puerro=leek;puerta=door;puertas=doors;puerto=port harbour;puertorriqueño=puerto rican
puertos=port harbour;pues=well;puesta=put;puestas=put;puesto=put job position;puestos=put jobs;puf=pouffe;pulga=flea;pulgada=inch;pulgadas=inch
pulgar=thumb;pulgares=thumb;pulgón=aphid;pulmón=lung;pulpo=octopus;pulsar=press;pulsera=bracelet;pulso=pulse;pulsos=pulse
pulsómetro=heart rate monitor;punk=punk;punta=tip point;puntero=pointer;punto=point stitch;puntos=stitches points;puntuación=score;puntual=punctual
puntualidad=punctuality;puntualidades=punctuality;puntualmente=punctually;pupila=pupil;purificar=purify;puro=pure cigar;puré=mash puree
purés=mash puree;puse=put;pusieron=put;pusimos=put;pusiste=put;puso=put;puzle=puzzle;puñado=handful;puño=fist;puños=fist;python=python;pádel=padel
pág=page;página=page;pájaro=bird;pájaros=birds;pálida=pale;pálidas=pale;pálido=pale;pálidos=pale;páncreas=pancreas;pánico=panic;párkinson=parkinson's
párrafo=paragraph;pérdida=loss;pérdidas=losses;pésima=terrible;pésimas=terrible;pésimo=terrible;pésimos=terrible;pétalo=petal;píldora=pill
pódcast=podcast;pólenes=pollen;póliza=policy;pólvora=gunpowder;póquer=poker;póqueres=poker;público=audience public;públicos=audience public;que=that
quebrar=break go bankrupt;quechua=quechua;queda=stays remains;quedaba=stayed met remained;quedado=stayed met remained;quedando=staying meet remain
quedar=stay meet remain;quedarme=stay;quedarnos=stay;quedaron=stayed met remained;quedarse=stay;quedo=stay meet;quedé=stayed met
quedó=stayed met remained;quehacer=chore;quehaceres=chore;queja=complaint;quejar=complain;quejarse=complain;quemaba=burned;quemada=burnt
quemadas=burnt;quemado=burnt;quemados=burnt;quemadura=burn;quemando=burning;quemar=burn;quemaron=burned;quemé=burned;quemó=burned;quena=flute
quepa=fit;quepo=fit;querella=lawsuit;queremos=want love;querer=want love;querida=dear;querido=dear wanted;queriendo=wanting;querré=will want
querría=would like;querrías=would like;querés=want love;quería=wanted loved;queríamos=wanted;querían=wanted;querías=wanted;quesadilla=quesadilla
quesería=cheese shop;queso=cheese;quesos=cheese;quiebra=bankruptcy;quiebras=bankruptcies;quien=who;quienes=who;quienquiera=whoever;quiera=want
quieran=want;quieras=want;quiere=wants loves;quieren=want love;quieres=want love;quiero=want love;quieto=still;quilombo=mess;quimio=chemo
quimioterapia=chemotherapy;quince=fifteen;quinceañera=fifteenth birthday party;quincena=fortnight;quincenal=fortnightly;quinientas=five hundred
quinientos=five hundred;quinoa=quinoa;quinoas=quinoa;quinta=fifth;quinto=fifth;quintos=fifths;quiosco=kiosk;quioscos=kiosks;quiosquero=newsagent
quiropráctico=chiropractor;quirófano=operating theatre;quirúrgico=surgical;quise=wanted;quisiera=would like;quisieron=wanted;quisimos=wanted
quiso=wanted;quitaba=removed;quitado=removed;quitamanchas=stain remover;quitando=removing;quitar=remove;quitaron=removed;quitarse=take off
quité=removed;quitó=removed;quizá=perhaps;quizás=perhaps;quién=who;quiénes=who;qué=what;química=chemistry;químico=chemist;químicos=chemist
rabia=rabies anger;rabillo=stem;racional=rational;racismo=racism;ración=portion;radar=radar;radares=speed cameras;radiador=radiator
radiadores=radiators;radicado=based settled;radical=radical;radio=radio;radiografía=x-ray;radioterapia=radiotherapy;radiqué=settled;rafting=rafting
rajado=cracked;rajar=crack;rallado=grated;rallador=grater;rallar=grate;rallye=rally;ram=ram;rama=branch;ramadán=ramadan;ramas=branch;ramipril=ramipril
ramo=bouquet;ramos=bouquet;rampa=ramp;rana=frog;ranchera=estate car;rancho=ranch;rancio=rancid;ranura=slot;rap=rap;rapada=shaved;rapado=shaved
rape=monkfish;rapes=monkfish;rapidísimo=very fast;rapidísimos=very fast;rapé=shaved;raqueta=racket;raquetas=rackets;rara=strange rare;raramente=rarely
raras=strange rare;raro=strange rare;raros=strange rare;rascar=scratch;rascarse=scratch;rasera=slotted spoon;rasguño=scratch;rastas=dreadlocks
rastrillo=rake;rastro=flea market trace;rasurar=shave;rata=rat;ratito=little while;rato=while;ratonera=mousetrap;ratones=mice;ratos=while;ratón=mouse
raviolis=ravioli;rayado=striped scratched;rayo=ray lightning;rayos=ray lightning;raza=breed race;razonablemente=reasonably;razones=reason;razón=reason
raíces=roots;raíz=root;reaccionar=react;reacciones=reaction;reacción=reaction;reacio=reluctant;realidad=reality;realidades=reality;realista=realistic
realizar=carry out;realmente=really;reaparecer=reappear;rebaja=discount;rebajar=lower;rebajas=sales;rebanada=slice;rebanadas=slices;rebautizar=rename
rebeca=cardigan;rebelde=rebellious;rebotar=bounce;rebozado=battered;rebozar=batter;recado=errand message;recaer=relapse;recalentar=reheat
recambio=spare part;recargar=recharge;recaudación=collection;recaudar=raise money;recaída=relapse;recepciones=reception;recepcionista=receptionist
recepción=reception;receta=recipe prescription;recetaba=prescribed;recetado=prescribed;recetando=prescribing;recetar=prescribe;recetario=cookbook
recetaron=prescribed;recetas=recipes prescriptions;receté=prescribed;recetó=prescribed;rechacé=rejected;rechazaba=rejected;rechazado=rejected
rechazando=rejecting;rechazar=reject;rechazaron=rejected;rechazó=rejected;rechoncho=chubby;recibido=received;recibidor=hall;recibiendo=receiving
recibieron=received;recibir=receive;recibirse=graduate;recibió=received;recibo=receipt bill;recibos=bills;recibí=received;recibía=received
reciclado=recycled;reciclaje=recycling;reciclar=recycle;reciente=recent;recientemente=recently;recipiente=container;recital=recital;recitar=recite
recién=just recently;reclamación=complaint claim;reclamar=claim complain;recluso=inmate;recoge=picks up;recogedor=dustpan;recoger=pick up
recogerla=pick her up;recogerlo=pick it up;recogerlos=pick them up;recogerme=pick me up;recogida=collection pick-up;recogidas=collection pick-up
recogido=picked up;recogiendo=picking up;recogieron=picked up;recogió=picked up;recogí=picked up;recogía=picked up;recojo=pick up
recomendable=recommendable;recomendaciones=recommendation;recomendación=recommendation;recomendar=recommend;reconciliación=reconciliation
reconciliar=reconcile;reconciliarse=make up;reconocer=recognise;reconocido=recognised;reconociendo=recognising;reconocieron=recognised
reconocimiento=recognition;reconocimientos=recognition;reconociste=recognised;reconoció=recognised;reconocí=recognised;reconocía=recognised
reconocíamos=recognised;reconocían=recognised;reconozca=recognise;reconozcan=recognise;reconozco=recognise;recordaba=remembered;recordaban=remembered
recordado=remembered;recordame=remind me;recordamos=remembered;recordando=remembering;recordar=remember;recordarme=remind me;recordaron=remembered
recordaste=remembered;recordábamos=remembered;recordé=remembered;recordó=remembered;recorrer=travel through;recorrido=route;recorridos=route
recortar=cut out;recorte=cut;recortes=cut;recreo=playtime;rectangular=rectangular;rectangulares=rectangular;rectificar=correct;recto=straight
recuerda=remember;recuerdan=remember;recuerdas=remember;recuerde=remember;recuerden=remember;recuerdo=memory remember;recuerdos=memories
recuperación=recovery;recuperar=recover;recuperarse=recover;recurso=resource appeal;recursos=resources;recuérdame=remind me;recuérdeme=remind me
recámara=bedroom;recé=prayed;red=network net;redacción=essay editorial;redactar=write draft;redactor=editor;redactora=editor;rededor=around
redes=networks;redondo=round;reducción=reduction;reducida=reduced;reducido=reduced;reducir=reduce;reduje=reduced;redujeron=reduced;redujo=reduced
reduzco=reduce;reembolsar=refund;reembolso=refund;reemplazar=replace;reemplazo=replacement;reemplazos=replacement;reescribir=rewrite
referencia=reference;referir=refer;refiere=refers;refiero=refer;refinado=refined;refinanciar=refinance;refinancié=refinanced;reflejar=reflect
reflejo=reflection;reflejos=reflection;reflexionar=reflect;reflujo=reflux;reforma=renovation;reformar=renovate;refrescar=refresh;refresco=soft drink
refrescos=soft drink;refri=fridge;refrigerador=fridge;refrigerio=snack;refris=fridge;refuerzo=booster;refugiado=refugee;refugio=shelter refuge
refugios=shelters;regaba=watered plants;regaban=watered plants;regadera=shower;regado=watered plants;regalaba=gave as gift;regalado=gave as gift
regalando=giving as gift;regalar=give as gift;regalarle=give him;regalaron=gave as gift;regalices=liquorice;regalito=little gift;regaliz=liquorice
regalo=gift;regalos=gifts;regalé=gave as gift;regaló=gave as gift;regamos=watered plants;regando=watering plants;regar=water plants
regaron=watered plants;regaste=watered plants;regata=regatta;regatear=haggle;regañar=tell off;reggaetón=reggaeton;regional=regional;regir=govern
registrar=register;registro=register record;registros=records logs;región=region;regla=rule period;reglamento=regulations;regleta=power strip
regresar=return;regreso=return;reguetón=reggaeton;regular=regular so-so;regulares=regular so-so;regularmente=regularly;regué=watered plants
regábamos=watered plants;regó=watered plants;rehabilitación=rehabilitation;rehabilitador=rehabilitation;rehabilitar=rehabilitate
rehidratación=rehydration;rehén=hostage;reina=queen;reinar=reign;reiniciar=restart;reino=kingdom;reinos=kingdom;reja=grille;relacionar=relate
relaciones=relationships;relación=relationship;relajado=relaxed;relajar=relax;relativa=relative;relativamente=relatively;relativas=relative
relativo=relative;relativos=relative;relato=story;relatos=story;release=release;relevo=relay;religioso=religious;religión=religion;rellano=landing
rellanos=landings;rellena=stuffed;rellenar=fill in;rellenas=stuffed;relleno=stuffed;rellenos=stuffed;reloj=clock watch;relojero=watchmaker
relámpago=lightning;remar=row;remedio=remedy medicine;remendar=mend;remera=t-shirt;remitente=sender;remitir=send;remo=rowing oar;remodelar=renovate
remolacha=beetroot;remolcar=tow;remordimiento=remorse;remos=rowing oar;remoto=remote;remover=stir remove;remuneración=pay;rendimiento=performance
rendir=perform yield;rendirse=give up;renovaba=renewed;renovaban=renewed;renovaciones=renewal;renovación=renewal;renovado=renewed;renovamos=renewed
renovando=renewing;renovar=renew;renovaron=renewed;renovaste=renewed;renovábamos=renewed;renové=renewed;renovó=renewed;renta=rent income
rentable=profitable;rentar=rent;renting=car leasing;rento=rent;renueva=renew;renuevan=renew;renuevas=renew;renueve=renew;renueven=renew;renuevo=renew
renuncia=resignation;renunciaba=resigned;renunciado=resigned;renunciando=resigning;renunciar=resign;renunciaron=resigned;renuncié=resigned
renunció=resigned;reparaba=repaired;reparaciones=repair;reparación=repair;reparado=repaired;reparando=repairing;reparar=repair;repararon=repaired
repartidor=delivery man;repartir=share out deliver;reparto=delivery cast;repartos=delivery cast;reparé=repaired;reparó=repaired;repasar=review
repaso=review;repeler=repel;repente=suddenly;repentina=sudden;repentinamente=suddenly;repentinas=sudden;repentino=sudden;repentinos=sudden
repertorio=repertoire;repetido=repeated;repetir=repeat;repetiste=repeated;repetí=repeated;repetía=repeated;repetíamos=repeated;repetían=repeated
repisa=shelf;repita=repeat;repitan=repeat;repite=repeat;repiten=repeat;repites=repeat;repitiendo=repeating;repitieron=repeated;repitió=repeated
repito=repeat;replantear=rethink;repollo=cabbage;reportaje=report;reporte=report;repositorio=repository;reposo=rest;repostar=refuel
repostero=pastry chef;repostería=baking;reposterías=baking;representante=representative;representar=represent;reprobar=fail exam;reproducción=playback
reprogramar=reschedule;reptil=reptile;repuesto=spare part;repugnante=disgusting;repugnar=disgust;requerir=require;requesón=cottage cheese
requiere=requires;requisito=requirement;requisitos=requirements;res=beef;resaca=hangover;resaltar=highlight;resbalaba=slipped;resbaladizo=slippery
resbalado=slipped;resbalando=slipping;resbalar=slip;resbalaron=slipped;resbalé=slipped;resbaló=slipped;resbalón=slip;rescate=rescue
reserva=reservation;reservaba=booked reserved;reservada=reserved booked;reservadas=reserved booked;reservado=reserved booked
reservados=reserved booked;reservando=booking reserve;reservar=book reserve;reservaron=booked reserved;reservas=reservations;reservé=booked reserved
reservó=booked reserved;resfriado=cold illness;resfriados=colds;resfriarse=catch a cold;resfrío=cold illness;residencia=residence nursing home
residencial=residential;residir=reside;resina=resin;resistencia=resistance endurance;resistente=resistant;resistentes=resistant;resistir=resist
resolver=solve;resolviendo=solving;resolvieron=solved;resolviste=solved;resolvió=solved;resolví=solved;resolvía=solved;resolvíamos=solved
resolvían=solved;resonancia=mri scan;resort=resort;respaldar=back up support;respaldo=backup support;respaldos=backup support;respecto=regarding
respetar=respect;respeto=respect;respetuoso=respectful;respiraba=breathed;respiraciones=breathing;respiración=breathing;respirado=breathed
respirando=breathing;respirar=breathe;respiraron=breathed;respiré=breathed;respiró=breathed;responder=answer;respondido=answered
respondiendo=answering;respondieron=answered;respondió=answered;respondí=answered;respondía=answered;responsabilidad=responsibility
responsable=responsible;responsables=responsible;respuesta=answer;respuestas=answers;respóndeme=answer me;rest=rest;resta=subtraction
restante=remaining;restar=subtract;restas=subtraction;restauración=restoration;restaurante=restaurant;restaurantes=restaurants;restaurar=restore
resto=rest;restorán=restaurant;resuelta=solved;resuelto=solved;resuelva=solve;resuelvan=solve;resuelve=solve;resuelven=solve;resuelves=solve
resuelvo=solve;resultado=result;resultar=turn out;resumir=summarise;retención=withholding;retirar=withdraw remove;retirarse=retire
retiro=retirement withdrawal;retiros=retirement withdrawal;reto=challenge;retomar=resume;retos=challenges;retoño=child;retransmitir=broadcast
retrasaba=delayed;retrasado=delayed;retrasando=delaying;retrasar=delay;retrasaron=delayed;retraso=delay;retrasos=delay;retrasé=delayed;retrasó=delayed
retrato=portrait;retrete=toilet;retribución=pay;retroceder=go back;retrospectiva=retrospective;retrovisor=rear-view mirror;retén=standby crew
reuma=rheumatism;reumatólogo=rheumatologist;reunido=met;reuniendo=meeting;reunieron=met;reuniones=meetings;reunir=meet;reunirme=meet;reunirse=meet
reunió=met;reunión=meeting;reuní=met;reunía=met;reutilizar=reuse;revelar=reveal;reventar=burst;reventón=blowout;reversible=reversible;revienta=bursts
revisar=check review;revisión=check-up;revisor=ticket inspector;revista=magazine;revolución=revolution;revés=setback;rey=king;reyes=epiphany kings
rezaba=prayed;rezado=prayed;rezando=praying;rezar=pray;rezaron=prayed;rezó=prayed;reía=laughed;reído=laughed;reímos=laugh;reír=laugh;reírse=laugh
reñir=argue;reúna=gather;reúne=gathers;reúnen=gather;reúno=gather meet;rfc=tax number;rfces=tax number;rico=tasty rich;ridículo=ridiculous
riega=water plants;riegan=water plants;riegas=water plants;riego=watering water;riegue=water plants;rieguen=water plants;riendo=laughing
rieron=laughed;riesgo=risk;rigor=rigour;riguroso=rigorous;rincón=corner;rinitis=rhinitis;rio=laughed;riqueza=wealth;riquísimo=delicious
riquísimos=delicious;risa=laugh;risotto=risotto;ritmo=rhythm;ritual=ritual;rival=rival;rizado=curly;rizar=curl;rizo=curl;rizos=curl;riñonera=bum bag
riñones=kidneys;riñón=kidney;rió=laughed;robaba=stole;robada=stolen;robadas=stolen;robado=stolen;robados=stolen;robando=stealing;robar=steal
robaron=stole;roble=oak;robo=robbery theft;robos=robbery theft;robot=robot;robots=robots;robusto=robust;robé=stole;robó=stole;roca=rock;rock=rock
rocódromo=climbing wall;rodaba=rolled filmed;rodaban=rolled filmed;rodado=rolled filmed;rodaja=slice;rodaje=filming;rodajes=filming
rodamos=rolled filmed;rodando=rolling film;rodapié=skirting board;rodapiés=skirting board;rodar=roll film;rodaron=rolled filmed;rodaste=rolled filmed
rodear=surround;rodilla=knee;rodillera=knee pad;rodillo=roller;rodillos=roller;rodábamos=rolled filmed;rodé=rolled filmed;rodó=rolled filmed
roedor=rodent;rogar=beg;rojo=red;rol=role;rollo=fling roll;roma=rome;romance=romance;romero=rosemary;romería=pilgrimage festival
romerías=pilgrimage festival;rompecabezas=puzzle;romper=break;romperse=break;rompiendo=breaking;rompieron=broke;rompió=broke;rompí=broke;rompía=broke
romántico=romantic;ron=rum;roncar=snore;roncha=hives;ronda=round;ronquera=hoarseness;ronquido=snore;ronronea=purrs;ronronear=purr;roomate=flatmate
roomie=flatmate;ropa=clothes;ropero=wardrobe;rosa=rose pink;rosado=pink;rosados=pink;rosal=rose bush;roscón=ring cake;rosquilla=doughnut;rostro=face
rota=broken;rotación=rotation;rotas=broken;rotativo=rotating;roto=broken;rotonda=roundabout;rotos=broken;rotulador=felt-tip pen;rotuladores=markers
rotura=break tear;router=router;routeres=router;rozar=brush;rubio=blond;ruborizarse=blush;rueda=wheel;ruedan=roll film;ruedas=wheels;ruede=roll film
rueden=roll film;ruedo=roll film;rugby=rugby;rugir=roar;ruibarbo=rhubarb;ruido=noise;ruidosas=noisy;ruidoso=noisy;ruina=ruin;ruleta=roulette;rulo=curl
rulos=curls;rumania=romania;rumano=romanian;rumanía=romania;rumanías=romania;rumbo=course;rumor=rumour;rumores=rumours;running=running;ruptura=breakup
rural=rural;rusia=russia;ruso=russian;ruta=route;rutina=routine;rábano=radish;ráfaga=gust;rápidamente=quickly;rápido=fast;récord=record
récordes=record;réflex=reflex camera;régimen=diet;régimenes=diet;ríe=laughs;ríen=laugh;río=river laugh;rúcula=rocket;rústico=rustic;sabe=knows tastes
sabemos=know;saben=know;saber=know;sabes=know;sabido=known;sabiduría=wisdom;sabiendo=knowing;sabio=wise;sabor=taste;saborear=savour;sabotaje=sabotage
sabrosas=tasty;sabroso=tasty;sabrá=will know;sabré=will know;sabático=sabbatical;sabés=know;sabía=knew;sabían=knew;sabías=knew;sacaba=took out
sacacorchos=corkscrew;sacado=took out;sacando=taking out;sacapuntas=sharpener;sacar=take out;sacarme=get;sacaron=took out;sacerdote=priest
saco=sack jacket;sacos=sack jacket;sacrificar=sacrifice;sacrificio=sacrifice;sacudir=shake;sacó=took out got;saga=saga;sagitario=sagittarius
sagrado=sacred;sal=salt;sala=room;salada=salty;saladas=salty;salado=salty;salados=salty;salami=salami;salamis=salami;salar=salt;salario=salary
salas=room;salbutamol=salbutamol;salchicha=sausage;salchichón=salami;saldo=balance;saldrá=will go out;saldré=will go out;saldría=would go out
sale=goes out leaves;salen=go out leave;salero=salt shaker;sales=go out leave;salga=go out;salgan=go out;salgas=go out;salgo=go out leave;salida=exit
salido=gone out left;saliendo=going out dating;salieron=went out left;salimos=went out left;salir=go out leave;saliste=went out left;saliva=saliva
salió=went out left;salmonela=salmonella;salmorejo=cold tomato soup;salmón=salmon;salpicadero=dashboard;salpicaderos=dashboards;salpicar=splash
salsa=sauce salsa;saltaba=jumped;saltado=jumped;saltando=jumping;saltar=jump;saltaron=jumped;salto=jump;saltos=jump;salté=jumped;saltó=jumped
salud=health;saludable=healthy;saludables=healthy;saludar=greet;saludo=greeting;saludos=greetings;salvado=bran;salvadoreño=salvadoran;salvaje=wild
salvamanteles=trivet;salvar=save;salvavidas=life jacket;salvia=sage;salvo=except;salí=went out left;salía=went out;salían=went out;salón=living room
san=saint;sana=healthy;sanaba=healed;sanado=healed;sanando=healing;sanar=heal;sanaron=healed;sanas=healthy;sanatorio=hospital;sancocho=stew
sandalia=sandal;sandalias=sandals;sandwichera=sandwich maker;sandía=watermelon;sanear=clean up;sangre=blood;sangría=sangria;sangrías=sangria
sanguíneas=blood;sanguíneo=blood;sano=healthy;sanos=healthy;santa=saint;santo=saint;sané=healed;sanó=healed;sapo=toad;saquear=loot;saqué=got took out
sarampión=measles;sardina=sardine;sarpullido=rash;sarro=tartar;sartenes=pans;sartén=frying pan;sastre=tailor;satisfacer=satisfy;satisfecha=satisfied
satisfecho=satisfied;saturado=saturated;saturar=saturate;satélite=satellite;sauce=willow;sauna=sauna;saxo=saxophone;saxofón=saxophone;sazonar=season
scooter=scooter;scooteres=scooter;scout=scout;se=;sea=be;seamos=be;sean=be;seas=be;seca=dry;secaba=dried;secado=dried;secador=hairdryer;secadora=dryer
secadoras=dryer;secando=drying;secar=dry;secaron=dried;secarse=dry;secas=dry;sección=section;seco=dry;secos=dry;secretaria=secretary
secretario=secretary;secreto=secret;secuela=after-effect;secuestrador=kidnapper;secuestrar=kidnap;secuestro=kidnapping;secuestros=kidnapping
secundaria=secondary school;secundarias=secondary;secundario=secondary;secundarios=secondary;secó=dried;sed=thirst;seda=silk;sedas=silk
sede=headquarters;sedes=headquarters;sedosas=silky;sedoso=silky;seduce=seduces;seducir=seduce;sedán=saloon car;segar=mow;seguido=often in a row
seguidor=follower fan;seguimiento=follow-up;seguir=continue follow;seguiste=continued followed;segunda=second;segundo=second;seguramente=surely
seguridad=security safety;seguro=insurance sure;seguros=insurance sure;seguí=continued followed;seguía=continued followed;seguíamos=continued followed
seguían=continued followed;según=according to;seis=six;seiscientas=six hundred;seiscientos=six hundred;seitán=seitan;seleccionar=select
selecciones=selection;selección=selection;selectividad=university entrance exam;selfi=selfie;selfis=selfie;sello=stamp;selva=jungle
semaglutida=semaglutide;semana=week;semanal=weekly;semanalmente=weekly;semanas=weeks;sembraba=sowed;sembraban=sowed;sembrado=sowed;sembramos=sowed
sembrando=sowing;sembrar=sow;sembraron=sowed;sembraste=sowed;sembrábamos=sowed;sembré=sowed;sembró=sowed;semejante=similar;semestral=half-yearly
semestre=semester;semilla=seed;semillero=seedbed;seminario=seminar;semáforo=traffic light;sencillo=simple;senda=path;sendas=paths;senderismo=hiking
sendero=path;senderos=path;sendos=each;senegal=senegal;seno=breast;sensación=sensation;sensato=sensible;sensibilidad=sensitivity;sensible=sensitive
sentaba=sat;sentaban=sat;sentado=sat;sentamos=sat;sentando=sitting;sentar=sit;sentarme=sit down;sentaron=sat;sentarse=sit down;sentaste=sat
sentencia=sentence ruling;sentido=sense direction;sentidos=sense direction;sentimental=sentimental;sentimiento=feeling;sentir=feel;sentirme=feel
sentirse=feel;sentiste=felt;sentábamos=sat;senté=sat;sentí=felt;sentía=felt;sentíamos=felt;sentían=felt;sentó=sat;sepa=know;sepan=know
separaba=separated;separaciones=separation;separación=separation;separado=separated;separando=separating;separar=separate;separaron=separated
separarse=separate;separé=separated;separó=separated;sepas=know;sepelio=burial;sepia=cuttlefish;septiembre=september;sepárate=separate;sequé=dried
sequía=drought;sequías=drought;ser=be;serbia=serbia;serbias=serbian;serbio=serbian;serbios=serbian;seremos=will be;serenar=calm;seria=serious
seriamente=seriously;serias=serious;serie=series;seriedad=seriousness;series=series;serio=serious;serios=serious;sermón=sermon;serpiente=snake
serrar=saw;serrucho=saw;sertralina=sertraline;server=server;servicial=helpful;servicio=service toilet;servido=served;servidor=server;servilleta=napkin
servilletas=napkins;servir=serve;serviste=served;serví=served;servía=served;servíamos=served;servían=served;será=will be;serán=will be;serás=will be
seré=will be;sería=would be;seríamos=would be;serían=would be;serías=would be;sesenta=sixty;sesentena=sixty;sesentón=sixty-something;sesión=session
sesos=brains;seta=mushroom;setas=mushrooms;setecientas=seven hundred;setecientos=seven hundred;setenta=seventy;setiembre=september;seudónimo=pseudonym
seudónimos=pseudonym;sevilla=seville;sevillanas=sevillanas dance;sexi=sexy;sexis=sexy;sexo=sex;sexta=sixth;sexto=sixth;sexual=sexual;señal=signal
señalar=point out;señas=address signs;seño=teacher;señor=mr gentleman;señora=mrs lady wife;señoras=mrs lady wife;señorita=miss;shower=shower;si=if
siamés=siamese;sida=aids;sido=been;sidra=cider;sidrería=cider house;sidrerías=cider house;siembra=sowing;siembran=sow;siembras=sow;siembre=sow
siembren=sow;siembro=sow;siempre=always;siendo=being;sienta=suits;sientan=suit;sientas=sit;siente=sit;sienten=sit;sientes=feel;siento=feel
sierra=mountain range saw;siesta=nap;siestecita=nap;siete=seven;siga=continue follow;sigan=continue follow;siglo=century;significaba=meant
significado=meaning;significados=meaning;significando=meaning;significar=mean;significaron=meant;significó=meant;signifiqué=meant;signo=sign
signos=signs;sigo=continue follow;sigue=continue follow;siguen=continue follow;sigues=continue follow;siguiendo=continuing follow;siguiente=next
siguieron=continued followed;siguió=continued followed;silbar=whistle;silencio=silence;silenciosa=silent;silenciosamente=silently;silenciosas=silent
silencioso=silent;silenciosos=silent;silla=chair;sillas=chairs;sillita=child seat;sillín=saddle;sillón=armchair;similar=similar;similares=similar
simpatía=friendliness;simple=simple;simplemente=simply;simpática=nice;simpáticas=nice;simpático=nice;simpáticos=nice;simvastatina=simvastatin
sin=without;sinagoga=synagogue;sincero=sincere;sincronización=sync;sincronizar=sync;sindicalista=trade unionist;sindicato=trade union
siniestro=claim accident;sino=but;sintiendo=feeling;sintieron=felt;sintió=felt;sintonía=tune;sintético=synthetic;sinusitis=sinusitis
siquiera=at least even;sirena=mermaid siren;siria=syria;sirias=syrian;sirio=syrian;sirios=syrian;sirope=syrup;sirva=serve;sirvan=serve;sirve=serve
sirven=serve;sirves=serve;sirviendo=serving;sirviente=servant;sirvieron=served;sirvió=served;sirvo=serve;sismo=earthquake;sistema=system
sitio=site place;situación=situation;situar=locate;sitúa=locates;skate=skateboard;slack=slack;smartphone=smartphone;snack=snack;snorkel=snorkel
snowboard=snowboard;sobornar=bribe;soborno=bribe;sobraba=was left over;sobrado=was left over;sobrando=being left over;sobrar=be left over
sobraron=was left over;sobrasada=spreadable sausage;sobre=about;sobredosis=overdose;sobremesa=after-dinner talk;sobremesas=after-dinner talks
sobrenombre=nickname;sobrepeso=overweight;sobriedad=sobriety;sobriedades=sobriety;sobrina=niece;sobrinas=nieces;sobrino=nephew;sobrinos=nephews
sobrio=sober;sobré=was left over;sobró=was left over;socia=partner member;sociable=sociable;social=social;sociedad=society company
sociedades=society company;socio=partner member;socorrista=lifeguard;socorro=help;socorros=help;sofisticado=sophisticated;sofreír=fry lightly
sofrito=fried onion base;software=software;sofá=sofa;sois=are;soja=soya;sol=sun;sola=alone;solamente=only;solas=alone;soldado=soldier;soldador=welder
soldadura=welding;soldar=weld;soleada=sunny;soleadas=sunny;soleado=sunny;soleados=sunny;soledad=loneliness;soledades=loneliness;soler=usually
soles=suns soles;solfeo=music theory;solicitaba=applied for;solicitado=applied for;solicitando=applying for;solicitante=applicant
solicitantes=applicant;solicitar=apply for;solicitaron=applied for;solicitud=application;solicité=applied for;solicitó=applied for
solidaridad=solidarity;solidario=supportive;solidarizarse=support;solido=used to;soliendo=usuallying;solieron=used to;solista=soloist;soliste=used to
solita=alone;solitario=lonely;solito=alone;solió=used to;sollozar=sob;sollozo=sob;solo=only alone;solomillo=sirloin;solos=alone;soltar=let go
soltera=single;soltero=single;soltería=single life;solterías=single life;soltura=ease;solucionar=solve;soluciones=solution;solución=solution
solí=used to;solía=used to;solíamos=used to;solían=used to;sombra=shade shadow;sombrero=hat;sombrilla=parasol;someter=submit;somier=bed base
somieres=bed base;somos=are;son=are;sonaba=sounded rang;sonaban=sounded rang;sonado=sounded rang;sonajero=rattle;sonamos=sounded rang
sonando=sounding ring;sonar=sound ring;sonaron=sounded rang;sonarse=blow nose;sonaste=sounded rang;sondeo=poll;sonido=sound;sonidos=sound
sonreía=smiled;sonreír=smile;sonriente=smiling;sonrisa=smile;sonrió=smiled;sonríe=smiles;sonrío=smile;sonábamos=sounded rang;sonámbulo=sleepwalker
soné=sounded rang;sonó=sounded rang;sopa=soup;sopaipilla=fried dough;soplar=blow;soplo=murmur puff;soplos=murmur puff;soportar=bear stand
soporte=support;soportes=support;soprano=soprano;sorbete=sorbet;sorbo=sip;sordera=deafness;sordo=deaf;sorprender=surprise;sorprendida=surprised
sorprendidas=surprised;sorprendido=surprised;sorprendidos=surprised;sorpresa=surprise;sortear=raffle;sorteo=draw;sos=are;sosa=bland;sosas=bland
soso=bland;sosos=bland;sospecha=suspicion;sospechar=suspect;sospechosa=suspicious;sospechosas=suspicious;sospechoso=suspicious;sospechosos=suspicious
sostener=hold;sostenes=bra;sostén=bra;souvenir=souvenir;souvenires=souvenir;souvenirs=souvenirs;soy=am;soya=soya;soyas=soya;soñaba=dreamed
soñaban=dreamed;soñado=dreamed;soñador=dreamer;soñamos=dreamed;soñando=dreaming;soñar=dream;soñaron=dreamed;soñaste=dreamed;soñábamos=dreamed
soñé=dreamed;soñó=dreamed;spam=spam;spinning=spinning;spotify=spotify;squash=squash;sr=mr;sra=mrs;stack=stack;stent=stent;stock=stock;su=his her
suave=soft smooth;suavemente=softly;suavizante=fabric softener;subarrendar=sublet;subarriendo=sublet;subarriendos=sublet;subasta=auction
subastar=auction;subcontrata=subcontractor;subida=rise;subido=went up raised;subiendo=going up raise;subieron=went up raised;subir=go up raise
subió=went up raised;subjetivo=subjective;submarino=submarine;subrayar=underline;subrogar=transfer mortgage;subsidio=subsidy;subsistir=survive
subte=underground;subterráneas=underground;subterráneo=underground;subtitular=subtitle;subtítulo=subtitle;suburbio=suburb;subvención=subsidy
subí=went up raised;subía=went up raised;suceder=happen;sucedido=happened;sucediendo=happening;sucedieron=happened;sucedió=happened;sucedí=happened
sucedía=happened;sucesor=successor;sucesora=successor;suciedad=dirt;suciedades=dirt;sucio=dirty;suculenta=succulent;sucursal=branch
sudadera=sweatshirt;sudamericano=south american;sudamérica=south america;sudar=sweat;sudoku=sudoku;sudokus=sudoku;sudor=sweat;sudáfrica=south africa
suecia=sweden;sueco=swedish;suegra=mother-in-law;suegro=father-in-law;suegros=parents-in-law;suela=usually;suelan=usually;sueldo=salary;suele=usually
suelen=usually;sueles=usually;suelo=usually floor;suelta=lets go;suelto=let go loose;suena=sound ring;suenan=sound ring;suenas=sound ring
suene=sound ring;suenen=sound ring;sueno=sound ring;suero=drip;suerte=luck;sueña=dream;sueñan=dream;sueñas=dream;sueñe=dream;sueñen=dream
sueño=sleep dream;sueños=dreams;suficiente=enough;suficientemente=sufficiently;suficientes=enough;sufragio=vote;sufrido=suffered;sufriendo=suffering
sufrieron=suffered;sufrimiento=suffering;sufrir=suffer;sufrió=suffered;sufro=suffer;sufrí=suffered;sufría=suffered;sugerido=suggested;sugerir=suggest
sugeriste=suggested;sugerí=suggested;sugería=suggested;sugeríamos=suggested;sugerían=suggested;sugiera=suggest;sugieran=suggest;sugiere=suggest
sugieren=suggest;sugieres=suggest;sugiero=suggest;sugiriendo=suggesting;sugirieron=suggested;sugirió=suggested;suicidio=suicide;suite=suite
suites=suites;suiza=switzerland;suizas=swiss;suizo=swiss;suizos=swiss;sujetador=bra;sujetar=hold;sujeto=subject;sujetos=subject;suma=sum
sumamente=extremely;sumar=add;sumidero=drain;sumiller=sommelier;sumilleres=sommelier;suministrar=supply;supe=found out knew;superar=overcome
superficial=superficial;superficie=surface;superior=upper superior;supermercado=supermarket;supersticioso=superstitious;supervisar=supervise
supervisión=supervision;supervisor=supervisor;supervisora=supervisor;supervivencia=survival;supieron=found out;supimos=found out;supiste=found out
suplemento=supplement;suplente=substitute;suplicar=beg;supo=found out knew;supone=supposes;suponer=suppose;supongo=suppose;supositorio=suppository
supuestamente=supposedly;supuesto=supposed;supuse=supposed;supuso=supposed;sur=south;surf=surfing;surfear=surf;surfista=surfer;surgir=arise
surtido=assortment;surtidor=petrol pump;surtir=supply;sus=his her;susceptible=susceptible;suscribir=subscribe;suscripción=subscription
suscrito=subscribed;sushi=sushi;suspender=fail exam;suspendido=failed exam;suspendiendo=failing exam;suspendieron=failed exam;suspendió=failed exam
suspendí=failed exam;suspendía=failed exam;suspenso=fail mark;suspirar=sigh;suspiro=sigh;sustancia=substance;sustitución=replacement;sustituir=replace
sustituta=substitute;sustituto=substitute;susto=fright;susurrar=whisper;sutura=stitches;suv=suv;suya=his hers;suyas=his hers;suyo=his hers
suyos=his hers;suéter=sweater;suéteres=sweater;swing=swing;sábado=saturday;sábados=saturdays;sábana=sheet;sándwich=sandwich;sé=know;sémola=semolina
séptima=seventh;séptimo=seventh;sésamo=sesame;sésamos=sesame;sí=yes;símbolo=symbol;síntoma=symptom;síntomas=symptoms;sólo=only;sótano=basement
súper=supermarket;súperes=supermarket;tabaco=tobacco;taberna=tavern;tabla=board table;tablero=board;tablet=tablet;tableta=tablet;tabulador=tab
taburete=stool;taburetes=stools;tacaño=stingy;tachar=cross out;taco=taco;tacón=heel;taekwondo=taekwondo;tahini=tahini;tahinis=tahini
tailandia=thailand;tailandés=thai;tajada=slice;tal=such;taladrar=drill;taladro=drill;talento=talent;talentosa=talented;talentosas=talented
talentoso=talented;talentosos=talented;tales=such;talla=size;tallar=carve;taller=workshop garage;talleres=workshop garage;tallo=stem carve;talón=heel
tamal=tamale;tamaño=size;también=also;tambor=drum;tambores=drums;tampoco=neither;tampón=tampon;tan=so;tanda=round savings group;tango=tango
tanta=so much;tantas=so many;tanto=so much;tantos=so many;tantísimo=so much;tapa=lid tapa;tapar=cover;tapeo=going for tapas;tapete=mat;tapia=wall
tapicero=upholsterer;tapicería=upholstery;tapizar=upholster;tapones=earplugs;tapón=plug cork;taquería=taco restaurant;taquilla=locker ticket office
taquillas=lockers;tardaba=took time;tardado=took time;tardando=taking time;tardanza=delay;tardar=take time;tardaron=took time;tarde=afternoon late
tardecito=late;tardes=afternoons;tardé=took time;tardía=late;tardías=late;tardío=late;tardó=took time;tarea=task homework;tareas=tasks homework
tarifa=rate tariff;tarifas=rates;tarima=platform;tarjeta=card;tarjetas=cards;tarro=jar;tarta=cake;tartamudear=stammer;tartana=old car;tasa=rate fee
tasación=valuation;tasador=valuer;tasar=value;tasca=tavern;tata=dad;tatuaje=tattoo;tatuar=tattoo;tatuarse=get tattooed;taurinos=bullfighting
tauro=taurus;taxi=taxi;taxis=taxi;taxista=taxi driver;taza=cup;tazón=bowl;tdah=adhd;te=you;team=team;teatro=theatre;tebeo=comic;techo=ceiling roof
teclado=keyboard;teclear=type;tecnología=technology;tejado=roof;tejanos=jeans;teje=knits;tejer=knit;tejido=fabric tissue knitting
tejidos=fabric tissue knitting;tejiendo=knitting;tejieron=knitted;tejió=knitted;tejo=knit;tejí=knitted;tejía=knitted;tel=phone;tela=fabric
telaraña=cobweb;telas=fabric;tele=tv;telefonear=phone;telefonía=telephony;telefonías=telephony;teleférico=cable car;telefónicamente=by phone
telenovela=soap opera;telera=bread roll;teles=tv;telescopio=telescope;teletrabajo=remote work;televisión=television;televisor=television
teléfono=telephone;teléfonos=telephone;telón=curtain;tema=topic;temblar=tremble;temblor=tremor;temer=fear;temido=feared;temiendo=fearing
temieron=feared;temió=feared;temor=fear;tempeh=tempeh;temperamento=temperament;temperatura=temperature;tempestad=storm;tempestades=storm;templado=mild
templar=warm;templo=temple;templos=temple;temporada=season;temporal=temporary;temporalmente=temporarily;temporizador=timer;tempranito=early
temprano=early;temí=feared;temía=feared;tendedero=clothes line;tender=hang out tend;tendero=shopkeeper;tendinitis=tendinitis;tendremos=will have
tendrá=will have;tendrán=will have;tendrás=will have;tendré=will have;tendría=would have;tendrías=would have;tendón=tendon;tenedor=fork
tenedores=forks;tenemos=have;tener=have;tenerla=have it;tenerlo=have it;tenete=have;tenga=have;tengamos=have;tengan=have;tengas=have;tengo=have
tenido=had;teniendo=having;tenis=tennis;tenme=keep me;tenor=tenor;tensiómetro=blood pressure monitor;tensión=blood pressure tension;tentar=tempt
tentempié=snack;tentempiés=snack;tenéis=have;tenés=have;tenía=had;teníamos=had;tenían=had;tenías=had;teoría=theory;tequila=tequila;terapeuta=therapist
terapia=therapy;terca=stubborn;tercas=stubborn;tercer=third;tercera=third;tercero=third;tercio=third;terciopelo=velvet;tercios=thirds;terco=stubborn
tercos=stubborn;tereré=cold mate;tererés=cold mate;terminaba=finished;terminado=finished;terminal=terminal;terminando=finishing;terminar=finish
terminaron=finished;terminé=finished;terminó=finished;termitas=termites;termo=thermos;termostato=thermostat;termotanque=water heater
termómetro=thermometer;ternera=beef veal;ternero=calf;terneros=calf;ternura=tenderness;terraza=terrace;terremoto=earthquake;terreno=plot land
terrible=terrible;territorio=territory;terror=terror;tesina=dissertation;tesis=thesis;tesorera=treasurer;tesorero=treasurer;tesoro=treasure;test=test
testamento=will testament;testarudo=stubborn;testear=test;testigo=witness;testigos=witnesses;tests=tests;tetera=teapot;textura=texture;teína=caffeine
teñido=dyed;teñir=dye;teñirme=dye;teñirse=dye hair;teñiste=dyed;teñí=dyed;teñía=dyed;teñíamos=dyed;teñían=dyed;thriller=thriller;ti=you
tianguis=street market;tibio=lukewarm;tiburones=sharks;tiburón=shark;ticket=receipt;tiempo=time weather;tienda=shop;tiene=has;tienen=have;tienes=have
tierno=tender;tierra=earth land;tieso=stiff;tigre=tiger;tijera=scissors;tijeras=scissors;tila=linden tea;timar=swindle;timbre=doorbell;time=time
timideces=shyness;timidez=shyness;timo=scam;timos=scam;timón=rudder;tina=bathtub;tinta=ink;tinte=dye;tintes=dye;tintorería=dry cleaner's;tipa=woman
tipo=type guy;tipos=type guy;tiraba=threw away pulled;tirado=threw away pulled;tirador=handle;tiramisú=tiramisu;tirando=throwing away pull
tirante=strap;tirar=throw away pull;tiraron=threw away pulled;tirita=plaster;tiritar=shiver;tiroides=thyroid;tirolina=zip line;tiroteo=shooting
tiré=threw away pulled;tiró=threw away pulled;tirón=pull;titanio=titanium;titubear=hesitate;titulación=degree;titular=title;tiza=chalk;tiña=dye
tiñan=dye;tiñe=dye;tiñen=dye;tiñendo=dyeing;tiñes=dye;tiñiendo=dying;tiñieron=dyed;tiñió=dyed;tiño=dye;tiñó=dyed;toalla=towel;toallas=towels
toallita=wipe;tobillera=ankle support;tobillo=ankle;tobogán=slide;toca=plays instrument touches;tocaba=played instrument
tocado=played instrument touched;tocador=dressing table;tocando=playing instrument touch;tocar=play instrument touch;tocaron=played instrument touched
tocas=play instrument;tocaya=namesake;tocayo=namesake;tocino=bacon;toco=play instrument;tocó=played instrument touched;toda=all;todas=all
todavía=still;todo=all;todos=all everyone;todoterreno=off-road car;tofu=tofu;tofus=tofu;tokio=tokyo;toldo=awning;tolerante=tolerant;tolerar=tolerate
toma=takes drinks;tomaba=took;tomado=took drank;tomando=taking drink;tomar=take drink;tomarla=take it;tomarlo=take it;tomarme=take;tomaron=took drank
tomate=tomato;tomates=tomatoes;tomillo=thyme;tomo=take drink;tomografía=ct scan;tomás=take;tomé=took drank;tomó=took drank;tonelada=ton;tonic=tonic
tono=tone;tonta=silly;tontas=silly;tontería=nonsense;tonto=silly;tontos=silly;tope=limit;topo=mole;topos=mole;toqué=played instrument touched
torcedura=sprain;torcer=twist;torcida=crooked;torcidas=crooked;torcido=crooked;torcidos=crooked;torciendo=twisting;torcieron=twisted;torciste=twisted
torció=twisted;torcí=twisted;torcía=twisted;torcíamos=twisted;torcían=twisted;torear=bullfight;tormenta=storm;tormento=torment;tormentos=torment
tornado=tornado;torneo=tournament;tornillo=screw;torniquete=tourniquet;torno=lathe;toro=bull;toros=bull;torpeza=clumsiness;torre=tower
torrija=french toast;torta=cake sandwich;tortilla=omelette tortilla;tortita=pancake;tortuga=turtle tortoise;tortura=torture;tos=cough;toser=cough
tostada=toast;tostadas=toasted;tostado=toasted;tostadora=toaster;tostados=toasted;tostar=toast;total=total;totalmente=totally;toyota=toyota
trabaja=works;trabajaba=worked;trabajado=worked;trabajador=worker;trabajadora=worker;trabajadoras=worker;trabajadores=worker;trabajando=working
trabajar=work;trabajaron=worked;trabajo=work job;trabajos=jobs;trabajás=work;trabajé=worked;trabajó=worked;trabalenguas=tongue twister
tradicional=traditional;tradición=tradition;traducción=translation;traduce=translates;traducido=translated;traducir=translate;traductor=translator
traductora=translator;traduje=translated;tradujo=translated;traduzco=translate;trae=brings;traemos=bring;traen=bring;traer=bring;traerlo=bring it
traerme=bring me;traeré=will bring;traes=bring;tragaluces=skylight;tragaluz=skylight;tragar=swallow;tragedia=tragedy;trago=drink;tragos=drink
traicionar=betray;traiciones=betrayal;traición=betrayal;traiga=bring;traigan=bring;traigo=bring;traje=suit brought;trajeron=brought;trajimos=brought
trajiste=brought;trajo=brought;tramadol=tramadol;tramitaba=processed paperwork;tramitado=processed paperwork;tramitando=processing paperwork
tramitar=process paperwork;tramitaron=processed paperwork;tramité=processed paperwork;tramitó=processed paperwork;trampa=trap cheating
trampolín=diving board;tranquila=calm;tranquilamente=calmly;tranquilas=calm;tranquilidad=tranquillity;tranquilidades=tranquillity;tranquilizar=calm
tranquilo=calm;tranquilos=calm;trans=trans;transbordo=transfer change;transferencia=transfer;transformador=transformer;transformar=transform
transmitir=transmit;transparente=transparent;transpirable=breathable;transporte=transport;transportista=carrier;transportistas=carrier;tranvía=tram
trapear=mop;trapo=cloth;trapos=cloth;tras=after behind;trasanteayer=three days ago;trasbordo=transfer change;trasero=bottom
trasladaba=transferred moved;trasladado=transferred moved;trasladando=transfering move;trasladar=transfer move;trasladaron=transferred moved
traslado=transfer move;trasladé=transferred moved;trasladó=transferred moved;trasnochar=stay up late;traspaso=transfer handover;trasplantar=transplant
trasplante=transplant;trastear=tinker;trastero=storage room;trasto=junk;trastos=junk;trataba=treated tried;tratado=treated tried;tratamiento=treatment
tratando=treating try;tratar=treat try;trataron=treated tried;trato=deal treatment;tratos=deal treatment;traté=treated tried;trató=treated tried
traumatóloga=orthopaedist;traumatólogo=orthopaedist;travesura=mischief;travesía=crossing;travieso=naughty;través=through;trayecto=route journey
trayendo=bringing;trazar=draw;traía=brought;traído=brought;trece=thirteen;treinta=thirty;treintañero=thirty-something;treintena=thirty;trekking=hiking
tremendo=tremendous;tren=train;trenes=trains;trenza=plait;trepar=climb;tres=three;trescientas=three hundred;trescientos=three hundred
triangular=triangular;triangulares=triangular;triatlón=triathlon;tribu=tribe;tribunal=court;tribus=tribe;tributar=pay tax;tributario=tax
triciclo=tricycle;trienio=three-year bonus;trienios=seniority pay;triglicéridos=triglycerides;trigo=wheat;trillar=thresh;trilogía=trilogy
trimestral=quarterly;trimestre=quarter term;triple=triple;tripulación=crew;tripulante=crew member;tripulantes=crew member;triste=sad;tristemente=sadly
tristeza=sadness;triturar=crush;triunfar=triumph;triunfo=triumph;triángulo=triangle;triángulos=triangle;troca=pickup truck;trofeo=trophy
trombosis=thrombosis;trombón=trombone;trompeta=trumpet;trona=high chair;tronco=trunk log;tropa=troop;tropecé=tripped;tropezaba=tripped
tropezaban=tripped;tropezado=tripped;tropezamos=tripped;tropezando=tripping;tropezar=trip;tropezaron=tripped;tropezaste=tripped;tropezábamos=tripped
tropezó=tripped;tropical=tropical;tropiece=trip;tropiecen=trip;tropieza=trips;tropiezan=trip;tropiezas=trip;tropiezo=trip;trotar=jog;trozo=piece
trucha=trout;truco=trick;truena=thunders;trueno=thunder;truenos=thunder;trueque=barter;trufa=truffle;trufas=truffles;tráfico=traffic;trámite=paperwork
trámites=paperwork;tránsito=traffic;trébol=clover;trío=trio;trípode=tripod;tu=your;tuba=tuba;tuberculosis=tuberculosis;tubería=pipe;tuberías=pipe
tubo=tube;tubos=tube;tuerca=nut;tuerce=twist;tuercen=twist;tuerces=twist;tuerza=twist;tuerzan=twist;tuerzo=twist;tulipán=tulip;tumba=grave
tumbar=lie down;tumbarse=lie down;tumbona=sun lounger;tumbonas=loungers;tumor=tumour;tuna=student band;tupper=lunchbox;tupperes=lunchbox
turbulencia=turbulence;turbulencias=turbulence;turco=turkish;turismo=tourism;turista=tourist;turnarse=take turns;turno=shift turn;turnos=shifts
turquesa=turquoise;turquía=turkey;turrón=nougat;tus=your;tutear=be informal;tutela=guardianship;tutor=tutor;tutora=tutor;tuve=had;tuviera=had
tuvieron=had;tuvimos=had;tuviste=had;tuvo=had;tuya=yours;tuyas=yours;tuyo=yours;tuyos=yours;tuétano=marrow;táctica=tactic;tándem=tandem;táper=lunchbox
táperes=lunchbox;té=tea;técnico=technical technician;término=term;términos=term;tés=tea;tía=aunt girl;tías=aunts;tímida=shy;tímidas=shy;tímido=shy
tímidos=shy;tío=uncle guy;tíos=uncle and aunt;típico=typical;títere=puppet;título=title degree;títulos=title degree;tóxico=toxic;tú=you
túneces=tunisia;túnel=tunnel;túnez=tunisia;u=or;uber=uber;ubicación=location;ubicar=locate;ucrania=ukraine;ucraniano=ukrainian;ud=you;uds=you;uf=
ukelele=ukulele;ukulele=ukulele;ultramarinos=grocery shop;ultraprocesado=ultra-processed;umbral=threshold;un=a;una=a;unas=some;undécimo=eleventh
ungüento=ointment;uni=university;unidad=unit unity;unidades=unit unity;unido=united;unidos=united;uniendo=joining;unieron=joined
unifamiliar=single-family;unifamiliares=single-family;uniforme=uniform;unilateral=unilateral;unir=join;unis=university;universidad=university
universitario=university student;universo=universe;universos=universe;unió=joined;unión=union;uno=one;unos=some;untar=spread;unánime=unanimous
uní=joined;unía=joined;urbana=urban;urbanas=urban;urbanismo=town planning;urbanización=housing estate;urbano=urban;urbanos=urban
urgencias=emergency room;urgente=urgent;urgentemente=urgently;urgir=be urgent;url=url;urna=urn;urnas=urn;urticaria=hives;uruguay=uruguay
uruguaya=uruguayan;uruguayas=uruguayan;uruguayo=uruguayan;uruguayos=uruguayan;urólogo=urologist;usa=uses;usaba=used;usado=used second-hand
usando=using;usar=use;usaron=used;uso=use;usted=you;ustedes=you;usual=usual;usualmente=usually;usuaria=user;usuario=user;usuarios=users
usufructo=usufruct;usé=used;usó=used;utensilio=utensil;utilicé=used;utilitario=small car;utilizaba=used;utilizado=used;utilizando=using;utilizar=use
utilizaron=used;utilizó=used;uva=grape;uvas=grape;uy=;uña=nail;uñas=nail;va=goes;vaca=cow;vacacional=holiday;vacaciones=holidays vacation
vacante=vacancy;vaciaba=emptied;vaciaban=emptied;vaciado=emptied;vaciamos=emptied;vaciando=emptying;vaciar=empty;vaciaron=emptied;vaciaste=emptied
vaciábamos=emptied;vacié=emptied;vació=emptied;vacuna=vaccine;vacunaba=vaccinated;vacunación=vaccination;vacunada=vaccinated;vacunadas=vaccinated
vacunado=vaccinated;vacunados=vaccinated;vacunando=vaccinating;vacunar=vaccinate;vacunaron=vaccinated;vacunas=vaccines;vacuné=vaccinated
vacunó=vaccinated;vacía=empty;vacían=empty;vacías=empty;vacíe=empty;vacíen=empty;vacío=empty;vado=no parking zone ford;vados=fords;vaga=lazy
vagar=wander;vagas=lazy;vago=lazy;vagones=carriages;vagos=lazy;vagón=carriage;vainilla=vanilla;vais=go;vajilla=crockery;vale=costs ok;valen=cost
valenciano=valencian;valer=cost be worth;vales=vouchers;valga=be worth;valgo=am worth;validar=validate;valido=been worth;valiente=brave
valija=suitcase;valiosas=valuable;valioso=valuable;valió=was worth cost;valla=fence;valle=valley;valles=valley;valor=value courage
valoraciones=assessment;valoración=assessment;valorar=value;valsartán=valsartan;valía=was worth;vamos=let's go we go;van=go;vapeador=vaporizer
vapear=vape;vapor=steam;vaquero=jeans;vaqueros=jeans;variable=variable;variado=varied;variar=vary;varias=several;varicela=chickenpox
varices=varicose vein;variedad=variety;variedades=variety;varilla=whisk rod;varios=several;variz=varicose vein;varsovia=warsaw;varía=varies;varón=male
vas=go;vasco=basque;vasito=small glass;vaso=glass;vasos=glass;vaya=go;vayamos=go;vayan=go;vayas=go;ve=sees go;vea=see;vean=see;veas=see;veces=times
vecina=neighbour;vecinal=neighbourhood;vecinas=neighbours;vecindad=neighbourhood;vecindades=neighbourhood;vecindario=neighbourhood;vecino=neighbour
vecinos=neighbours;vega=meadow;vegana=vegan;vegano=vegan;vegetal=vegetable plant;vegetariana=vegetarian;vegetariano=vegetarian;vehículo=vehicle
veinte=twenty;veinteañero=twenty-something;veintena=twenty;veinticinco=twenty-five;veinticuatro=twenty-four;veintidós=twenty-two
veintinueve=twenty-nine;veintiocho=twenty-eight;veintisiete=twenty-seven;veintiséis=twenty-six;veintitrés=twenty-three;veintiuna=twenty-one
veintiuno=twenty-one;veintiún=twenty-one;vejeces=old age;vejestorio=old thing;vejez=old age;vejiga=bladder;vela=candle sail;velada=evening
veladas=evening;velador=bedside lamp;velar=keep watch;velero=sailboat;velitas=candles;veloces=fast;velocidad=speed;velocista=sprinter
velocistas=sprinter;velorio=wake;veloz=fast;vemos=see watch;ven=come see;vena=vein;venado=venison deer;venados=venison deer;venas=vein;vence=expires
vencen=expire;vencer=expire defeat;vencido=expired defeated;venciendo=expiring defeat;vencieron=expired defeated;vencimiento=expiry
venció=expired defeated;vencí=expired defeated;vencía=expired defeated;venda=bandage;vendaje=bandage;vendar=bandage;vendaval=gale;vende=sells
vendedor=seller;vendedora=seller;vender=sell;venderla=sell it;venderlo=sell it;vendido=sold;vendiendo=selling;vendieron=sold;vendió=sold;vendo=sell
vendrá=will come;vendrán=will come;vendré=will come;vendría=would come;vendí=sold;vendía=sold;venecia=venice;veneno=poison;venenosa=poisonous
venenosas=poisonous;venenoso=poisonous;venenosos=poisonous;venezolano=venezuelan;venezuela=venezuela;venga=come on;vengan=come;venganza=revenge
vengar=avenge;vengas=come;vengo=come;venido=come;venimos=come;venir=come;venta=sale;ventaja=advantage;ventana=window;ventanas=windows
ventanilla=window counter;ventas=sales;ventilador=fan;ventilar=ventilate;ventosas=windy;ventoso=windy;vení=come;venía=came;venían=came;venís=come
veo=see watch;ver=see watch;veranear=spend the summer;verano=summer;verbena=street party;verbo=verb;verdad=truth;verdadera=true;verdaderamente=truly
verdaderas=true;verdadero=true;verdaderos=true;verdades=truth;verde=green;verdes=green;verdulero=greengrocer;verdulería=greengrocer's
verdura=vegetable;verduras=vegetables;vereda=pavement;veredicto=verdict;vergüenza=shame embarrassment;verificación=verification;verificar=verify
verja=gate;verla=see her;verlo=see him;verlos=see them;verme=see me;vermut=vermouth;vermú=vermouth;vernos=see each other;verruga=wart;verrugas=warts
versión=version;versus=versus;verte=see you;verter=pour;vertical=vertical;verá=will see;verás=will see;veré=will see;vería=would see;ves=see
vespa=vespa;vestido=dress;vestir=dress;vestirme=get dressed;vestirse=get dressed;vestiste=dressed;vestuario=changing room;vestí=dressed;vestía=dressed
vestíamos=dressed;vestían=dressed;vestíbulo=lobby;vesícula=gall bladder;veterano=veteran;veterinaria=vet;veterinario=vet;vez=time;veía=saw watched
veíamos=saw watched;veían=saw watched;veías=saw watched;vi=saw watched;viaja=travels;viajaba=travelled;viajado=travelled;viajando=travelling
viajante=salesman;viajar=travel;viajaron=travelled;viaje=trip journey;viajecito=little trip;viajera=traveller;viajero=traveller;viajes=trips
viajo=travel;viajé=travelled;viajó=travelled;vibración=vibration;vicepresidente=vice president;viceversa=vice versa;viciado=addicted;vicio=vice
vicios=vice;victoria=victory;vida=life;video=video;videoconferencia=video conference;videojuego=video game;videollamada=video call
videollamadas=video calls;vidriera=shop window;vidrio=glass;vieja=old;viejita=old woman;viejito=old man;viejo=old;viena=vienna;viendo=watching seeing
viene=comes;vienen=come;vienes=come;viento=wind;vientre=belly;viera=saw;viernes=friday;vieron=saw watched;vietnam=vietnam;vietnamita=vietnamese
vigente=valid;vigilancia=surveillance;vigilante=security guard;vigilantes=security guard;vigilar=watch;vigésimo=twentieth;villa=villa town
villancico=christmas carol;vim=vim;vimos=saw watched;vinagre=vinegar;vinagrera=cruet;vinagreta=vinaigrette;vincular=link;vine=came;viniendo=coming
viniera=came;vinieron=came;vinilo=vinyl;vinimos=came;viniste=came;vinito=wine;vino=wine came;vinos=wines;vinoteca=wine shop;vio=saw watched
viola=viola;violación=rape violation;violar=rape violate;violencia=violence;violento=violent;violeta=violet;violonchelo=cello;violín=violin
virgen=virgin;virgo=virgo;virgos=virgo;virtud=virtue;virtudes=virtues;virus=virus;visa=visa;visado=visa;visados=visas;visible=visible
visillo=net curtain;visita=visit;visitaba=visited;visitado=visited;visitando=visiting;visitante=visitor;visitantes=visitor;visitar=visit
visitarla=visit her;visitarlo=visit him;visitarme=visit me;visitaron=visited;visito=visit;visité=visited;visitó=visited;visión=vision;visos=visas
vista=sight view;vistan=dress;vistas=views;viste=saw watched;visten=dress;vistes=dress;vistiendo=dressing;vistieron=dressed;vistió=dressed
visto=seen watched;vistos=seen;visual=visual;vitamina=vitamin;vitrina=display cabinet;vitrocerámica=ceramic hob;viuda=widow;viudo=widower
viudos=widower;viva=live;vive=lives;viven=live;vivero=nursery plants;vivido=lived;vivienda=housing home;viviendo=living;vivieron=lived;vivir=live
vivió=lived;vivo=live;viví=lived;vivía=lived;vivís=live;viña=vineyard;viñedo=vineyard;vocabulario=vocabulary;vocal=vowel committee member;voces=voices
vocho=beetle car;vodka=vodka;volaba=flew;volaban=flew;volado=flew;volamos=flew;volando=flying;volante=steering wheel referral;volar=fly;volaron=flew
volaste=flew;volcar=overturn;volcán=volcano;voleibol=volleyball;voltear=turn over;volumen=volume;voluntad=will;voluntades=will;voluntaria=volunteer
voluntariado=volunteering;voluntariados=volunteering;voluntario=volunteer;voluntarios=volunteers;volver=return come back;volviendo=returning come back
volvieron=returned came back;volviste=returned came back;volvió=returned came back;volví=returned came back;volvía=returned came back
volvíamos=returned came back;volvían=returned came back;volábamos=flew;volé=flew;voló=flew;volúmenes=volume;vomitar=vomit;vos=you;vosotras=you
vosotros=you;votaba=voted;votado=voted;votando=voting;votar=vote;votaron=voted;voto=vote;votos=vote;voté=voted;votó=voted;voy=go;voz=voice;vuela=flies
vuelan=fly;vuelas=fly;vuelco=overturn;vuele=fly;vuelen=fly;vuelo=flight fly;vuelos=flights;vuelta=return lap;vueltas=laps turns;vuelto=returned
vuelva=return come back;vuelvan=return come back;vuelve=return come back;vuelven=return come back;vuelves=return come back;vuelvo=return come back
vuestra=your;vuestras=your;vuestro=your;vuestros=your;vulgar=vulgar;vulgares=vulgar;vulnerable=vulnerable;válido=valid;válidos=valid;váter=toilet
váteres=toilet;vértigo=vertigo;vía=via track;víbora=viper;víctima=victim;vídeo=video;vínculo=bond;vínculos=bond;vírgenes=virgin;víspera=eve
vóley=volleyball;vómito=vomit;vómitos=vomiting;warfarina=warfarin;wasabi=wasabi;wasabis=wasabi;wawa=baby;web=web;wey=dude;whatsapp=whatsapp
whisky=whisky;wifi=wifi;wifis=wifi;windows=windows;workshop=workshop;xbox=xbox;y=and;ya=already;yate=yacht;yaya=grandma;yayo=grandpa;yayos=grandpa
yegua=mare;yema=yolk;yendo=going;yerba=mate herb;yergo=raise;yerno=son-in-law;yeso=plaster cast;yo=i;yoga=yoga;yogur=yoghurt;yoyó=yo-yo;yuca=cassava
yudo=judo;yunta=close friend;zambullirse=dive in;zanahoria=carrot;zancadilla=trip;zanja=ditch;zapallo=pumpkin;zapatero=shoemaker;zapatería=shoe shop
zapatilla=slipper trainer;zapatillas=slippers trainers;zapato=shoe;zapatos=shoes;zarzuela=operetta;zelanda=zealand;zodiaco=zodiac;zona=area;zoo=zoo
zoológico=zoo;zoom=zoom;zoos=zoo;zorro=fox;zumba=zumba;zumo=juice;zurcir=darn;zurdo=left-handed;zócalo=skirting board;ácaro=dust mite
ácaros=dust mites;ácido=sour acid;áfrica=africa;águila=eagle;álamo=poplar;álbum=album;ámsterdam=amsterdam;ándale=come on;ángel=angel;ánimo=spirits
ánimos=spirits;árabe=arab arabic;árbitro=referee;árbol=tree;árboles=trees;área=area;áspero=rough;ático=penthouse;él=he;época=time era;éramos=were
étnico=ethnic;éxito=success;éxitos=successes;íbamos=went;ídolo=idol;índice=index;índices=index;íntimo=close;ñoquis=gnocchi;óleo=oil painting
ómnibus=bus;ópera=opera;óperas=opera;óptica=optician;óptico=optician;órale=ok;órgano=organ;órganos=organ;úlcera=ulcer;última=last;últimamente=lately
últimas=last;último=last;últimos=last;única=unique only;únicamente=only;únicas=unique only;único=unique only;únicos=unique only;útero=uterus
útil=useful
`;
