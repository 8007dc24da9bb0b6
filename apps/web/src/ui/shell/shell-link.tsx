import type { ComponentProps, MouseEvent } from 'react';

type Props = Omit<ComponentProps<'a'>, 'href' | 'onClick'> & { href: string; onNavigate: (href: string) => void };

/** A real link (middle click, copy address, new tab) that moves inside the app on a plain click. */
export function ShellLink({ href, onNavigate, ...rest }: Props) {
  const follow = (event: MouseEvent) => {
    if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    onNavigate(href);
  };
  return <a {...rest} href={href} onClick={follow} />;
}
