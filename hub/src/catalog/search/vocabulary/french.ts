/** French words of requests and of what tools handle, with their English. */
import type { LanguageTable } from './dictionary.ts';

export const FRENCH: LanguageTable = {
  endings:
    /^(?:[aeisx]|[ei]s|ee?s?|ent|ez|[ei]r|re|ait|[ae]nte?s?|ons|[ei]?ments?|[aist]?[it]?ions?|eurs?|euses?|rices?|ages?|ales?|aux|ifs?|ives?|ites?|aires?|i[st]|issez|iqu?es?|oyer|oyez|oie|u[es]?|ur[ei]s?|l[es]?|elles?|ettes?|ies?|oires?|ir[ae])?$/,
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
`,
};
