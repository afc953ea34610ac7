/** Spanish words of requests and of what tools handle, with their English. */
import type { LanguageTable } from './dictionary.ts';

export const SPANISH: LanguageTable = {
  endings:
    /^(?:s|[aeio]|[aei]r|[aei]s|[ae]n|os|ando|iendo|[ai]d[ao]s?|[ai]?cion(?:es)?|[st]?ion(?:es)?|[ai]mientos?|[ai]dor[ae]?s?|(?:[aei]r?)?(?:me|te|se|nos|l[aeo]s?|mel[ao]s?)|ic[ao]s?|[ai]v[ao]s?|os[ao]s?|[ae]ntes?|[ae]ncias?|[ai]dad(?:es)?|ad(?:es)?|ur[ae]s?|i[ao]s?|y[ae]|uen?|ari[ao]s?|ud(?:es)?|[ae]mos|ab[ae]s?)?$/,
  changedEnds: [
    ['que', 'c'],
    ['quen', 'c'],
    ['gue', 'g'],
    ['guen', 'g'],
    ['ce', 'z'],
    ['ces', 'z'],
  ],
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
scan: escane*; submit: presentar presenta someter; overwrite: sobrescrib*; discard: descart*; clean up: limpi*; reopen: reabr*; trigger: dispar* desencaden*; terminate: termin*; revoke: revoc*
pause: paus*; resume, continue: reanud* continu*; revert: revert*; clone: clon*; migrate: migr*; extract: extra* extraig*; split: divid* separ*; detach: desvincul*; allow: permit*; decline, reject: declin* rechaz*
ban: expuls* prohib*; mute: silenci*; unsubscribe: desuscrib*; evaluate: evalu*; estimate: estim*; total, sum: total totales suma sumas; average: promedio* media; rank: clasific*; compress: comprim*
unpack: descomprim*; encrypt: cifr* encript*; decrypt: descifr* desencript*; decode: decodific*; encode: codific*; format: format*; delay, postpone: pospon* aplaz* retras*; notify, notification: notific* avis*
monitor: monitor* vigil* supervis*; track, trace: rastre* segu seguir seguimiento*; suggest, recommend: suger* recom* recomiend*; explain: explic*; describe: describ*; recognize, detect: reconoc* detect*
classify: clasific*; highlight: resalt* destac*; set, pin: fijar fija fijado; hide: ocult* escond*; public: publico publica publicos; private: privad*; audit: auditor*; poll, vote: vot* encuest*; favorite: favorit*
press, click: puls* clic; fill: rellen* llen*; scroll: desplaz*; drag: arrastr*; capture, record: captur* grab*; paint, draw: pint* dibuj*; uninstall: desinstal*; failed, failure: fallid* fallo fallos fallaron falla fallas
wrong: incorrect* equivocad*; invalid: invalid*; missing: falt* ausent*; empty: vacio vacia vacios; duplicate: duplic* repetid*; progress: progres* avance*; heading: encabezad*; section: seccion*; object: objeto*
length: longitud*; duration: duracion*; time zone: horaria zona; range, period: rango* interval* period*; daily: diari*; weekly: seman*; monthly: mensual*; yearly, annual: anual*; quarter: trimestr*; profile: perfil*
default: predetermin*; limit: limit*; quota: cuota*; batch: lote lotes; visible: visible*; manual: manual* guia guias; unit: unidad*; app, application: aplicacion*
worldwide: mundial* mundo; industry: industri*; requirement: requisit*; increase: aument* increment*; decrease: dismin* reduc*; frequency: frecuenc*; glossary: glosario*; dictionary: diccionario*; abbreviation: abreviatur*
embed: incrust*; nearest: cercan*; feature: funcionalid* caracterist*; idea: idea ideas; goal: objetivo* meta metas; workflow: flujo flujos; automation: automatiz*; watcher: observador*; developer: desarrollador* programador*
conflict: conflicto*; phase, stage: fase fases etapa etapas; dependency: dependenc*; debug: depur*; string: cadena cadenas; production: produccion*; development: desarroll*; command: comando*; license: licencia*
protection: protec* proteg*; architecture: arquitectur*; learning: aprendizaj*; speech: habla voz; transcript: transcri*; sentiment: sentimiento*; spelling: ortograf*; grammar: gramatic*; mailbox: buzon*
trash: papelera basura; forward: reenvi*; signature, sign: firm*; newsletter: boletin*; announcement: anunci*; mobile: movil* celular*; call: llamad* llam*; schedule, agenda: agenda*; guest, invitee: invitad*
busy: ocupad*; recurring: recurrent*; alarm: alarma* despertador*; timer: temporiz*; absence: ausenc*; sick: enferm*; birth: nacimient*; reminder: recordatorio* record* recuerd*; done, completed: complet* terminad* hech*
overdue, late: vencid* atrasad* tard*; habit: habito*; drive: unidad*; paper: papel*; field: campo*; formula: formula*; questionnaire: cuestionario*; font: fuente* tipografi*; bold: negrita*; print: imprim* impres*
region: region*; meaning: significad*; synonym: sinonim*; quote: cita citas; joke: chiste* broma*; poem: poema* poesia*; icon: icono*; logo: logo*; background: fondo*; crop: recort*; rotate: rot* gir*; resize: redimension* escal*
shape: forma formas; rectangle: rectangul*; circle: circul*; arrow: flecha*; theme: tema temas; bar: barra barras; pie: pastel circular; volume: volumen*; traffic: trafico* transito*; outage: caida caidas interrup*
escalate: escal*; threshold: umbral*; processor: procesador*; authentication: autentic*; compliance: cumplimient*; threat: amenaz*; attack: ataque*; risk: riesgo*; virus: virus; leak: filtr* fuga
area: area areas superfic*; asset: activos; operating system: operativ*; business: negocio*; financial: financier*; loss: perdid*; earnings: ganancia*; debt: deuda*; bond: bono bonos; fund: fondo fondos
portfolio: cartera*; gold: oro; oil: petrol*; raw material, commodity: materia materias; wallet: billetera* monedero*; refund: reembols* devoluc*; budget: presupuest*; mortgage: hipotec*; interest rate, interest: interes*
payroll: nomina*; inflation: inflacion*; unemployment: desempleo* paro; economy: econom*; accounting: contab*; goods: mercanc* bienes; variant: variant*; catalog: catalog*; warehouse: almacen* deposito*
opportunity: oportunid*; supplier: proveedor*; seller: vendedor*; buyer: comprador*; complaint: queja* reclam*; loyalty: fidelid* lealtad*; gift: regal*; staff: personal; colleague: colega* companer*; boss: jefe jefes jefa
candidate: candidat*; resume: curriculum; recruitment: reclut*; vacancy, job: vacant* puesto*; interview: entrevist*; attendance: asistenc*; shift: turno*; ranking: posicion*; audience: audienc* publico
trend: tendenc*; blog: blog*; newspaper: periodic* diario; forum: foro foros; court: tribunal* corte; decision: decision* sentenc*; patent: patent*; government: gobiern*; election: eleccion*; politician: politic*
parliament: parlament* congreso*; insurance: seguro seguros; real estate: inmob* inmueb*; rent: alquil* arrend*; donation: donac* donar; landmark: monument* atraccion*; radius: radio; latitude: latitud*; altitude: altitud* altura*
arrival: llegad*; departure: salid* partid*; timetable: horario*; delay: retras* demor*; traffic jam: atasco*; subway: metro; taxi: taxi*; vehicle: vehicul*; truck: camion*; bicycle: biciclet* bici; fuel: combustib* gasolin*
parking: estacion* aparcam*; highway: autopist* carreter*; postal code: postal*; population: poblacion* habitant*; capital: capital*; border: fronter*; airline: aerolin*; luggage: equipaj* malet*; passport: pasaport*
visa: visad* visa; ship: barco* buque*; cruise: crucero*; climate: clima*; snow: nieve* nieva nevando nevar nevado; storm: torment*; humidity: humed*; pollution: contamin*; earthquake: terremoto* sismo*; tide: marea*; sea: mar mares
sunrise: amanec*; sunset: atardec* puesta; moon: luna*; planet: planet*; satellite: satelit*; horoscope: horoscop*; episode: episod* capitul*; season: temporad*; trailer: avance*; subtitle: subtitul*; noise: ruid*
podcast: podcast*; radio: radio radios; band: banda bandas; singer: cantant*; lyrics: letra letras; concert: conciert*; museum: museo*; exhibition: exposic*; art: arte artes; painting: pintur* cuadro*; standings: clasificac*
tournament: torneo*; cup: copa copas; championship: campeonat*; soccer: futbol*; horse: caball*; race: carrera*; betting: apuest*; chess: ajedrez; quiz: cuestionario* adivinan*; step: paso pasos; heart rate: cardiac* pulso*
sleep: sueno* dorm* duerm*; weight: peso pesos; nutrition: nutric*; calorie: calori*; meal: comida* cena almuerzo desayuno; ingredient: ingredient*; cook: cocin*; coffee: cafe cafes; menu: menu; drink: bebid*; wine: vino*
beer: cerveza*; hospital: hospital* clinica*; symptom: sintom*; vaccine: vacun*; blood pressure: presion; blood: sangr*; citation: citac*; magazine: revista*; gene: gen genes; protein: protein*; molecule: molecul*
species: especie*; animal: animal*; dog: perro*; cat: gato*; plant: planta*; flower: flor flores; garden: jardin*; mathematics: matemat*; equation: ecuac*; solve: resolv* resuel*; probability: probab*; education: educac*
university: universid*; teacher: profesor* maestr*; lesson: leccion*; homework: deberes; exam: examen*; learn: aprend*; gender: genero*; age: edad*; wedding: boda*; brightness: brillo*; heating: calefacc*; thermostat: termostat*
sensor: sensor*; camera: camara*; door: puerta*; scene: escena*; vacuum: aspirador*; robot: robot*; speaker: altavoz* parlante*; electricity: electric*; battery: bateria*; solar: solar*; crime: crimen* delito*
police: policia*; clothes: ropa; hair: pelo cabello; bible: biblia*; prayer: oracion*; hide: escond*; compare: compar*; translate: traduc*
template, roster: plantilla*; computer: ordenador*; team, computer: equipo equipos; press, click, pulse: puls*; on call, guard: guardia*; appointment, meeting, citation, quote: cita citas; key, password: clave claves
order, sort, command: orden; score, result, bookmark: marcador*; topic, subject, song: tema temas; disk, album: disco discos; schedule: periodic*; permission, access, leave: permiso permisos; workflow, flow, cash flow: flujo flujos
upload, raise: sube subir; check, review: revis*; goal, price target: objetivo*; set, pin: fij*; ban, kick: expuls*; restore, reset: restablec*; meeting: encuentro*; logout, turn off, disconnect: desconect*; steps: pasos
`,
};
