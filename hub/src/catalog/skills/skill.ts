/** A skill, as the catalogue serves it. */

/** A Markdown text of an integration that tells how something is done with it. Its words are a stranger's. */
export interface Skill {
  /** `<integration>/<name>`, and so unique. */
  readonly id: string;
  readonly integration: string;
  readonly filename: string;
  /** One line, as are the tags. */
  readonly title: string;
  readonly tags: readonly string[];
  /** The whole text, frontmatter included, without characters that nobody sees. */
  readonly content: string;
}
