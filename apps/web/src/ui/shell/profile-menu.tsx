import { Menu, useMantineColorScheme, VisuallyHidden, type MantineColorScheme } from '@mantine/core';
import { IconChevronDown, IconLanguage, IconLock, IconLogout, IconUser } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import type { ShellProps } from './shell-props';
import { Avatar } from '../marks/avatar';
import styles from './top-bar.module.css';

type Props = Pick<
  ShellProps,
  'user' | 'profileHref' | 'language' | 'onNavigate' | 'onSwitchLanguage' | 'onLock' | 'onSignOut'
> & { isPhone: boolean };

export function ProfileMenu({
  user,
  profileHref,
  language,
  isPhone,
  onNavigate,
  onSwitchLanguage,
  onLock,
  onSignOut,
}: Props) {
  const { t } = useTranslation('ui');
  return (
    <Menu position="bottom-end" width={248} trigger={isPhone ? 'click' : 'click-hover'}>
      <Menu.Target>
        <button type="button" className={styles.me}>
          <Avatar name={user.name} picture={user.picture} />
          {isPhone ? (
            <VisuallyHidden>{t('shell.profileOf', { name: user.name })}</VisuallyHidden>
          ) : (
            <>
              <span className={styles.meText}>
                <strong className="ellipsis">
                  <bdi>{user.name}</bdi>
                </strong>
                <small className="ellipsis">{user.role}</small>
              </span>
              <IconChevronDown size={16} stroke={1.75} aria-hidden />
            </>
          )}
        </button>
      </Menu.Target>
      <Menu.Dropdown>
        {isPhone && (
          <Menu.Label>
            <bdi>{user.name}</bdi>
          </Menu.Label>
        )}
        {profileHref && (
          <Menu.Item leftSection={<IconUser size={18} stroke={1.75} />} onClick={() => onNavigate(profileHref)}>
            {t('shell.profile')}
          </Menu.Item>
        )}
        {isPhone && (
          <Menu.Item
            leftSection={<IconLanguage size={18} stroke={1.75} />}
            lang={language === 'ar' ? 'en' : 'ar'}
            onClick={onSwitchLanguage}
          >
            {t('shell.otherLanguage')}
          </Menu.Item>
        )}
        {onLock && (
          <Menu.Item leftSection={<IconLock size={18} stroke={1.75} />} onClick={onLock}>
            {t('shell.lock')}
          </Menu.Item>
        )}
        <ThemeItems />
        <Menu.Divider />
        <Menu.Item leftSection={<IconLogout className="flip" size={18} stroke={1.75} />} onClick={onSignOut}>
          {t('shell.signOut')}
        </Menu.Item>
      </Menu.Dropdown>
    </Menu>
  );
}

function ThemeItems() {
  const { t } = useTranslation('ui');
  const { colorScheme, setColorScheme } = useMantineColorScheme();
  return (
    <>
      <Menu.Divider />
      <Menu.Label>{t('theme.label')}</Menu.Label>
      <Menu.RadioGroup value={colorScheme} onChange={(value) => setColorScheme(value as MantineColorScheme)}>
        {(['light', 'dark', 'auto'] as const).map((scheme) => (
          <Menu.RadioItem key={scheme} value={scheme}>
            {t(`theme.${scheme}`)}
          </Menu.RadioItem>
        ))}
      </Menu.RadioGroup>
    </>
  );
}
