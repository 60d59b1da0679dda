/** Why a message was not accepted, in the format of EmailJS' client: an HTTP status and a sentence. */
export class Refusal extends Error {
  readonly status: number;
  readonly text: string;

  constructor(status: number, text: string) {
    super(text);
    this.status = status;
    this.text = text;
  }
}
