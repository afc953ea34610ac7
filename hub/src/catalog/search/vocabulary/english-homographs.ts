/** English words that look like a word of another language and stand in no other table, so they prove nothing. */

export const ENGLISH_HOMOGRAPHS = `
abandon absentee action actual actualize affair affect aliment alumni annul anterior argent art aspiration assembly
assurance auditor auto automatic banner barrel biblical bootleg boutique brace builder bulletin bust canal cardiac cargo
cartel casa catalogue champ champion chef chez chronic circular circulation code codename colorize comprise construe
consult contra converse creation crypt cuisine cursor debate deplore deport depot detention devise die disco discourse
disparate division divisive donna dormant eliminate era essence expedient explicate exposition expulsion extra facture
fall falter faux ferment file filtrate finder firm firmware flux folder foot formulate formulation frontier fug fusion
gainer general golden gross guard handler handy hat historian holland incorporate interrupt invert joint junta lad lance
land landfall lat legalize less lever lieu lion lire livre lot mandate manuel mar mark marquee medicament menace menu
met migrant minuet moi molecular monument morgen most mot mull muster nick nominate nomination notation numeral numeric
objet obligation occupation occupy opinion organise paragon parole parties pastel patron patronage persona peso pint
planet plant plantation pole politics populace popularize portable prawn precedent predicate premier premiere present
prevention prevision probate probe prognosis protege proximate publicize pulpit pulsate radial radical reclamation
rectangular recuperate recurrent red redact reduction regal regent registrar regular regulate reliable reliant remit
repertoire repetition repo reportage reprise reproduce requisite retire retirement reunion revue rot rower sad sang
scale scanner scenic schematic serial smog soy spat spate spiel starter stern strata studies summer sumo surface taste
tension terminus ton tone tor torment total traction trendy tribunal ultimate vacant valor vehicular vend vent venture
vigil vigilante vista vol volt voyage voyager ware warmest wart
`;
