/** English words that say nothing of a tool, only that somebody asks for one. */

/**
 * Function words and those of requests. Words that name what tools do or handle (`all`, `new`, `who`, `when`, `my`,
 * `like`, `show`, `find`) are not among them.
 */
const STOP_WORDS = wordsOf(`
a an the this that these those there here it its itself they them their theirs he him his she her hers we us our
ours i im ive you your yours yourself me mine
am is are isnt arent was were wasnt werent be been being do does did doing done dont doesnt didnt
have has had having havent hasnt can cant cannot could couldnt would wouldnt should shouldnt shall will wont may might must ought
and or but nor so yet if then else than because since while though although whether unless
of to in on at by for from with without within into onto upon about as per via through among between during toward
towards against along across after before until out
not no yes just only also too very really quite rather even still already again ever much
what which how why whose whom
please pls plz kindly thanks thank hi hello hey dear ok okay help
want wants wanted need needs needed wish wanna gonna gotta let lets try trying able
tool tools somehow something anything some any such certain specific given particular use used using
etc eg ie
`);

/** Phrases of requests whose words mean something elsewhere. */
const STOP_PHRASES = [
  'would like',
  'd like',
  'looking for',
  'find out',
  'figure out',
  'way to',
  'ways to',
  'order to',
  'make sure',
  'interested in',
  'based on',
  'as well as',
  'as soon as',
  'a lot of',
  'a list of',
  'the list of',
  'give me',
  'get me',
  'show me',
  'tell me',
  'know if',
  'know whether',
].map((phrase) => phrase.split(' '));

/** Whether a word (lower case, not stemmed) carries no meaning for the search of tools. */
export function isStopWord(word: string): boolean {
  return STOP_WORDS.has(word);
}

/**
 * For each word of a query (lower case, not stemmed) whether it says nothing in its place: a stop word, or part of a
 * phrase such as `I would like to`. A query of nothing else is meant by its words, so none is told of it.
 */
export function stopWordsIn(words: readonly string[]): readonly boolean[] {
  const stops = words.map(isStopWord);
  for (let at = 0; at < words.length; at++) {
    for (const phrase of STOP_PHRASES) {
      if (phrase.every((word, n) => words[at + n] === word)) stops.fill(true, at, at + phrase.length);
    }
  }
  return stops.every(Boolean) ? stops.fill(false) : stops;
}

function wordsOf(text: string): ReadonlySet<string> {
  return new Set(text.trim().split(/\s+/));
}
