import { CONSENT_ID, consentSignature, purposes, type Purpose } from '~/lib/consent/consent';
import { listOf } from '~/lib/words/formats';
import { fill } from '~/lib/words/fill';
import { words } from '~/lib/words/words';
import { Button } from '~/ui/button/Button';
import styles from './dialog.module.css';

/**
 * Asks for a visitor's consent, at the foot of the window and without covering the page. Its buttons
 * are alike, and no box is ticked in advance. It stays closed without script, when nothing loads
 * either.
 */
export default function ConsentDialog() {
  const { consent } = words;
  const all = purposes();
  const isOne = all.length === 1;
  return (
    <dialog
      id={CONSENT_ID}
      className={styles.dialog}
      data-consent-signature={consentSignature}
      aria-labelledby={`${CONSENT_ID}-title`}
    >
      <form method="dialog" className={styles.form}>
        <div className={styles.words}>
          <h2 id={`${CONSENT_ID}-title`} className={styles.title} tabIndex={-1}>
            {consent.title}
          </h2>
          <p>{consent.text}</p>
        </div>
        {isOne ? (
          all.map((purpose) => <Words key={purpose.name} {...purpose} />)
        ) : (
          <fieldset className={styles.purposes}>
            <legend className="visually-hidden">{consent.purposes}</legend>
            {all.map((purpose) => (
              <label key={purpose.name} className={styles.choice}>
                <input type="checkbox" className={styles.box} name="purpose" value={purpose.name} />
                <Words {...purpose} />
              </label>
            ))}
          </fieldset>
        )}
        <p className={styles.state} data-agreed={consent.agreed} data-declined={consent.declined} />
        <div className={styles.buttons}>
          {/* First, because the Enter key in a box presses the form's first button. */}
          {!isOne && (
            <Button variant="outline" type="submit" value="chosen">
              {consent.agreeToChosen}
            </Button>
          )}
          <Button variant="outline" type="submit" value="all">
            {isOne ? consent.agree : consent.agreeToAll}
          </Button>
          <Button variant="outline" type="submit" value="none">
            {consent.decline}
          </Button>
        </div>
      </form>
    </dialog>
  );
}

/** What a purpose is, and which services it means. */
function Words({ name, label, text, services }: Purpose) {
  return (
    <span className={styles.purpose} data-purpose={name}>
      <b className={styles.label}>{label}</b>
      <span>{text}</span>
      <small className={styles.services}>
        {fill(words.consent.services, { services: listOf([...services]) })}
      </small>
    </span>
  );
}
