/** A JSON value as the text that it is sent as: what is the same for everybody is not made into text for each. */

export class JsonText {
  readonly text: string;

  constructor(text: string) {
    this.text = text;
  }
}
