/** See the README of this room for how a line is read. Written by hand from general knowledge of the language. */
export const ENGLISH = `
name: name, call me, surname, maiden name, nickname, goes by, full name, is called, named, called, names, friends say, people call, everyone calls, they call
birth: born, birthday, birth date, date of birth, birthplace, birth, ~turned, bday, came into the world, birthplace
age: old?, how old, age, years old, aged, turned!, ~birthday, ~born!, ~today!, thirty!, forty!, fifty!
home: live, lives, living, ~home, address, reside, residence, resident, move, moved, moving, relocate, apartment, flat, ~house, street, district, neighbourhood, neighborhood, ~settled, ~based, ~city, ~town, postcode, zip code, lodging, new place, moved into, moved out, lease, ~floor, ~landlord, ~studio, condo, ~village, ~room, boxes, unpacked, keys in hand, new keys, ~share the flat, around the corner from me, where .. stay
origin: hometown, grew up, grow up, originally, come from, comes from, raised, childhood, native
rent: rent, rental, ~landlord, ~lease, ~apartment?, landlord takes, landlord, a month for the flat, a month for the apartment, the new place is, pay for the flat, flat cost, a month with bills, per month warm
mortgage: mortgage, home loan, loan, interest rate
job: work, works, ~working, job, employer, employed, employs, employment, profession, occupation, for a living, career, ~position, ~company, hired, hire, started at, start at, starting at, joined, joining, promoted, promotion, ~role, job title, ~title, workplace, do for work, quit, resigned, resign, gave notice, laid off, fired, retired, retire, freelance, freelancer, freelancing, self-employed, unemployed, internship, intern, last day, first day, new job, ~firm, do for a job?, what does he do?, what does she do?, what do I do?, head nurse!, engineer!, nurse!, developer!, designer!, manager!, accountant!, lawyer!, consultant!, analyst!, technician!, assistant!, chef!, architect!, electrician!, librarian!, barista!, carpenter!, journalist!, editor!, new boss, notice at, my notice, handed in my notice, took the post, post is mine, first week, signed the contract, start as, for work?, i'm a, i am a, employ
salary: salary, earn, earns, earning, income, wage, raise, pay rise, bonus, compensation, paid a, a year, make a year?, make a month?, stipend, gross, net pay
boss: boss, manager, supervisor, report to, reports to, reporting to, team lead, line manager, head of department, superior
colleague: colleague, coworker, co-worker, teammate, work with, works with, office mate, deskmate
commute: commute, commuting, get to work, gets to work, getting to work, get to the office, go to work by, travel to work, way to work, to work by, to work on, bike to work, cycle to work, walk to work, drive to work, to the office by
hours: working hours, shift, shifts, part-time, part time, full-time, full time, hours a week, hours per week, day off, days off, night shift, remote, remotely, home office, work from home, working from home, office days, in the office, hybrid, four-day, overtime, schedule, percent position
partner: husband, wife, spouse, partner, boyfriend, girlfriend, fiance, fiancé, fiancee, fiancée, dating, engaged, relationship, single, divorced, divorce, separated, broke up, broken up, split up, seeing someone, together with, in love, marital, married to, ex, met someone!, moved in together, moved in with, significant other, a couple, on my own, are over, ended things, split
wedding: wedding, married, marry, anniversary, get married, wed, honeymoon, engagement, civil ceremony, tie the knot
children: kids, kid, children, child, son, daughter, baby, pregnant, expecting, twins, newborn, toddler, due date, gave birth, little one, how many children?, two kids, three kids, family?
mother: mother, mum, mom, mummy, mama, mommy
father: father, dad, papa, daddy
parents: parents, folks, mother!, father!, mom!, dad!, mum!
sibling: brother, sister, sibling, siblings, twin
relative: aunt, uncle, cousin, niece, nephew, grandmother, grandfather, grandma, grandpa, grandparents, granny, grandson, granddaughter, in-laws, mother-in-law, father-in-law, sister-in-law, brother-in-law, relative, relatives
friend: friend, friends, buddy, pal, best friend
neighbour: neighbour, neighbor, neighbours, neighbors, next door, upstairs, downstairs
pet: pet, pets, dog, cat, puppy, kitten, rabbit, bunny, hamster, parrot, budgie, canary, guinea pig, tortoise, turtle, goldfish, aquarium, horse, pony, animal, animals, adopted, breed, shelter, beagle!, labrador!, terrier!, poodle!, dachshund!, retriever!, spaniel!, collie!, shepherd!, husky!, corgi!, tabby!, siamese!, gecko, chickens, hens, ferret
vet: vet, veterinarian, veterinary
car: car, cars, drive, driving, drives, drove, driven, vehicle, van, automobile, license plate, number plate, skoda!, volkswagen!, vw!, golf!, polo!, toyota!, yaris!, corolla!, prius!, honda!, civic!, ford!, fiesta!, focus!, bmw!, audi!, mercedes!, tesla!, kia!, hyundai!, renault!, clio!, zoe!, peugeot!, citroen!, fiat!, panda!, volvo!, mazda!, nissan!, leaf!, opel!, corsa!, dacia!, subaru!, suzuki!, seat leon!, mini cooper!, station wagon, hatchback, suv, car-sharing, carsharing, electric car, drove off, own a car, behind the wheel, garage, get around?
bike: bike, bicycle, e-bike, ebike, cycling, cycle, cargo bike, motorbike, motorcycle, scooter, vespa, moped, get about, get around, folding bike
phone_number: phone number, mobile number, cell number, telephone number, number?, reach me, my number, ring me, telephone, call me?, landline
phone: phone, smartphone, mobile phone, iphone!, pixel!, samsung!, galaxy!, fairphone!, nokia!, oneplus!, xiaomi!, handset, android, mobile, cell phone
email: email, e-mail, mail address, email address, inbox, gmail!, outlook!, proton!
computer: laptop, computer, macbook, thinkpad, notebook, pc, workstation, desktop, imac, xps, ipad
system: operating system, OS, linux, windows, macos, ubuntu!, fedora!, debian!, nixos!
bank: bank, banking, account, checking account, current account, savings account, iban, credit card, debit card, credit union
insurance: insurance, insured, insurer, insure, policy, coverage, health plan, premium, deductible
doctor: doctor, gp, physician, family doctor, paediatrician, pediatrician, cardiologist, dermatologist, gynaecologist, gynecologist, midwife, dr, orthopaedist, neurologist, ENT, allergist, registered with, surgery!
dentist: dentist, dental, tooth, teeth, cavity, crown, braces, root canal, filling, wisdom tooth, orthodontist
medication: medicine, medication, meds, pill, pills, tablets, dose, dosage, mg, milligrams, milligram, micrograms, mcg, prescribed, prescription, inhaler, insulin, antibiotic, antibiotics, painkiller, painkillers, ointment, supplement, supplements, vitamin, vitamins, eye drops, injection, statin, ibuprofen, paracetamol, aspirin, blood thinner, antidepressant, medicate, drugs, drug, puffs, puff, a day for my
allergy: allergic, allergy, allergies, intolerant, intolerance, react, allergic reaction, not be given?, must not .. given?, anaphylaxis, epipen, hay fever, sensitive to, sensitivity, swell up, hives, can't tolerate, celiac, coeliac, ~avoid?
diet: vegetarian, vegan, diet, gluten, gluten-free, dairy, lactose, keto, pescatarian, low-carb, plant-based, fasting, no longer eat, stopped eating, don't eat, not eat, carbs, halal, kosher, calories, dietary, flexitarian, meat, eat meat, eat fish, ~eat, ~eating, gave up meat, eat everything, allowed to eat, can i have?, can i eat?, bread
alcohol: alcohol, drink, drinks, drinking, wine, beer, sober, cocktail, whisky, whiskey, booze, teetotal, dry january, alcohol-free
coffee: coffee, tea, caffeine, espresso, latte, cappuccino, decaf, oat milk, flat white, green tea, matcha, chai, cup of
smoking: smoke, smokes, smoker, smoked, smoking, cigarette, cigarettes, vape, vaping, nicotine, tobacco
food: food, foods, dish, meal, cuisine, eat, cook, cooking, favourite food, favorite food, restaurant!, risotto!, pizza!, pasta!, sushi!, ramen!, curry!, lasagne!, soup!, dumplings!, tacos!, snack, dessert, takeaway, takeout, pizza, sushi, cake, chocolate, cheese, breakfast, lunch, dinner, ~ordered
dislike: dislike, dislikes, can't stand, cannot stand, hate, hates, don't like, doesn't like, not like, avoid, not fond of, can't bear, detest, loathe, disgusting, least favourite, least favorite, annoys, annoying
favourite: favourite, favorite, favourites, favorites, prefer, prefers, preference, preferred, like best, fond of, like most, keen on, like best, i love, my favourite, best liked
illness: diagnosed, diagnosis, disease, illness, ill, sick, diabetes, diabetic, asthma, migraine, migraines, blood pressure, hypertension, thyroid, symptom, symptoms, health, cholesterol, flu, covid, fever, infection, depression, anxiety, chronic, arthritis, epilepsy, anaemia, anemia, headache, headaches, health problem, back pain, medical condition, hearing aid
injury: injured, injury, injuries, hurt, broke, broken, break, sprained, sprain, twisted, twist, fracture, fractured, torn, tore, ankle, knee, wrist, shoulder, concussion, cast, crutches, accident, pulled a muscle, burned, cut myself, stitches, fell, dislocated
surgery: surgery, operation, operated, procedure, surgeon, new hip, hip replacement, hospital, appendix, removed, had .. removed, tonsils, laser, knee replacement, hospitalised, hospitalized
therapy: therapist, therapy, physio, physiotherapy, physiotherapist, counselling, counseling, counsellor, psychologist, psychiatrist, osteopath, chiropractor, massage
blood: blood type, blood group, rhesus
weight: weigh, weighs, weighed, weight, kilos, kg, kilograms, pounds, lbs, lost weight, overweight
size: height, tall, shoe size, size, clothing size, dress size, ring size, centimetres, cm, wear size
glasses: glasses, spectacles, contact lenses, ~contacts, eyesight, dioptres, diopters, optician, short-sighted, reading glasses, ~vision
sleep: sleep, sleeping, bedtime, go to bed, wake up, woke up, get up, insomnia, alarm, nap, bed at, asleep, early bird
sport: gym, exercise, sport, sports, workout, work out, jogging, jog, swim, swimming, yoga, pilates, climbing, bouldering, football, soccer, tennis, basketball, volleyball, badminton, squash, handball, hockey, boxing, judo, karate, fitness, trainer, crossfit, hiking, skiing, surfing, padel, martial arts, zumba, spinning, stay fit?, fit?, keep fit?, active?, go running, jogging, run every, fitness training, keep fit, go climbing, running, run club, swapped .. for
race: marathon, half marathon, half-marathon, 10k, 10 km, 5k, race, finish time, personal best, finished in, ran, triathlon, ironman, fast?, pace, in minutes, runner
hobby: hobby, hobbies, free time, spare time, pastime, took up, taken up, take up, pottery, painting, knitting, crochet, photography, sewing, woodworking, gardening, chess, drawing, origami, birdwatching, model trains, embroidery, calligraphy, collecting, craft, crafts, dancing, dance, salsa, tango, ballet, theatre group, improv, beekeeping, brewing, leisure, weekend?, for fun?
instrument: instrument, instruments, piano, guitar, violin, cello, drums, flute, saxophone, ukulele, trumpet, clarinet, harp, bass guitar, accordion, banjo, viola, trombone, oboe, organ, play the, play an instrument, lessons, musician
ensemble: orchestra, choir, ensemble, rehearsal, rehearsals, rehearse, quartet, sing, singing, chorus, band practice, gig
speak: speak, speaks, spoken, languages, language, learning, learn, fluent, duolingo, italian!, spanish!, french!, portuguese!, japanese!, korean!, mandarin!, chinese!, dutch!, swedish!, norwegian!, polish!, arabic!, russian!, greek!, turkish!, hebrew!, finnish!, danish!, hungarian!, german!, sign language, native speaker, bilingual, b1, b2, a2, vocabulary
teacher: teacher, tutor, instructor, teach, teaches, taught, coach, trainer, mentor, professor, lessons, lesson
study: course, class, study, studies, studying, degree, university, college, thesis, dissertation, major, exam, exams, semester, graduate, graduated, graduation, bachelor, master, masters, phd, student, bootcamp, certificate, certification, diploma, evening class, enrolled, enroll, apprenticeship, training as
school: school, schools, kindergarten, nursery, daycare, preschool, primary, pupil, classroom, secondary, gymnasium, high school, class teacher, elementary, ~grade
book: books, read, reading, reads, novel, novels, author, chapter, audiobook, finished reading, memoir, paperback, biography, book club, trilogy, book, bedside table, page, pages
film: film, films, movie, movies, cinema, director, documentary, watch, watched
series: series, show, shows, watch, watching, watched, season, episode, episodes, binge, netflix, tv, sitcom
music: music, song, songs, listen, listening, album, bands, band, singer, playlist, concert, spotify, jazz, techno, vinyl, genre, artist
game: game, games, gaming, console, playstation, xbox, nintendo, switch, board game, video game, playing, steam, rpg
podcast: podcast, podcasts
travel: trip, travel, travelled, traveled, travelling, traveling, vacation, holiday, holidays, flight, flying, flew, visited, visiting, journey, went to, weekend in, beach, tour, booked, sailing, camping, cruise, city break, road trip, hike, abroad, island, destination, getaway, backpacking, skiing, fly to, visit, trips, weekend away, went to, spend .. holiday, where .. been
hotel: hotel, stay, stayed, staying, airbnb, accommodation, hostel, cabin, cottage, resort, guesthouse, campsite
document: passport, id card, identity card, visa, driving licence, driver's license, residence permit, renew, renewed, expire, expires, expiry, paperwork, runs out, run out, valid until, licence runs, driver license, residence permit, parking permit, license, driving license, driving licence
citizenship: citizenship, citizen, nationality, naturalised, naturalized, dual national
religion: religion, religious, church, mosque, synagogue, catholic, protestant, muslim, jewish, buddhist, atheist, faith, pray, baptised, confirmation
savings: savings, saved, saving, put aside, set aside, invest, invested, investing, etf, stocks, pension, nest egg, crypto, debt, owe, owes, lend, lent, borrowed, pay back, save, house fund, nest egg
price: price, cost, costs, paid, ~pay, ~pays, paying, expensive, euros, euro, dollars, francs, how much is, how much was, how much are, how much do I pay, how much did .. cost, how much .. cost, ~bill, fee, ~charge, ~charged, ~deposit, refund, cheaper, discount, invoice, apiece, each, per unit, per message
purchase: bought, buy, buying, purchase, purchased, ordered, sold, sell, picked up, second-hand, second hand, got a new, treated myself
tax: tax, taxes, tax return, tax adviser, tax advisor, accountant
subscription: subscription, subscribed, subscribe, subscriptions, netflix, spotify, disney, cancelled, canceled, cancel, membership, monthly plan, newspaper, magazine, streaming, patreon, audible
password: wifi, wi-fi, password, router, pin, code, combination, passcode, door code, alarm code, wlan
provider: internet, broadband, fibre, fiber, mobile plan, electricity, energy, tariff, telecom, vodafone, telekom, gas supplier, utilities, power company, carrier, network operator, internet provider, mobile provider, energy provider, power provider, phone contract, mobile contract, internet contract
appliance: washing machine, washer, fridge, refrigerator, dishwasher, oven, heater, dryer, vacuum, coffee machine, coffee maker, microwave, freezer, stove, heat pump, boiler, air conditioner, kettle, toaster
repair: repair, repaired, plumber, mechanic, fix, fixed, garage, leak, leaking, handyman, technician, renovate, renovation, renovating, painter
plants: garden, plant, plants, planted, tomatoes, balcony, grow, growing, vegetable, vegetables, roses, allotment, herbs, basil, greenhouse, tree, lawn, monstera, orchid, flowers, raised bed
furniture: sofa, couch, bed, desk, table, chair, wardrobe, shelf, bookshelf, furniture, mattress, lamp, carpet, rug, curtains, ikea
gift: gift, gifts, gave, gave me, got from, voucher, surprise, presents, gave her, gave him, give me, give him, give her, present from
appointment: appointment, appointments, check-up, checkup, scheduled, booked in, booked for, rescheduled, postponed, consultation, scan, mri, blood test, test results
event: party, festival, concert, celebrate, celebrated, celebration, ceremony, reunion, exhibition, barbecue, picnic, dinner party, housewarming, christening, funeral, graduation
goal: goal, goals, resolution, want to, aim, target, intend, hope to, sign up, signed up, by the end of, looking forward, saving for, hoping, ambition, plan to, plans, planning to
fear: afraid, fear, fears, phobia, scared, frightened, terrified, anxious, nervous
wish: dream, wish, bucket list, would love to, always wanted, wishlist
emergency: emergency contact, emergency, next of kin
keys: key, keys, spare key, locker
parking: parking, park, parked, parking spot, parking space, garage, parking permit
transit: season ticket, monthly pass, annual pass, train pass, tram, bus, bus line, metro, subway, underground, railcard, train, climate ticket, by bus, by train, get around, get about
groceries: supermarket, groceries, grocery, market, shop at, shopping, buy our, vegetable box, farmers market, delivery, bakery
hair: hair, hairdresser, barber, haircut, dye, dyed, salon, beard, blond, brunette, bangs
clothes: wear, wearing, wears, wore, shoes, jacket, dress, coat, boots, sneakers, clothes, clothing, suit, jeans, sweater, outfit, hat
restaurant: restaurant, restaurants, cafe, café, eat out, ate, brunch, bistro, pub, bar, diner, table for, reservation, lunch place, pizzeria, trattoria
recipe: recipe, recipes, bake, baked, baking, ingredients, sourdough, cookbook, flour, knead, oven
childcare: babysitter, babysit, nanny, childminder, au pair, pick up the kids, looks after, takes care, after-school, childcare, nursery, daycare
cleaning: cleaner, cleaning, cleaning lady, cleans, housekeeper, vacuum, laundry, bins, rubbish, trash, garbage, recycling
volunteer: volunteer, volunteering, volunteers, charity, donate, donated, donation, food bank, soup kitchen, honorary, ngo
club: club, member, membership, association, society, committee, treasurer, scouts, ~joined
mood: feels, feeling, felt, mood, stressed, stress, happy, sad, worried, excited, tired, burnt out, burnout, lonely, proud, upset, overwhelmed, feel, how do I feel?
colour: red!, blue!, green!, yellow!, black!, white!, grey!, gray!, silver!, orange!, purple!, pink!, brown!, beige!, turquoise!, colour, color, what colour?, paint
time_of: what time, ~time, o'clock, ~morning, noon, evening, daily, weekly, monday!, tuesday!, wednesday!, thursday!, friday!, saturday!, sunday!, mondays!, tuesdays!, wednesdays!, thursdays!, fridays!, saturdays!, sundays!, which day, what day, weekday, day of the week
status: status, progress, stage, phase, launched, launch, shipped, paused, pause, on hold, resumed, finished, blocked, state of, where .. stand, cancelled, canceled, completed, in progress, underway, abandoned, dropped, killed, archived, approved, rejected, in review, beta, alpha, in production, shelved, green light, kicked off, delayed, signed off, went live, is live, how far?, ~done, ~closed
deadline: deadline, due, due date, deliver, delivery, deliver by, ship by, ships, cutoff, milestone, launch date, launch, go live, go-live, goes live, release date, target date, by when?, have to be done, be ready, ~ready, hand in, submit, submission, finish by, ~moved to, postponed, pushed, pushed back, slipped, brought forward, until when?, eta
owner: owner, ownership, responsible, responsibility, in charge, charge of, maintain, maintains, maintainer, maintained, take over, takes over, taking over, took over, taken over, handed, hand over, handover, handed over, point person, point of contact, contact person, accountable, product manager, project manager, pm, run by, talk to about?, looks after, head of, inherit, inherits, inherited, go-to, belongs to, steward, lead dev, tech lead, ask about?, whom do I ask?, who do I ask?, who handles?, contact for, contact, is with the, takes care of, looks after, go to person, who should I ask?, whom .. ask?, who .. ask?, handles, owned by, lead dev, leads the, runs the team, tech lead, now leads
oncall: on-call, on call, oncall, pager, rotation, pagerduty, on duty, duty, opsgenie, standby, paged, escalation, primary, woken up, at night if, carries the pager, who gets called?, pages
database: database, databases, db, postgres, postgresql, mysql, mariadb, mongodb, mongo, sqlite, dynamodb, cassandra, cockroachdb, oracle, sql server, data store, datastore, storage, persist, persistence, store data, supabase, rds, aurora, clickhouse, bigquery, snowflake, data warehouse, warehouse, duckdb, redshift, neo4j, timescale, influxdb, tables, stored in, schema
queue: queue, queues, kafka, rabbitmq, sqs, broker, message bus, messaging, nats, pubsub, pub/sub, background jobs, sidekiq, celery, bullmq, redpanda, event bus, pulsar, message queue, event bus, events, brokers, pub sub, message broker, messaging system, between services
cache: cache, caching, redis, memcached, valkey, ttl, dragonfly, varnish, session store, sessions, cached
hosting: hosted, hosting, ~host, hosts, aws, gcp, azure, hetzner, digitalocean, run on, runs on, running on, deployed, deployed on, deployed to, on-prem, on-premise, on premises, fly.io, heroku, vercel, netlify, render, ovh, linode, scaleway, ~provider, infrastructure, infra, lambda, ec2, bare metal, serverless, google cloud, datacenter, data center, data centre, colo, app engine, cloud run, railway, ~moved to, cloud, the cloud
region: region, regions, eu-central-1, eu-west-1, us-east-1, frankfurt, ireland, virginia, availability zone, data center, datacenter, data residency, where .. hosted, europe-west, geographically
code_language: programming language, written in, write in, python, Go, golang, rust, typescript, javascript, java, kotlin, scala, ruby, php, c#, c++, elixir, swift, clojure, haskell, perl, zig, rewrite, rewrote, rewritten, rewriting, ported, code, codebase, programmed, coded, jdk, in which language?, what language?
framework: framework, frameworks, react, vue, svelte, sveltekit, angular, next.js, nextjs, nuxt, remix, astro, htmx, django, flask, fastapi, rails, spring boot, fastify, nestjs, laravel, symfony, phoenix, actix, axum, frontend, front end, front-end, web app, ui library, flutter, react native, built with, built on, tailwind, bootstrap, electron, tauri, hono, koa, ktor, quarkus, micronaut, Express, Spring, Gin
version: version, versions, upgrade, upgraded, upgrading, bump, bumped, lts, downgrade, downgraded, pinned, runtime, node 18!, node 20!, node 22!, java 17!, java 21!, python 3!, which release, on version, current version, semver, on 1, runtime, compiles with, JDK, jdk, ~release, upgrade done
repository: repo, repos, repository, github, gitlab, bitbucket, monorepo, polyrepo, source code, git, codeberg, gitea, forgejo, sources, clone, code lives, code live, check out, version control, svn
branch: branch, branches, trunk, merge, merged, default branch, protected, squash, rebase, main, develop, release branch, trunk-based, gitflow
ci: ci, ci/cd, pipeline, pipelines, jenkins, github actions, circleci, buildkite, build server, gitlab ci, teamcity, travis, build time, bazel, woodpecker, argocd, continuous integration, builds, build time, build agents, ~build
deploy: deploy, deploys, deployed, deployment, deployments, release, releases, releasing, rollout, roll out, cadence, canary, blue-green, code freeze, rollback, go out, goes out, push to production, release train, release day, maintenance window, we ship, how often .. release?, how often .. ship?, every second, ship to production, code freeze, several times a day
editor: editor, ide, vscode, vs code, vim, neovim, nvim, intellij, emacs, cursor, zed, jetbrains, webstorm, pycharm, sublime, helix, rider, goland, write code, code in, edit code, keybindings, theme, dark mode, light mode
terminal: terminal, shell, zsh, fish, bash, tmux, iterm, wezterm, kitty, alacritty, ghostty, powershell, warp, nushell, zellij, prompt
packages: package manager, npm, pnpm, yarn, bun, poetry, uv, cargo, maven, gradle, homebrew, pipenv, conda, lockfile, install packages, dependency manager
testing: test, tests, testing, tested, jest, vitest, mocha, pytest, cypress, playwright, selenium, coverage, test framework, test runner, unit tests, end-to-end, e2e, junit, rspec, qa, test suite, testcontainers, flaky
style: lint, linter, linting, eslint, prettier, biome, ruff, spaces, indent, indentation, code style, formatting, formatter, semicolons, line length, camelcase, snake case, convention, conventions, conventional commits, single quotes, type hints, style guide, tabs or spaces, tabs, commit messages
monitoring: monitoring, monitor, monitored, grafana, prometheus, datadog, sentry, alert, alerts, alerting, observability, metrics, new relic, honeycomb, opentelemetry, tracing, traces, dashboard, dashboards, kibana, loki, splunk, uptime, error tracking, rollbar, bugsnag, cloudwatch, elk, signoz, nagios, zabbix, dynatrace, graphs, charts, logging, crash reports, stack traces, ~logs, application logs
auth: auth, authentication, authenticate, login, log in, logins, sign in, sso, single sign-on, okta, auth0, keycloak, oauth, oidc, saml, jwt, jwts, session cookies, cookies, passkeys, 2fa, mfa, two-factor, cognito, clerk, identity provider, identity, tokens, token, authorization, ldap, entra, magic links, ~sessions
api: api, apis, rest, graphql, grpc, endpoint, endpoints, base url, trpc, openapi, swagger, soap, webhooks, webhook, interface, protocol, websocket, websockets, requests, pagination, json
limit: limit, limits, rate limit, rate limits, rate-limit, rate-limited, rate limiting, timeout, timeouts, time out, times out, retries, retry, maximum, threshold, batch size, pool size, ttl, concurrency, quota, per minute, per second, capped, backoff, max size, upload size, requests per, how many requests, gives up, hangs up, not a moment longer, how long until?, how long .. before?, wait for, ~seconds, max, a second, per second
port: ports, listens, listen, listening, localhost, answers on, reach .. service?, reachable on, port, port:, ports
domain: domain, domains, url, dns, registrar, hostname, subdomain, website, site, web address, link, reachable, nameserver, certificate, tls, ssl, let's encrypt, available at, staging url
server: server, servers, machine, machines, instance, instances, vm, vms, cpu, cpus, cores, vcpu, ram, gb, box, replicas, hardware, rack, specs, instance type, gpu, workers, pods
backup: backup, backups, back up, backed up, snapshot, snapshots, dump, dumps, restore, restored, disaster recovery, restic, borg, point-in-time, pitr, offsite
vendor: vendor, vendors, supplier, supply, suppliers, contractor, agency, outsourced, consultancy, third party, third-party, ~provider, ~provides, ~contract, contracted, procurement, reseller, SMS, sms, text via, text messages
budget: budget, budgets, monthly bill, funding, funded, expenses, approved amount, run rate, allowed to spend, may .. spend, can .. spend, spend on?, allowance, spending limit, monthly cost
team: team, teams, team size, headcount, engineers, people on, squad, hired, hiring, developers, devs, onboard, onboarding, left the team, how big, size of, grew to, down to, tribe, reorg, new hire, newest member, joins the team, joined the team, joins, joined, left the team
meeting: standup, stand-up, standups, meeting, meetings, retro, retrospective, weekly, daily, one-on-one, 1:1, one on one, demo, demos, review meeting, calendar, kickoff, all-hands, town hall, meet, meets, refinement, grooming, jour fixe, catch-up, zoom, google meet, steering, biweekly, sync meeting, planning meeting, sync call
customer: client, clients, customer, stakeholder, pilot, buyer, largest customer, lead customer, biggest customer, customers
tickets: jira, linear, ticket, tickets, issue tracker, tracker, board, trello, asana, project management, backlog, issues, shortcut, youtrack, clickup, github issues, task, tasks, github projects, bug tracker, kanban, plane, monday.com, redmine
chat: slack, discord, channel, channels, chat, mattermost, zulip, matrix, rocket.chat, signal, whatsapp, telegram, Teams, Element, channel
documentation: documentation, docs, wiki, confluence, notion, runbook, runbooks, readme, documented, handbook, knowledge base, adr, docusaurus, mkdocs, gitbook, written down, outline, obsidian, google docs
design: figma, sketch, mockup, mockups, designer, wireframe, wireframes, design system, storybook, prototype, penpot, adobe xd, ux, designs, design tool
software_license: license, licence, licensed, apache, mit license, gpl, agpl, bsl, open source, open-source, proprietary, mit
secrets: secret, secrets, vault, api keys, api key, 1password, bitwarden, password manager, key rotation, credentials, doppler, secrets manager, sops, env file, lastpass, keepass, sealed secrets, infisical, passwords, tokens, key rotation
ai: llm, gpt, gpt-4, claude, openai, anthropic, gemini, mistral, llama, embedding, embeddings, copilot, ollama, ai assistant, ai model, language model, model, machine learning, fine-tune, fine-tuned
incident: incident, incidents, outage, outages, down, downtime, root cause, postmortem, post-mortem, bug, bugs, crash, crashed, crashes, failure, data loss, reason for?, why .. down?, went wrong, hotfix, regression, race condition, deadlock, expired certificate, disk full, error, errors, went down, were down, was down, broke down, lost data, went wrong, expired certificate, out of memory, minutes of downtime, break down, locked, filled up, outage of
codename: codename, code name, renamed, rename, project name, working title, rebranded
sprint: sprint, sprints, iteration, iterations, two-week, two weeks, one-week, kanban, scrum, velocity, story points, cycle, cycles, methodology, agile
review: code review, reviewer, reviewers, reviewed, approval, approvals, approve, approves, pull request, pull requests, prs, pr, merge request, codeowners, sign-off, four eyes, code reviews, reviews, pull request review
flags: feature flag, feature flags, launchdarkly, toggle, toggles, unleash, flag, flags, flagsmith, growthbook, experiments, a/b tests
payment: payment, payments, stripe, paypal, adyen, billing, checkout, braintree, mollie, klarna, invoices, invoicing, payment provider, charge cards, paddle, lemon squeezy, credit cards
search_engine: elasticsearch, opensearch, algolia, typesense, meilisearch, solr, search engine, full-text, search, searching, index, vespa, pgvector, vector database, qdrant, weaviate, pinecone, lucene
cdn: cdn, cloudflare, fastly, cloudfront, akamai, bunny, static files, static assets, object storage, s3, minio, bucket, r2, file uploads, uploads, blob storage
container: docker, base image, alpine, container, containers, dockerfile, podman, image, images, distroless, containerd, docker compose, compose, devcontainer, registry
cluster: kubernetes, k8s, nomad, ecs, cluster, clusters, helm, swarm, orchestration, orchestrator, eks, gke, k3s, openshift, scheduler, rancher, talos, orchestrate, orchestrates
iac: terraform, pulumi, ansible, opentofu, infrastructure as code, cloudformation, chef, puppet, provision, provisioned, provisioning, cdk, crossplane, nix, bicep
mailing: sendgrid, postmark, ses, mailgun, transactional email, newsletter, newsletters, send email, send emails, sends email, sends emails, mailchimp, resend, email provider, smtp, brevo, outgoing mail, emails
analytics: analytics, posthog, mixpanel, amplitude, matomo, plausible, google analytics, bi, metabase, looker, tableau, superset, power bi, product analytics, reporting, reports
orm: orm, prisma, drizzle, sqlalchemy, hibernate, typeorm, sequelize, knex, migrations, migration tool, flyway, liquibase, query builder, alembic, data access, jooq, kysely
state: redux, zustand, mobx, pinia, state management, tanstack query, react query, vuex, jotai
bundler: bundler, webpack, vite, rollup, esbuild, parcel, turbopack, rspack, swc, babel, build tool, turborepo, nx, lerna
architecture: monolith, microservice, microservices, architecture, split, modular, event-driven, hexagonal, cqrs, event sourcing, modules, extracted, merged into
office: office, floor, building, hq, headquarters, coworking, meeting room, premises
leave: vacation days, parental leave, sick leave, sabbatical, maternity leave, paternity leave, on leave, days of leave, time off, pto, out of office, on holiday, away, back from, returns, absent, annual leave, unavailable
contract: notice period, probation, permanent, fixed-term, ~contract, contract end, renewal, renewed, renews, sla, ~terms, runs until, ~extended, freelance contract, ~expires, ~agreement
timezone: time zone, timezone, utc, cet, cest, PST, EST, GMT, IST
conference: conference, talk, talks, speak at, meetup, keynote, workshop, summit, ~presentation, ~presenting, hackathon
stack: stack, tech stack, technologies, technical, toolchain, tooling, ~tool?
okr: okr, okrs, key result, kpi, kpis, north star, objective, revenue, arr, mrr, churn
user_count: users, active users, daily active, subscribers, sign-ups, signups, visitors, traffic, requests per day, downloads, stars
compliance: gdpr, hipaa, soc 2, soc2, iso 27001, audit, audited, compliance, compliant, certification, certified, pen test, penetration test, dpo, data protection
retention: retention, delete after, deleted after, purged, for days, how long .. keep, how long .. kept, how long .. stored, how long .. retain, days of logs, keep .. days, keep .. months, kept .. days, stored, how long .. store?, logs for, access logs, retained, kept for, purged after, for 30 days!, for 90 days!, for 60 days!, for 180 days!, for 7 days!, days of
accessibility: accessibility, wcag, screen reader, a11y, contrast
browser: browser, browsers, firefox, chrome, safari, brave, arc, vivaldi, opera
keyboard: keyboard, keyboards, layout, mechanical, split keyboard, mouse, trackball, monitor, monitors, screen, display, headphones, headset, webcam, microphone, dvorak, colemak, qwerty, qwertz
camera: camera, lens, fuji!, fujifilm!, canon!, nikon!, leica!, sony alpha!, mirrorless, dslr
emailtone: answer style, answers, short answers, bullet points, tone, reply style, verbose, formal, informal, emoji, emojis, metric units, celsius, british english, address me, be concise, respond
`;
