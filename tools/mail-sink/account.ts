/** An account at the mail service, as far as a message names it. */
export interface MailAccount {
  readonly publicKey: string;
  readonly serviceId: string;
  readonly templateId: string;
}

/** The access key that the sink's endpoint in the manner of Web3Forms wants. */
export const LOCAL_ACCESS_KEY = 'local_access_key';

/** The one account that the local mail sink knows unless it is given another. */
export const LOCAL_ACCOUNT: MailAccount = {
  publicKey: 'local_public_key',
  serviceId: 'local_service',
  templateId: 'local_template',
};
