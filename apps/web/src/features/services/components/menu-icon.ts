import {
  IconBath,
  IconBrush,
  IconDroplet,
  IconEye,
  IconFeather,
  IconFlower,
  IconHandFinger,
  IconMassage,
  IconMoodKid,
  IconRazor,
  IconScissors,
  IconSparkles,
} from '@tabler/icons-react';
import type { MenuIcon } from '../../../ui/shell/shell-props';

/**
 * The first that fits, so the narrower words stand above: nails of a bride are nails, a facial with massage is a
 * facial.
 */
const ICONS: readonly (readonly [RegExp, MenuIcon])[] = [
  [/kid|child|أطفال|طفل/i, IconMoodKid],
  [/nail|manicure|pedicure|gel|أظافر|مانيكير|مناكير|بديكير/i, IconHandFinger],
  [/lash|brow|eye|رموش|حواجب/i, IconEye],
  [/make-?up|bridal|مكياج|عروس/i, IconBrush],
  [/henna|حناء|حنة/i, IconFlower],
  [/beard|shav|barber|ذقن|لحية|حلاقة/i, IconRazor],
  [/wax|thread|sugar|laser|hair removal|شمع|خيط|ليزر|إزالة/i, IconFeather],
  [/massage|spa|مساج|تدليك/i, IconMassage],
  [/bath|hammam|moroccan|حمام|مغربي/i, IconBath],
  [/skin|facial|hydra|peel|بشرة|تنظيف/i, IconSparkles],
  [/colou?r|balayage|dye|gloss|keratin|treatment|botox|صبغ|كيراتين|علاج/i, IconDroplet],
];

/** The sign of a service or category without a picture, by what its name says. */
export const menuIcon = (name: string): MenuIcon => ICONS.find(([words]) => words.test(name))?.[1] ?? IconScissors;
