import type { DashboardButton } from '@gable/shared/contact-dashboard/button.ts'
import type { ModuleSettings } from '@gable/shared/contact-dashboard/module-settings.ts'
import type { ModuleType } from '@gable/shared/contact-dashboard/module-type.ts'
import {
  type SellingOptionsSettings,
  sellingOptionKeys,
} from '@gable/shared/contact-dashboard/modules/selling-options.ts'
import { stepImages } from '@gable/shared/contact-dashboard/modules/three-step-process.ts'
import { moduleRules } from '@gable/shared/contact-dashboard/rules/module-rules.ts'
import type { ContactFilter } from '@gable/shared/contacts/filter.ts'
import { invalid } from '@gable/shared/http/problem.ts'
import { findUnknownReferences } from '../assets/unknown-references.ts'
import { validateFilters } from '../contacts/filter-config.ts'
import { getUploadedImages } from '../media/uploaded-images.ts'
import type { Db } from '../platform/database.ts'
import type { AccountScope } from '../platform/scope.ts'
import { getVendor } from './vendor-queries.ts'

/** Checks settings by the rules of their type, and that the account owns everything they refer to. */
export async function validateModule(
  db: Db,
  scope: AccountScope,
  type: ModuleType,
  { settings, filters }: { settings: unknown; filters: readonly ContactFilter[] },
): Promise<ModuleSettings> {
  const { success, data, error } = moduleRules[type].safeParse(settings)
  const errors = success
    ? Object.entries(await getReferenceErrors(db, scope, data as ModuleSettings))
    : error.issues.map(({ path, message }) => [path.join('.'), message] as const)
  if (errors.length > 0)
    throw invalid(Object.fromEntries(errors.map(([path, message]) => [`settings.${path}`, message])))
  const valid = data as ModuleSettings
  await validateFilters(db, scope, [...filters, ...listOptionFilters(valid)])
  return valid
}

async function getReferenceErrors(db: Db, scope: AccountScope, settings: object): Promise<Record<string, string>> {
  const errors = await findUnknownReferences(db, scope, { brandings: {}, actions: listFormActions(settings) })
  if ('vendor' in settings && !(await getVendor(db, scope, String(settings.vendor))))
    return { ...errors, vendor: 'This vendor no longer exists. Choose another one.' }
  return 'stepProcesses' in settings
    ? { ...errors, ...(await getImageErrors(db, scope, settings.stepProcesses)) }
    : errors
}

/** Buttons that open a form, by their path in the settings. */
function listFormActions(settings: object) {
  return Object.fromEntries(
    listButtons(settings).flatMap(([path, { action }]) =>
      action.actionType === 'FORM' || action.actionType === 'FORM_GROUP'
        ? [[`${path}.action.value`, { actionType: action.actionType, value: action.value }] as const]
        : [],
    ),
  )
}

function listButtons(settings: object): [path: string, DashboardButton][] {
  if ('customSellingOption1' in settings) {
    const options = settings as SellingOptionsSettings
    return Object.values(sellingOptionKeys)
      .filter((key) => options[key].enabled)
      .map((key) => [`${key}.ctaButton`, options[key].ctaButton])
  }
  const isHidden = 'showCTAButton' in settings && !settings.showCTAButton
  if ('ctaButton' in settings && !isHidden) return [['ctaButton', settings.ctaButton as DashboardButton]]
  return 'button' in settings ? [['button', settings.button as DashboardButton]] : []
}

const listOptionFilters = (settings: object): ContactFilter[] =>
  'customSellingOption1' in settings
    ? Object.values(sellingOptionKeys).flatMap((key) => (settings as SellingOptionsSettings)[key].filters)
    : []

async function getImageErrors(db: Db, scope: AccountScope, steps: unknown): Promise<Record<string, string>> {
  const images = (steps as { image: string }[]).map(({ image }) => image)
  const uploaded = await getUploadedImages(db, scope, images)
  const isKnown = (image: string) => stepImages.some((bundled) => bundled === image) || uploaded.has(image)
  return Object.fromEntries(
    images.flatMap((image, index) =>
      isKnown(image)
        ? []
        : [[`stepProcesses.${index}.image`, 'This picture was not uploaded to your account. Please upload it again.']],
    ),
  )
}
