import { correctionsRecipes } from './recipes-corrections';
import { cardsRecipes } from './recipes-cards';
import { reportMailRecipes } from './recipes-report-mails';
import { customersRecipes } from './recipes-customers';
import { expensesRecipes } from './recipes-expenses';
import { managerRecipes } from './recipes-manager';
import { moneyRecipes } from './recipes-money';
import { publicRecipes } from './recipes-public';
import { salonRecipes } from './recipes-salon';
import { stockRecipes } from './recipes-stock';
import { teamRecipes } from './recipes-team';
import { tillRecipes } from './recipes-till';
import { visitsRecipes } from './recipes-visits';
import { signInRecipes } from './recipes-sign-in';
import type { Recipe } from './planner';

/** By the path of the endpoint, with its area before it where areas differ: what makes a drawn input fit the world. */
export const recipes: Record<string, Recipe> = {
  ...signInRecipes,
  ...salonRecipes,
  ...stockRecipes,
  ...teamRecipes,
  ...visitsRecipes,
  ...customersRecipes,
  ...moneyRecipes,
  ...expensesRecipes,
  ...correctionsRecipes,
  ...cardsRecipes,
  ...reportMailRecipes,
  ...tillRecipes,
  ...publicRecipes,
  ...managerRecipes,
};

/** By path: why no call of this run is answered with 200. */
export const NEVER_REACHED: Record<string, string> = { events: 'an event stream has no end to wait for' };
