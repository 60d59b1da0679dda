import type { EmailJsConfig } from './config.ts';
import { loadMailClient } from './load-client.ts';
import type { Provider } from './provider.ts';

/** The field with the sender's address, which the block list checks, by kind of call. */
const SENDER = { send: 'from_email', sendForm: 'email' } as const;

/** Sends with EmailJS, through its own client, which loads with the first message. */
export const sendWithEmailJs: Provider<EmailJsConfig> = async (config, message, guards) => {
  const client = await loadMailClient();
  const { publicKey, serviceId, templateId, origin } = config;
  // Before every send, because all mailers share the settings in the client's module. The client
  // reads `origin` only from here, and without `storageProvider` the throttle is off.
  client.init({
    publicKey,
    origin,
    storageProvider: guards.storage,
    blockHeadless: guards.blockHeadless,
    blockList: { list: [...guards.blockList], watchVariable: SENDER[message.call] },
    limitRate: { id: guards.throttleKey, throttle: guards.throttleMs },
  });
  return message.call === 'send'
    ? client.send(serviceId, templateId, { ...message.params })
    : client.sendForm(serviceId, templateId, message.form);
};
