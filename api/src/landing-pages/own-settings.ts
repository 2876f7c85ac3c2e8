import type { FormAction } from '@gable/shared/assets/subject.ts'
import { Problem } from '@gable/shared/http/problem.ts'
import type { GeneralSettings, LayoutSettings, LayoutType } from '@gable/shared/landing-pages/layout.ts'
import { layoutRules } from '@gable/shared/landing-pages/layout-rules.ts'
import { isScene } from '@gable/shared/landing-pages/scenes.ts'
import { strangersAmong } from '../assets/strangers.ts'
import { ownPictures } from '../media/own-pictures.ts'
import type { Db } from '../platform/database.ts'
import type { AccountScope } from '../platform/scope.ts'

/** Settings that keep the rules of their layout and name nothing that is not the account's own. `under` is their field. */
export async function ownLayout(
  db: Db,
  scope: AccountScope,
  { layout, sent, under }: { layout: LayoutType; sent: unknown; under: string },
): Promise<LayoutSettings> {
  const { success, data, error } = layoutRules[layout].safeParse(sent)
  const fields = success
    ? await strangersIn(db, scope, data, under)
    : Object.fromEntries(error.issues.map(({ path, message }) => [[under, ...path].join('.'), message]))
  refuse(fields)
  return data as LayoutSettings
}

export async function ownGeneral(
  db: Db,
  scope: AccountScope,
  { sent, under }: { sent: GeneralSettings; under: string },
): Promise<GeneralSettings> {
  const { featuredImage } = sent
  if (featuredImage !== '' && !(await ownPictures(db, scope, [featuredImage])).has(featuredImage))
    refuse({ [`${under}.featuredImage`]: notYours })
  return sent
}

async function strangersIn(db: Db, scope: AccountScope, settings: LayoutSettings, under: string) {
  const actions: [string, FormAction | null][] =
    'tabs' in settings
      ? settings.tabs.map(({ action }, index) => [`${under}.tabs.${index}.action`, action])
      : [[`${under}.action`, settings.action]]
  const faults = await strangersAmong(db, scope, {
    brandings: { [`${under}.brandingId`]: settings.brandingId },
    actions: Object.fromEntries(actions),
  })
  if (!('backgroundImage' in settings)) return faults
  const { backgroundImage: image } = settings
  const isOwn = isScene(image) || (await ownPictures(db, scope, [image])).has(image)
  return isOwn ? faults : { ...faults, [`${under}.backgroundImage`]: notYours }
}

const notYours = 'This picture was not uploaded to your account. Please upload it again.'

function refuse(fields: Record<string, string>) {
  if (Object.keys(fields).length > 0) throw new Problem('invalid', 'Some fields need attention', fields)
}
