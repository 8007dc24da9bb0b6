import { backupRecipes } from './recipes/recipes-backups';
import { billingRecipes } from './recipes/recipes-billing';
import { correctionsRecipes } from './recipes/recipes-corrections';
import { cardsRecipes } from './recipes/recipes-cards';
import { campaignRecipes } from './recipes/recipes-campaigns';
import { contractRecipes } from './recipes/recipes-contracts';
import { reportMailRecipes } from './recipes/recipes-report-mails';
import { conversationRecipes } from './recipes/recipes-conversations';
import { surveyRecipes } from './recipes/recipes-surveys';
import { customersRecipes } from './recipes/recipes-customers';
import { expensesRecipes } from './recipes/recipes-expenses';
import { managerRecipes } from './recipes/recipes-manager';
import { linesRecipes } from './recipes/recipes-lines';
import { moneyRecipes } from './recipes/recipes-money';
import { notificationRecipes } from './recipes/recipes-notifications';
import { propertyRecipes } from './recipes/recipes-properties';
import { publicRecipes } from './recipes/recipes-public';
import { salonRecipes } from './recipes/recipes-salon';
import { stockRecipes } from './recipes/recipes-stock';
import { teamRecipes } from './recipes/recipes-team';
import { tillRecipes } from './recipes/recipes-till';
import { visitsRecipes } from './recipes/recipes-visits';
import { signInRecipes } from './recipes/recipes-sign-in';
import type { Recipe } from './planner';

/** By the path of the endpoint, with its area before it where areas differ: what makes a drawn input fit the world. */
export const recipes: Record<string, Recipe> = {
  ...signInRecipes,
  ...salonRecipes,
  ...stockRecipes,
  ...teamRecipes,
  ...visitsRecipes,
  ...customersRecipes,
  ...linesRecipes,
  ...notificationRecipes,
  ...moneyRecipes,
  ...expensesRecipes,
  ...correctionsRecipes,
  ...cardsRecipes,
  ...backupRecipes,
  ...campaignRecipes,
  ...reportMailRecipes,
  ...conversationRecipes,
  ...surveyRecipes,
  ...tillRecipes,
  ...propertyRecipes,
  ...publicRecipes,
  ...contractRecipes,
  ...managerRecipes,
  ...billingRecipes,
};

/** By path: why no call of this run is answered with 200. */
export const NEVER_REACHED: Record<string, string> = {
  events: 'an event stream has no end to wait for',
  'technical/operations/remove_job': 'only a worker makes a job fail, and nobody else may write that one did',
};
