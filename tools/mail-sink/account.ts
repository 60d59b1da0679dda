/** An account at the mail service, with the ids that a message contains. */
export interface MailAccount {
  readonly publicKey: string;
  readonly serviceId: string;
  readonly templateId: string;
}

/** The access key that the sink's Web3Forms endpoint requires. */
export const LOCAL_ACCESS_KEY = 'local_access_key';

/** The only account that the local mail sink knows by default. */
export const LOCAL_ACCOUNT: MailAccount = {
  publicKey: 'local_public_key',
  serviceId: 'local_service',
  templateId: 'local_template',
};
