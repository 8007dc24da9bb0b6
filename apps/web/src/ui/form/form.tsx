import { IconAlertTriangle } from '@tabler/icons-react';
import { useEffect, useEffectEvent, useRef, useState, type FormEvent, type ReactNode, type RefObject } from 'react';
import { FormProvider, type FieldValues, type UseFormReturn } from 'react-hook-form';
import { isApiFailure } from '../../lib/api-client';
import { applyFieldErrors } from '../../lib/form-errors';
import { useOneAtATime } from './use-one-at-a-time';
import { useUnsavedGuard } from './use-unsaved-guard';
import styles from './form.module.css';

export type FormProps<Values extends FieldValues, Parsed> = {
  form: UseFormReturn<Values, unknown, Parsed>;
  /** Sends the values; a refusal of the server (422) is shown at its fields. */
  onSubmit: (values: Parsed) => Promise<unknown> | unknown;
  children: ReactNode;
  className?: string | undefined;
  id?: string;
  /** A search or sign-in form has nothing to lose. */
  unguarded?: boolean;
  /** Kept with what was typed, but not shown. */
  hidden?: boolean;
};

export function Form<Values extends FieldValues, Parsed>({
  form,
  onSubmit,
  children,
  className,
  id,
  unguarded = false,
  hidden = false,
}: FormProps<Values, Parsed>) {
  const [problems, setProblems] = useState<readonly string[]>([]);
  useUnsavedGuard(form.formState.isDirty && !form.formState.isSubmitting && !unguarded);

  const send = form.handleSubmit(async (values) => {
    setProblems([]);
    try {
      await onSubmit(values);
      // What was sent is the new beginning: nothing is unsaved any more.
      form.reset(form.getValues());
    } catch (error) {
      const others = applyFieldErrors(form, error);
      if (others) return setProblems(others);
      // The failure policy has already told the person about any other answer of the server.
      if (!isApiFailure(error)) throw error;
    }
  });

  const sendOnce = useOneAtATime(send);
  const submit = (event?: FormEvent): void => {
    event?.preventDefault();
    void sendOnce(event);
  };

  const element = useRef<HTMLFormElement>(null);
  useSaveKeys(element, submit);

  const rootProblem = form.formState.errors.root?.message;
  const shown = rootProblem ? [rootProblem, ...problems] : problems;
  return (
    <FormProvider {...form}>
      <form ref={element} id={id} className={className} hidden={hidden} noValidate onSubmit={submit}>
        {children}
        {shown.length > 0 && (
          <div className={styles.problems} role="alert">
            <IconAlertTriangle size={18} stroke={1.75} aria-hidden />
            <div>
              {shown.map((problem) => (
                <p key={problem}>{problem}</p>
              ))}
            </div>
          </div>
        )}
      </form>
    </FormProvider>
  );
}

/** Ctrl Enter saves from any field of this form, and of no other. */
function useSaveKeys(element: RefObject<HTMLFormElement | null>, save: () => void): void {
  const onKeys = useEffectEvent((event: KeyboardEvent) => {
    if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return;
    event.preventDefault();
    save();
  });
  useEffect(() => {
    const form = element.current;
    const listen = (event: KeyboardEvent) => onKeys(event);
    form?.addEventListener('keydown', listen);
    return () => form?.removeEventListener('keydown', listen);
  }, [element]);
}
