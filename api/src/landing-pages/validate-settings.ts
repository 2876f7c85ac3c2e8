import type { FormAction } from '@gable/shared/assets/asset.ts'
import { invalid } from '@gable/shared/http/problem.ts'
import { getBackgroundSizeError } from '@gable/shared/landing-pages/background-size.ts'
import type { GeneralSettings, LayoutSettings, LayoutType } from '@gable/shared/landing-pages/layout.ts'
import { layoutRules } from '@gable/shared/landing-pages/layout-rules.ts'
import { isScene } from '@gable/shared/landing-pages/scenes.ts'
import { findUnknownReferences } from '../assets/unknown-references.ts'
import { getUploadedImages } from '../media/uploaded-images.ts'
import type { Db } from '../platform/database.ts'
import type { AccountScope } from '../platform/scope.ts'
import type { StoredPageSettings } from './version-queries.ts'

export interface SettingsPart<T> {
  value: T
  /** The request field that contains the value; error keys start with it. */
  field: string
}

/** Checks the settings against the rules of their layout, and that the account owns everything they refer to. */
export async function validateLayout(
  db: Db,
  scope: AccountScope,
  layout: LayoutType,
  { value, field }: SettingsPart<unknown>,
): Promise<LayoutSettings> {
  const { success, data, error } = layoutRules[layout].safeParse(value)
  const errors = success
    ? await getReferenceErrors(db, scope, { value: data, field })
    : Object.fromEntries(error.issues.map(({ path, message }) => [[field, ...path].join('.'), message]))
  if (Object.keys(errors).length > 0) throw invalid(errors)
  return data as LayoutSettings
}

export async function validateGeneral(
  db: Db,
  scope: AccountScope,
  { value, field }: SettingsPart<GeneralSettings>,
): Promise<GeneralSettings> {
  const { featuredImage } = value
  if (featuredImage !== '' && !(await getUploadedImages(db, scope, [featuredImage])).has(featuredImage))
    throw invalid({ [`${field}.featuredImage`]: imageNotFound })
  return value
}

/** Checks all settings of a page, and returns them as they are stored. */
export async function validatePage(
  db: Db,
  scope: AccountScope,
  layout: LayoutType,
  { layoutSettings, generalSettings }: { layoutSettings: unknown; generalSettings: GeneralSettings },
): Promise<StoredPageSettings> {
  const validLayout = await validateLayout(db, scope, layout, { value: layoutSettings, field: 'layoutSettings' })
  const { brandingId, ...settings } = validLayout
  const general = await validateGeneral(db, scope, { value: generalSettings, field: 'generalSettings' })
  return { brandingId, settings, generalSettings: { ...general } }
}

async function getReferenceErrors(db: Db, scope: AccountScope, { value, field }: SettingsPart<LayoutSettings>) {
  const actions: [string, FormAction | null][] =
    'tabs' in value
      ? value.tabs.map(({ action }, index) => [`${field}.tabs.${index}.action`, action])
      : [[`${field}.action`, value.action]]
  const errors = await findUnknownReferences(db, scope, {
    brandings: { [`${field}.brandingId`]: value.brandingId },
    actions: Object.fromEntries(actions),
  })
  if (!('backgroundImage' in value)) return errors
  const { backgroundImage: image } = value
  if (isScene(image)) return errors
  const uploaded = (await getUploadedImages(db, scope, [image])).get(image)
  const imageError = uploaded ? getBackgroundSizeError(uploaded) : imageNotFound
  return imageError ? { ...errors, [`${field}.backgroundImage`]: imageError } : errors
}

const imageNotFound = 'This picture was not uploaded to your account. Please upload it again.'
