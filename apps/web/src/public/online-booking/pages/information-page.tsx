import { Icon } from '../../art/icons';
import { useOnline } from '../online-context';
import { Field } from '../parts/field';
import { HoldClock } from '../parts/hold-clock';
import { MobileField } from '../parts/mobile-field';
import { NothingChosen } from '../parts/nothing-chosen';
import { StepFrame } from '../parts/step-frame';

const FORM = 'details';

export function InformationPage() {
  const { text, link, choice } = useOnline();
  const back = link('online-time', { ...choice, people: [] });
  if (choice.lines.length === 0 || !choice.date || choice.start === null)
    return <NothingChosen step={3} title={text.details.title} />;
  return (
    <StepFrame step={3} title={text.details.title} back={back} action={{ label: text.details.send, form: FORM }}>
      <HoldClock />
      <form
        className="details"
        id={FORM}
        data-details=""
        data-next={link('online-review', choice)}
        data-times={back}
        data-send={text.details.send}
        data-continue={text.details.continue}
        noValidate
      >
        <Field name="name" label={text.details.name} autoComplete="name" required />
        <MobileField label={text.details.mobile} required />
        <fieldset className="segments" data-channel="">
          <legend>{text.details.by}</legend>
          <label>
            <input type="radio" name="channel" value="whatsapp" defaultChecked />
            <span>
              <Icon name="whatsapp" size={18} />
              {text.details.whatsapp}
            </span>
          </label>
          <label>
            <input type="radio" name="channel" value="sms" />
            <span>
              <Icon name="chat" size={18} />
              {text.details.sms}
            </span>
          </label>
        </fieldset>
        <CodeBox />
        <p className="notice success" role="status" data-verified="" hidden>
          <Icon name="check" size={18} />
          {text.details.verified}
        </p>
        <Field
          name="note"
          label={text.details.note}
          hint={text.details.optional}
          placeholder={text.details.notePlace}
          multiline
          maxLength={500}
        />
        <p className="note">
          <Icon name="info" size={19} />
          <span>{text.details.why}</span>
        </p>
      </form>
    </StepFrame>
  );
}

function CodeBox() {
  const { text } = useOnline();
  return (
    <div className="code-box" data-code-box="" hidden>
      <div className="code-head">
        <label htmlFor="code">{text.details.enter}</label>
        <span className="quiet" data-again-wait="">
          {text.details.againIn} <bdi dir="ltr" data-again-left="" />
        </span>
      </div>
      <input
        id="code"
        className="code"
        name="code"
        type="text"
        inputMode="numeric"
        autoComplete="one-time-code"
        maxLength={6}
        dir="ltr"
        aria-describedby="code-sent code-error"
      />
      <p className="field-error" id="code-error" data-error="code" hidden />
      <p className="code-sent" id="code-sent">
        <span data-sent="whatsapp">{text.details.sentWhatsapp}</span>
        <span data-sent="sms" hidden>
          {text.details.sentSms}
        </span>
      </p>
      <p className="code-again" data-again="" hidden>
        <button className="link" type="button" data-ask="same">
          {text.details.again}
        </button>
        <button className="link" type="button" data-ask="sms">
          {text.details.bySms}
        </button>
        <button className="link" type="button" data-ask="whatsapp" hidden>
          {text.details.byWhatsapp}
        </button>
      </p>
    </div>
  );
}
