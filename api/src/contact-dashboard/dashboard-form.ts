import type { LeadType } from '@gable/shared/activity/entry.ts'
import { type DashboardButton, popupLeadForm } from '@gable/shared/contact-dashboard/button.ts'
import { getDashboardLabels } from '@gable/shared/contact-dashboard/labels/get-dashboard-labels.ts'
import { getModuleButtons } from '@gable/shared/contact-dashboard/module-buttons.ts'
import { getOfferButtons, offersSectionId } from '@gable/shared/contact-dashboard/offer-buttons.ts'
import type { FormConfig } from '@gable/shared/forms/form.ts'
import type { Language } from '@gable/shared/journeys/journey.ts'
import { listFormsForAction } from '../forms/queries.ts'
import type { Db } from '../platform/database.ts'
import type { AccountScope } from '../platform/scope.ts'
import type { PageContent } from './page-content.ts'
import { toPublicModule } from './visible-modules.ts'

/** The form behind a button. */
export interface DashboardForm {
  moduleName: string
  buttonText: string
  leadType: LeadType
  /** Empty for the short lead form, which asks for contact details only. */
  forms: FormConfig[]
}

interface ButtonPath {
  moduleId: string
  button: string
  language: Language
}

/** Names a button among those of all modules, whatever its text. */
export const toButtonPath = ({ moduleId, button }: Pick<ButtonPath, 'moduleId' | 'button'>) => `${moduleId}/${button}`

/** Undefined when the module or its button no longer exists. A button whose form was deleted opens the short lead form. */
export async function getDashboardForm(
  db: Db,
  scope: AccountScope,
  content: Pick<PageContent, 'modules'>,
  path: ButtonPath,
): Promise<DashboardForm | undefined> {
  const found = findButton(content, path)
  if (!found) return undefined
  const { label, action } = found.button
  const { actionType, value } = action
  const forms =
    actionType === 'FORM' || actionType === 'FORM_GROUP'
      ? await listFormsForAction(db, scope, { actionType, value })
      : []
  return {
    moduleName: found.moduleName,
    buttonText: label,
    leadType: forms[0]?.leadType ?? (action.leadType || popupLeadForm.leadType || 'SELLER'),
    forms,
  }
}

function findButton(
  { modules }: Pick<PageContent, 'modules'>,
  { moduleId, button: key, language }: ButtonPath,
): { moduleName: string; button: DashboardButton } | undefined {
  if (moduleId === offersSectionId) {
    const labels = getDashboardLabels(language)
    const button = getOwn(getOfferButtons(labels), key)
    return button && { moduleName: labels.offers.title, button }
  }
  const module = modules.find((module) => module.moduleId === moduleId && module.isActive)
  const button = module && getOwn(getModuleButtons(toPublicModule(module), language), key)
  return button && { moduleName: module.settings.name, button }
}

/** The key comes from a URL, which may name what every object inherits. */
const getOwn = (buttons: Partial<Record<string, DashboardButton>>, key: string) =>
  Object.hasOwn(buttons, key) ? buttons[key] : undefined
