/** Bytes that the platform's encryption takes and gives. */
type Bytes = Uint8Array<ArrayBuffer>;

/**
 * How often PBKDF2 with SHA-256 hashes a password, which is what makes guessing slow: OWASP's figure
 * of 2023. https://cheatsheetseries.owasp.org/cheatsheets/Password_Storage_Cheat_Sheet.html
 */
const ITERATIONS = 600_000;

/** AES-GCM's own length of what makes each encryption unlike the others, in bytes. */
const NONCE_BYTES = 12;

const CIPHER = 'AES-GCM';

/**
 * The key that a password gives.
 *
 * @param salt random and public: it keeps one table of guesses from serving several sites
 */
export async function deriveKey(password: string, salt: Bytes): Promise<CryptoKey> {
  const secret = new TextEncoder().encode(password.normalize('NFC'));
  const material = await crypto.subtle.importKey('raw', secret, 'PBKDF2', false, ['deriveKey']);
  return crypto.subtle.deriveKey(
    { name: 'PBKDF2', hash: 'SHA-256', salt, iterations: ITERATIONS },
    material,
    { name: CIPHER, length: 256 },
    false,
    ['encrypt', 'decrypt'],
  );
}

/** Encrypts bytes: the nonce, then what it hides. */
export async function seal(key: CryptoKey, bytes: Bytes): Promise<Bytes> {
  const iv = crypto.getRandomValues(new Uint8Array(NONCE_BYTES));
  const hidden = new Uint8Array(await crypto.subtle.encrypt({ name: CIPHER, iv }, key, bytes));
  const sealed = new Uint8Array(NONCE_BYTES + hidden.length);
  sealed.set(iv);
  sealed.set(hidden, NONCE_BYTES);
  return sealed;
}

/**
 * Decrypts what {@link seal} returned.
 *
 * @throws {DOMException} `OperationError`, if the key is another, or a byte was changed
 */
export async function unseal(key: CryptoKey, sealed: Bytes): Promise<Bytes> {
  const iv = sealed.subarray(0, NONCE_BYTES);
  const hidden = sealed.subarray(NONCE_BYTES);
  return new Uint8Array(await crypto.subtle.decrypt({ name: CIPHER, iv }, key, hidden));
}
