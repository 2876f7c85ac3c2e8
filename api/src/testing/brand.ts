import { newId } from '@gable/shared/ids.ts'
import type { World } from './world.ts'

/** Adds the color and the logo that a complete brand needs. */
export async function completeBrand({ owner }: Pick<World, 'owner'>, brandingId: string) {
  const logoId = newId()
  const logos = [{ logoId, media: { url: '/media/logo.png', width: 200, height: 80 } }]
  const style = JSON.stringify({ primaryColor: '#123F5C', logos, digitalLogoId: logoId })
  await owner.db.updateTable('brandings').set({ style }).where('id', '=', brandingId).execute()
}
