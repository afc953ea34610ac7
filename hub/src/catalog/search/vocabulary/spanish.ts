/** Spanish words of requests and of what tools handle, with their English. */
import type { LanguageTable } from './dictionary.ts';

export const SPANISH: LanguageTable = {
  endings:
    /^(?:s|[aeio]|[aei]r|[aei]s|[ae]n|os|ando|iendo|[ai]d[ao]s?|[ai]?cion(?:es)?|[st]?ion(?:es)?|[ai]mientos?|[ai]dor[ae]?s?|(?:[aei]r?)?(?:me|te|se|nos|l[aeo]s?|mel[ao]s?)|ic[ao]s?|[ai]v[ao]s?|os[ao]s?|[ae]ntes?|[ae]ncias?|[ai]dad(?:es)?|ad(?:es)?|ur[ae]s?|i[ao]s?|y[ae]|uen?|ari[ao]s?|ud(?:es)?|[ae]mos|ab[ae]s?)?$/,
  compounds: false,
  loanEndings: [],
  stopWords: `
a al algo algun alguna algunos ante antes aqui asi aun aunque cada como con contra cual cuales cualquier cuando cuanto cuanta cuantos cuantas
de del desde donde dos durante e el ella ellas ellos en entre era eran es esa ese eso esos esta estan estar este esto estos estas estoy favor
fue ha hace hacia han has hasta hay he la las le les lo los mas me mucho muy necesito ni no nos nosotros nuestra nuestro nuestros
o os otra otro otros para pero poco por porque puede puedes puedo podria podrias pues que quiero quisiera queremos se segun
ser si sin sobre son soy su sus tal tambien tan te tengo tener tiene tienen todavia tras tu tus un una unas uno unos usted ustedes y ya yo
ayuda ayudame gracias hola
`,
  words: `
room: sala salas habitacion*; difference, compare: diferenci*; cache: cache; clear, empty: vaci* limpi*; refresh: refresc*; main: principal*
grant: conced* otorg*
english: ingles inglesa; german: aleman alemana; polish: polaco polaca; spanish: espanol espanola; french: frances francesa
manage: gestion* administr* manej*; my: mi mis; who: quien quienes
show, view, display: mostr* muestr* ensen* visualiz* desplieg* exhib*; see, view: ver veo vea verlo vista vistas
list: listar lista listas listame listado listados enumer*
get, fetch: obten* obteng* conseguir consig* dame dar recuper* trae traer traeme
read: leer lee leeme leyendo lectura* lei*; download: descarg* bajar
search, find: buscar busca buscame busq* busqueda* busc* encontr* encuentr* localiz* hallar; query: consult*
create, add: crear crea crealo creame cree creacion* cread* gener* hacer haz hazme; new: nuevo nueva nuevos nuevas
add: anad* agreg* incorpor* sum* insert* incluir; delete, remove: elimin* borr* quit* suprim*
update, edit: actualiz* edit*; change, edit: cambi* modific* alter*; rename: renombr*
set: establec* fij* pon poner ajust* defin*; replace: reemplaz* sustitu* remplaz*; send: envi* mand* remit*
publish: public*; write: escrib* redact* escrit*; save: guard* almacen*; open: abrir abre abra abiert* apertura
close: cerrar cierr* cerrad*; start, run: inici* empez* empiez* comenz* comienz* arranc* lanz*
execute, run: ejecut* corre correr; stop: deten* detien* parar para; cancel: cancel* anul*; enable: habilit* activ*
turn on: encend* enciend* prend*; disable, turn off: deshabilit* desactiv* apag*; restart: reinici*
restore: restaur* restablec* recuper*; undo: deshac* revert*; repeat, retry: repet* repit* reintent*
copy: copi* duplic*; move: mover muev* movid* traslad*; transfer: transfer* transfier*
upload: subir sube subida carg*; import: import*; export: export*; attach, attachment: adjunt*
merge: fusion* combin* unir; connect: conect* conex* vincul* enlaz*; assign: asign*
assignee: asignado asignada responsable*; approve, accept: aprob* aprueb* acept*; confirm: confirm*
reject: rechaz* deneg*; share: compart*; invite, invitation: invit*; join: unirse unirme unete; leave: salir abandon*
subscribe, subscription: suscri*; login: sesion* acceder ingres* entrar; logout: desconect*
register: registrar registra registrarse inscri*; check, verify: comprob* comprueb* verific* revis* chequ*
validate: valid*; compare: compar*; analyze: analiz* analis* examin*; calculate: calcul*
count: contar contando cuent* recuent*; number: numero numeros cantidad*; sum: suma sumas total
sort: orden* clasific*; filter: filtr*; convert: convert* conviert* conversion* transform*
translate, translation: traduc* traduz*; summarize, summary: resum* resumen; plan, schedule: planific* program* agend*
reschedule, move: reprogram* aplaz*; remind, reminder: record* recuerd*; notification, notify: notific* avis*
monitor: monitor* supervis* vigil*; track: rastre* segu* sigue* seguimiento; wait: esper*
recommend, suggest: recom* suger* sugier*; predict, forecast: pronostic* predec* prediccion* predic* prevision*
explain: explic*; ask, question: pregunt*; answer, reply: respond* respuest* contest*; mark: marc*
rate, rating: calific* valor* puntu*; vote: vot*; play: reproduc* jug* jueg* tocar; record: grab*; draw: dibuj*
install: instal*; deploy, deployment: despleg* desplieg* despliegu*; build: constru* compil*; test: prob* prueb*
fix: arregl* correg* repar*; buy: compr*; sell, sale: vend* venta ventas; pay, payment: pag* pago pagos
book, reservation: reserv*; order: pedido pedidos encarg*; archive: archivar archiva; lock, block: bloque*
unlock: desbloque*; click: clic clicar pulsa* haga; resize: redimension*; issue, ticket: incidencia* tique* ticket*
bug, error: fallo fallos errores error bug* defecto*; problem, issue: problema* asunto*; task: tarea*
project: proyecto*; merge request: fusion*; pull request: extraccion*; repository: repositorio*; branch: rama ramas
commit: commit* confirmacion*; code: codigo*; comment: coment*; discussion: discus* debat*; thread: hilo hilos
label, tag: etiquet*; version: version*; release: lanzamiento*; milestone: hito hitos; priority: prioridad*
status, state: estado*; description: descripcion* describ*; title: titulo*; author: autor*; owner: propietari* duen*
reviewer: revisor*; member: miembro* integrante*; participant, attendee: participant* asistent*
time, hours: hora horas tiempo*; weather: tiempo clima* meteorolog*; pipeline: tuberia* canalizacion*
job, work: trabajo* empleo*; server: servidor*; database: base bases; data: dato datos; table: tabla*
column: columna*; row: fila filas; record, entry: registro* entrada*; key: clave* llave*; index: indice*
schema: esquema*; backup: respald* copia copias; container: contenedor*; image: imagen*; cluster: cluster*
network: red redes; address: direccion*; domain: dominio*; cloud: nube nubes; environment: entorno*
variable: variable*; configuration, settings: configur* ajustes; option, preference: opcion* preferencia*
parameter: parametro*; process: proceso*; log: bitacora* registros logs; metric: metrica*; alert: alert* alarma*
incident: incidente*; performance: rendimiento*; usage: uso usos utiliz* consumo*; memory: memoria*
storage: almacenamiento*; disk: disco*; device: dispositivo*; password: contrasen*; user: usuari*
account: cuenta cuentas; role: rol roles; permission, access: permiso* acceso*; security: segurid*
vulnerability: vulnerab*; certificate: certificad*; token: token* ficha*; message: mensaj*
email, mail: correo* email*; inbox: bandeja buzon; draft: borrador*; recipient: destinatari*; sender: remitent*
topic, subject: tema temas asunto; unread: leidos leido; channel: canal*; chat, conversation: chat* convers* charl*
reaction: reaccion*; calendar: calendario*; event: evento*; appointment, meeting: cita citas
meeting: reunion* junta juntas; deadline, due date: plazo* vencimiento* limite
holiday, vacation: vacacion* festivo* feriado*; birthday: cumplean*; contact: contact*; person, people: persona* gente
name: nombre*; last name: apellid*; phone: telefon* movil* celular*; note: nota notas apunte*; file: archivo* fichero*
folder, directory: carpeta* directorio*; path: ruta rutas; document: documento*; documentation: documentacion*
page: pagina*; website, web page: web sitio sitios; spreadsheet: planilla* hoja hojas; sheet: hoja hojas; cell: celda*
presentation: presentacion*; slide: diapositiva*; form: formulario*; survey: encuesta*; template: plantilla*
text: texto*; word: palabra*; sentence: frase* oracion*; language: idioma* lengua*; paragraph: parrafo*
report: informe* reporte*; chart, graph: grafic*; diagram: diagrama*; dashboard: panel paneles tablero*
board: tablero* pizarra*; card: tarjeta*; group: grupo*; team: equipo*; organization: organizacion*
company: empresa* compania*; customer, client: client*; employee: emplead*; department: departamento*
invoice: factura*; receipt: recibo*; product: producto* articulo*; shop, store: tienda*; cart: carrito*
price: precio*; cost, expense: costo* cuest* coste* gasto*; discount: descuento* cupon*
delivery, shipping: envio envios entrega*; package, parcel: paquete*; inventory, stock: inventario* existencias
stock, share: accion acciones bolsa; currency: moneda* divisa*; exchange rate: cambio tasa tasas; money: dinero*
bank: banco* bancari*; balance: saldo* balance*; transaction: transaccion*; tax: impuesto*
salary: salario* sueldo* nomina*; loan: prestamo* credito*; cryptocurrency: criptomoneda* cripto*
investment: inversion* invert*; dividend: dividendo*; revenue, income: ingreso*; profit: ganancia* beneficio*
market: mercado*; offer: oferta*; contract: contrato*; campaign: campana*; advertisement: anuncio* publicidad*
post: publicacion* entrada*; follower: seguidor*; article: articulo*; news: noticia*; law: ley leyes legal*
map: mapa*; place, location: lugar* ubicacion* sitio sitios; city: ciudad*; country: pais paises; street: calle*
route, directions: ruta rutas trayecto* camino*; distance: distancia*; coordinates: coordenad*; nearby: cerca cercan*
temperature: temperatura*; rain: lluvi* llov*; wind: viento*; air: aire; travel, trip: viaj*; flight: vuelo*
plane: avion*; airport: aeropuerto*; train: tren trenes; station: estacion*; bus: autobus*
car: coche* carro* automovil*; hotel: hotel* alojamiento*; restaurant: restaurante*; recipe: receta*
food: comida* alimento*; movie: pelicula* cine; series: serie*; actor: actor* actriz; music: musica*; song: cancion*
artist: artista*; album: album*; playlist, play: reproduccion; video: video*; audio, sound: sonido* audio*
voice: voz voces; photo, picture: foto* fotografia*; color: color*; book: libro*; library: biblioteca*
game, match: juego* partid*; player: jugador*; league: liga*; score, result: resultado* marcador* puntuacion*
sport: deport*; health: salud*; doctor: medico* doctor*; patient: paciente*; medicine, drug: medicament* medicina*
disease: enfermedad*; exercise, workout: ejercicio* entrenamiento*; school: escuela*; course: curso*
student: estudiant* alumn*; science, research: ciencia* investig*; light: luz luces lampara*
home, house: casa casas hogar*; day: dia dias; today: hoy; yesterday: ayer; tomorrow: manana; week: semana*
month: mes meses; year: ano anos; minute: minuto*; date: fecha*; now, current: ahora actual actuales
last, latest, recent: ultim* recient*; next: siguient* proxim*; previous: anterior* previ*; first: primer*
all: todo toda todos todas; top, best: mejor mejores; popular: popular*; free: libre libres gratis gratuit*
available: disponib*; important: important*; urgent: urgent*; similar: similar* parecid*; random: aleatori* azar
history: histori*; change: cambio cambios; content: contenido*; detail: detall*; information: inform*
type: tipo tipos; category: categor*; size: tamano*; value: valor valores; link: enlace* vinculo*; part: parte partes
example: ejemplo*; knowledge: conocimiento*; line: linea lineas; screenshot: captura*; screen: pantalla*
window: ventana*; browser: navegador*; navigate: naveg*; button: boton*; function: funcion*; class: clase clases
method: metodo*; request: solicit* peticion*; response: respuesta*; rule: regla*; model: modelo*
statistics: estadist*; percent: porcent*; quality: calidad*; energy: energia*; property: propiedad*
`,
};
