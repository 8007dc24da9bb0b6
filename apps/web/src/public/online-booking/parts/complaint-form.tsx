import { useOnline } from '../online-context';
import { Field } from './field';
import { MobileField } from './mobile-field';

/** To the people in charge; also from the page of a booking, which it then names. */
export function ComplaintForm() {
  const { text, booking } = useOnline();
  return (
    <details className="card complaint">
      <summary>
        <b>{text.complaint.title}</b>
        <span className="quiet">{text.complaint.lead}</span>
      </summary>
      <form data-complaint="" noValidate>
        {booking && <input type="hidden" name="booking_id" value={booking.booking_id} />}
        <fieldset className="segments">
          <legend className="visually-hidden">{text.complaint.kind}</legend>
          <label>
            <input type="radio" name="kind" value="complaint" defaultChecked />
            <span>{text.complaint.complaint}</span>
          </label>
          <label>
            <input type="radio" name="kind" value="suggestion" />
            <span>{text.complaint.suggestion}</span>
          </label>
        </fieldset>
        <Field name="name" label={text.details.name} autoComplete="name" required />
        <MobileField label={text.complaint.mobile} />
        <Field name="body" label={text.complaint.body} multiline required maxLength={2000} />
        <p className="notice danger" role="alert" data-failure="" hidden />
        <button className="button" type="submit">
          {text.complaint.send}
        </button>
        <p className="notice success" role="status" data-thanks="" hidden>
          {text.complaint.thanks}
        </p>
      </form>
    </details>
  );
}
