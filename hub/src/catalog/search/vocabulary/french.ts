/** French words of requests and of what tools handle, with their English. */
import type { LanguageTable } from './dictionary.ts';

export const FRENCH: LanguageTable = {
  endings:
    /^(?:[aeisx]|[ei]s|ee?s?|ent|ez|[ei]r|re|ait|[ae]nte?s?|ons|[ei]?ments?|[aist]?[it]?ions?|eurs?|euses?|rices?|ages?|ales?|aux|ifs?|ives?|ites?|aires?|i[st]|issez|iqu?es?|oyer|oyez|oie|u[es]?|ur[ei]s?|l[es]?|elles?|ettes?|ies?|oires?|ir[ae])?$/,
  changedEnds: [['aux', 'al']],
  compounds: false,
  loanEndings: [],
  stopWords: `
a ai aide aider ainsi alors apres au aucun aussi autre autres aux avant avec avez avoir avons bien bonjour c ca ce cela ces cet cette ceux chaque chez
comme comment d dans de depuis des deux du elle elles en encore entre es est et etait etre eux fait faut il ils j je l la le les
leur leurs lors lui m mais me merci moi n ne nos notre nous on ont ou par parce pas pendant peu peut peux plait plus pour
pourquoi pourrais pourriez pouvez puis qu quand quel quelle quelles quels quoi s sa sans se ses si sil soit son sont sous sur t ta te tes
toi ton tres tu un une vers veux voici voila vos votre voudrais vous y
`,
  words: `
room: salle* chambre*; difference, compare: differenc*; clear, empty: vider vide videz; refresh: rafraich*; main: principal*
grant: accord*; reset: reinitialis*; turn off: eteindre
english: anglais anglaise; german: allemand allemande; polish: polonais polonaise; spanish: espagnol espagnole; french: francais francaise
manage: gerer gere gestion* administr*; my: mon ma mes; who: qui; show, view, display: montr* affich* visualis*
see, view: voir vois voyez vue; list: lister liste listes listez enumer*; get, fetch: obten* obtien* recuper* donn*
read: lire lis lisez lecture*; download: telecharg*; search, find: cherch* recherch* trouv*; query: interrog* requete*
create, add: creer cree creez creation* fais faire; new: nouveau nouvel nouvelle* nouveaux; add: ajout* inser*
delete, remove: supprim* suppress* effac* enlev* retir*; update, edit: met mets mettre jour edit* actualis*
change, edit: chang* modif*; rename: renomm*; set: defin* regl* regle*; replace: remplac*; send: envoy* envoi* expedi*
publish: publi*; write: ecri* redig*; save: enregistr* sauvegard* sauvegarde*; open: ouvr* ouvert*
close: ferm* clotur*; start, run: demarr* lanc* commenc*; execute, run: execut*; stop: arret*; cancel: annul*
enable: activ*; turn on: allum*; disable: desactiv*; turn off: etein*; restart: redemarr* relanc*
restore: restaur* retabl*; repeat, retry: repet* reessa*; copy: copi* dupliqu*; move: deplac*
transfer: transfer* vir* virement*; upload: televers* charg*; import: import*; export: export*; attach: joindre joign*
attachment: joint* joints piece pieces; merge: fusion*; connect: connect* connex* reli*
assign: assign* attribu* affect*; approve, accept: approuv* accept* valid*; reject: rejet* refus*; share: partag*
invite, invitation: invit*; join: rejoi*; leave: quitt*; subscribe, subscription: abonn*; register: inscri*
check, verify: verifi* control*; compare: compar*; analyze: analys*; calculate: calcul*; count: compt* compte*
number: nombre* numero*; sort: tri trier triez ordonn*; filter: filtr*; convert: convert* conversion*
translate, translation: tradui* traduct*; summarize, summary: resum*; generate: gener*
plan, schedule: planifi* program*; reschedule: report* decal*; remind, reminder: rappel*
notification, notify: notifi* avert*; monitor: surveill*; track: suiv* suivi*; wait: attend*
recommend, suggest: recommand* sugger* propos*; predict, forecast: prevo* previs* predi*; explain: expliqu*
ask, question: demand* demande* question*; answer, reply: repond* repons*; mark: marqu*; rate, review: evalu*
vote: vot*; play: jou*; draw: dessin*; install: install*; deploy, deployment: deplo*; build: constru* compil*
test: test*; fix: corrig* repar*; buy: achet* achat*; sell, sale: vend* vent*; pay, payment: pay* paiement*
book, reservation: reserv*; order: command*; archive: archiv*; lock, block: bloqu* verrouill*
unlock: debloqu* deverrouill*; click: cliqu*; issue, ticket: ticket* demande* incident*
bug, error: erreur* bogue* bug* defaut*; problem, issue: problem*; task: tache*; project: projet*
merge request: fusion*; repository: depot*; branch: branche*; commit: commit*; code: code*
comment: comment* commentair*; discussion: discuss*; thread: fil fils; label, tag: etiquet*; version: version*
milestone: jalon*; priority: priorit*; status, state: statut* etat etats; description: descript* decri*; title: titre*
author: auteur*; owner: proprietair*; member: membre*; attendee, participant: participant*; time: temps heure heures
job, work: travail* emploi* tache*; server: serveur*; database: base bases; data: donnee donnees
table: tableau* table*; column: colonn*; row: ligne*; record: enregistrement*; key: cle cles clef clefs
index: indice*; schema: schema*; backup: sauvegarde*; container: conteneur*; image: image*; network: reseau*
address: adress*; domain: domain*; cloud: nuage*; environment: environnement*
configuration, settings: configur* parametr* reglage*; option, preference: option* preferenc*; process: process*
log: journal journaux; metric: metriqu* mesure*; alert: alert*; performance: performanc*
usage: utilis* usage* consomm*; memory: memoire*; disk: disque*; device: appareil*; password: passe
user: utilisateur*; account: compte*; role: role*; permission, access: permission* acces droit droits autoris*
security: securit*; vulnerability: vulnerab* faille*; certificate: certificat*; message: messag*
email, mail: courriel* mail* email*; inbox: boite reception; draft: brouillon*; recipient: destinatair*
sender: expediteur*; subject, topic: sujet* objet; channel: canal canaux; conversation: convers*
calendar: calendrier* agenda*; event: evenement*; appointment, meeting: rendez rdv; meeting: reunion*
deadline, due date: echeance* delai*; holiday, vacation: vacance* conge* ferie*; birthday: annivers*
contact: contact*; person, people: personne* gens; name: nom noms prenom*; phone: telephon* portable*
note: note notes; file: fichier*; folder, directory: dossier* repertoire*; path: chemin*; document: document*
page: page*; website: site sites; spreadsheet: feuille* tableur* classeur*; cell: cellule*
presentation: present* diaporama*; slide: diapositiv*; form: formulair*; survey: sondage* enquete*
template: modele* gabarit*; text: texte*; word: mot mots; sentence: phrase*; language: langue*; report: rapport*
chart, graph: graphiqu*; board: tableau*; card: carte*; group: groupe*; team: equipe*; organization: organis*
company: entreprise* societe*; customer, client: client*; employee: employe* salarie*; invoice: factur*
receipt: recu recus; product: produit* article*; shop, store: magasin* boutique*; cart: panier*; price: prix tarif*
cost, expense: cout* depense*; discount: remise* reduct* promo promotion*; delivery, shipping: livr* livraison*
package, parcel: colis paquet*; inventory, stock: stock* inventair*; stock, share: bourse* action actions
currency: devise* monnaie*; exchange rate: taux cours; money: argent; bank: banque* bancair*; balance: solde*
transaction: transact*; tax: impot* taxe*; salary: salaire*; loan: pret prets credit* emprunt*
cryptocurrency: crypto* cryptomonnaie*; investment: invest*; dividend: dividend*; income, revenue: revenu*
profit: benefice* profit*; market: marche marches; offer: offre*; contract: contrat*; campaign: campagne*
advertisement: annonce* publicit*; post: publication*; news: actualite* nouvelles infos; law: loi lois juridiqu*
map: carte*; place, location: lieu lieux endroit* emplacement*; city: ville*; country: pays; street: rue rues
route, directions: itinerair* trajet*; distance: distanc*; nearby: proche* proximit* pres; weather: meteo* temps
temperature: temperatur*; rain: pluie*; wind: vent vents; travel, trip: voyag*; flight: vol vols; plane: avion*
airport: aeroport*; train: train*; station: gare*; car: voitur*; hotel: hotel* hebergement*; restaurant: restaurant*
recipe: recett*; food: nourritur* aliment* repas; movie: film*; series: serie*; actor: acteur* actric*; music: musiqu*
song: chanson*; artist: artiste*; video: video*; sound, audio: son sons audio*; voice: voix; photo, picture: photo*
color: couleur*; book: livre*; library: bibliothequ*; game, match: jeu jeux match*; player: joueur*; league: ligue*
score, result: resultat* score*; sport: sport*; health: sante*; doctor: medecin* docteur*; medicine, drug: medicament*
disease: maladie*; exercise, workout: exercice* entrainement*; school: ecole*; student: etudiant* eleve*
science, research: scien*; light: lumier* lampe*; home, house: maison* logement*; day: jour jours journee*
today: aujourd hui aujourdhui; yesterday: hier; tomorrow: demain; week: semaine*; month: mois; year: annee* an ans
minute: minute*; date: date*; now, current: maintenant actuel*; last, latest, recent: dernier* derniere* recent*
next: prochain* suivant*; previous: precedent*; first: premier*; all: tout tous toute toutes; top, best: meilleur*
popular: populair*; free: libre* gratuit*; available: disponib*; important: important*; urgent: urgent*
similar: similair* semblab*; random: aleatoir* hasard; history: histor* histoire*; content: contenu*; detail: detail*
information: information* renseign*; type: type* genre*; category: categor*; size: taille*; value: valeur*
link: lien*; example: exempl*; screenshot: capture*; screen: ecran*; window: fenetre*; browser: navigateur*
navigate: navigu*; button: bouton*; function: fonction*; request: demande* requete*; rule: regle*
statistics: statist*; quality: qualit*; energy: energ*
scan: scann* numeris*; submit: soumet* soumis*; overwrite: ecras*; discard: abandonn*; clean up, clean: nettoy*; reopen: rouvr*; trigger: declench*; terminate: termin*; revoke: revoqu*; pause: pause pauses suspend*
resume, continue: repren* repris* continu*; revert: annul*; clone: clon*; migrate: migr*; extract: extra* extrait*; split: divis* separ* scind*; detach: detach*; allow: permet*; decline, reject: refus* rejet*; ban: bann* interdi*
mute: silenc*; unsubscribe: desabonn* desinscri*; evaluate: evalu*; estimate: estim*; total, sum: total totaux somme*; average: moyenn*; rank: class*; compress: compress*; unpack: decompress*; encrypt: chiffr* crypt*
decrypt: dechiffr* decrypt*; decode: decod*; encode: encod*; format: format* formate*; delay, postpone: report* repouss* differ* retard*; notify, notification: notifi* avert* preven*; monitor: surveill* supervis*
track, trace: suivre suivi* suis trac*; suggest, recommend: suggest* sugger* recommand* conseill*; explain: expliqu*; describe: decri* decriv*; recognize, detect: reconnai* detect*; classify: classifi*; highlight: surlign*
pin: epingl*; hide: cach* masqu*; public: public publique*; private: priv* prive*; audit: audit*; poll, vote: vot* sondag*; favorite: favori*; press, click: appuy* cliqu*; fill: rempl* rempli*; scroll: defil*; drag: gliss*
capture, record: captur* enregistr*; paint, draw: pein* dessin*; uninstall: desinstall*; failed, failure: echou* echec* panne*; wrong: faux fausse* incorrect*; invalid: invalid*; missing: manqu* absent*; empty: vide vides
duplicate: doublon* dupliqu*; progress: progress* avancement*; heading: entete* titre*; section: section* chapitr*; object: objet objets; length: longueur*; duration: duree*; time zone: fuseau* horaire; range, period: plage* periode*
daily: quotidien*; weekly: hebdomad*; monthly: mensuel*; yearly, annual: annuel*; quarter: trimestr*; profile: profil*; sample: echantill*; limit: limit*; quota: quota*; batch: lot lots; visible: visible*
manual: manuel* guide*; unit: unite*; app, application: applicat* logiciel*; worldwide: mondial* monde; industry: industri*; requirement: exigenc*; increase: augment*; decrease: diminu* baiss*; frequency: frequenc*
glossary: glossair*; dictionary: dictionnair*; abbreviation: abreviat*; embed: integr* incorpor*; feature: fonctionnal*; idea: idee*; goal: objectif*; workflow: flux; automation: automatis*; watcher: observat*
developer: developp* programm*; conflict: conflit*; phase, stage: phase* etape*; dependency: dependanc*; debug: debogu*; string: chaine*; production: production*; development: developpement*
license: licenc*; protection: protect* proteg*; architecture: architectur*; learning: apprentissag*; speech: parole*; transcript: transcri*; sentiment: sentiment*; spelling: orthograph*; grammar: grammair*; mailbox: boite*
trash: corbeill* poubell*; forward: transfer* transmet*; signature, sign: sign*; newsletter: infolettr* bulletin*; announcement: annonc*; mobile: mobil* portabl*; call: appel appels appell*; agenda: ordre
guest: convive*; busy: occup*; recurring: recurrent*; alarm: alarm* reveil*; timer: minuteur* chronometr*; absence: absenc*; sick: malad*; birth: naissanc*; reminder: rappel*; done, completed: termine* accompli* fini*
overdue, late: retard* tard; habit: habitud*; drive: lecteur*; paper: papier*; field: champ*; formula: formule*; questionnaire: questionnair*; font: police polices; bold: gras; print: imprim* impress*; region: region*
meaning: significat* sens; synonym: synonym*; quote: citation* cit*; joke: blagu*; poem: poem* poes*; icon: icone*; logo: logo*; background: fond arriere; crop: recadr* rogn*; rotate: pivot* tourner tournez; resize: redimension*
shape: forme*; rectangle: rectangl*; circle: cercl*; arrow: flech*; theme: theme*; bar: barre*; pie: camembert*; volume: volum*; traffic: trafic* circulat*; outage: panne* interrupt*; duty: astreint*; escalate: escalad*
threshold: seuil*; processor: processeur*; authentication: authentif*; compliance: conformit*; threat: menac*; attack: attaqu*; risk: risqu*; virus: virus; leak: fuite*; area: zone* surface*
asset: actif actifs; hardware: materiel*; business: affair*; financial: financ*; loss: perte*; earnings: gain* benefice*; debt: dette*; bond: obligat*; fund: fonds; portfolio: portefeuill*; gold: or; oil: petrol*
raw material, commodity: matiere*; wallet: portefeuill*; refund: rembours*; budget: budget*; mortgage: hypothe*; interest: interet*; interest rate: taux; payroll: paie*; inflation: inflation*; unemployment: chomag*
economy: econom*; accounting: comptab*; goods: marchandis* biens; variant: variant*; catalog: catalog*; warehouse: entrepot*; opportunity: opportunit*; supplier: fournisseur*; seller: vendeur*; buyer: acheteur*
complaint: plainte* reclamat*; loyalty: fidelit*; gift: cadeau*; staff: personnel*; colleague: collegue*; boss: patron* chef chefs; candidate: candidat*; recruitment: recrut*; vacancy, job: poste postes
interview: entreti*; attendance: presenc*; keyword: motscles; audience: audienc*; trend: tendanc*; blog: blog*; newspaper: journal* journaux; forum: forum*; court: tribunal* cour; decision: decision* jugement*
patent: brevet*; government: gouvern*; election: election*; politician: politic* politiqu*; parliament: parlement*; insurance: assuranc*; real estate: immobil*; rent: louer loyer* locat*; donation: dons
landmark: monument* attract*; radius: rayon*; latitude: latitud*; altitude: altitud*; arrival: arriv*; departure: depart*; timetable: horair*; delay: retard*; traffic jam: embouteill* bouchon*; subway: metro*; taxi: taxi*
vehicle: vehicul*; truck: camion*; bicycle: velo*; fuel: carburant* essenc*; parking: parking* stationn*; highway: autorout*; postal code: postal*; population: populat* habitant*; capital: capital*; border: frontier*
airline: compagni* aerien*; luggage: bagag*; passport: passeport*; visa: visa*; ship: bateau* navire*; cruise: croisier*; climate: climat*; snow: neig*; storm: tempet* orag*; humidity: humidit*; pollution: pollut*
earthquake: seism* tremblement*; tide: maree*; sea: mer mers; sunrise: lever; sunset: coucher; moon: lune*; planet: planet*; satellite: satellit*; horoscope: horoscop*; episode: episod*; season: saison*; subtitle: soustitr*
noise: bruit*; podcast: podcast* balado*; radio: radio radios; band: groupe*; singer: chanteu*; lyrics: parole*; concert: concert*; museum: musee*; exhibition: exposit*; art: art arts; painting: peintur* tableau*
standings: classement*; tournament: tournoi*; cup: coupe coupes; championship: championn*; soccer: foot football*; horse: cheval* chevaux; race: cours* course*; betting: pari parier; chess: echecs; step: pas
heart rate: cardiaqu* pouls; sleep: sommeil* dorm*; weight: poids; nutrition: nutrit*; calorie: calori*; meal: repas; ingredient: ingredient*; cook: cuisin*; coffee: cafe cafes; menu: menu menus; drink: boisson*
wine: vin vins; beer: biere*; hospital: hopita* cliniqu*; symptom: symptom*; vaccine: vaccin*; blood pressure: tension; blood: sang; magazine: magazin* revue*; gene: gene genes; protein: protein*; molecule: molecul*
species: espece*; animal: animal* animaux; dog: chien*; cat: chat chats; plant: plante*; flower: fleur*; garden: jardin*; mathematics: mathemat*; equation: equation*; solve: resoud* resolv*; probability: probabil*
education: educat*; university: universit*; teacher: professeur* enseign*; lesson: lecon*; homework: devoirs; exam: examen*; learn: appren*; gender: sexe; age: age ages; wedding: mariag*; brightness: luminosit*
heating: chauffag*; thermostat: thermostat*; sensor: capteur*; camera: camera*; door: porte portes; scene: scene*; vacuum: aspirat*; robot: robot*; speaker: enceint* hautparl*; electricity: electric*; battery: batteri*
solar: solair*; crime: crimes criminalit* delit*; police: police*; clothes: vetement*; hair: cheveux; bible: bible*; prayer: prier*
exchange rate, price: cours; count, account: compt*; failed, failure, chess: echec*; table, board, dashboard: tableau; screen, screenshot: ecran; race, shopping: courses; track, follow: suiv*; case, business: affaire*
`,
};
