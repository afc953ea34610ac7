/** English words that look like a word of another language and stand in no other table, so they prove nothing. */

export const ENGLISH_HOMOGRAPHS = `
abandon action actual actualize affect aliment alumni annul anterior argent art assembly auto boutique builder bust canal cargo cartel
casa chez code codename colorize comprise construe consult contra converse creation cursor debate deplore deport depot
detention devise die disco discourse donna eliminate era expedient explicate facture fall ferment file filtrate finder firm firmware folder
fug fusion general gross guard handy hat historian holland incorporate invert joint junta lad lance land landfall lat legalize less lieu lion lire
livre lot mandate mark marquee medicament met minuet moi morgen most mot nomination nominate notation numeral numeric objet opinion
organise paragon parties persona plant plantation planet popularize portable prawn precedent predicate premier premiere present prevision
probate probe prognosis proximate publicize pulpit pulsate recuperate red redact reduction regent registrar regular regulate reliable reliant remit
repertoire repetition repo reportage reproduce retire retirement reunion scale schematic serial soy spiel stern studies sumo ton tone total
ultimate valor vend vent venture vigil vigilante vista vol volt voyage voyager ware wart
`;
