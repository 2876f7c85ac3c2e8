import type { LandingPage, LandingPageTemplate } from '@gable/shared/landing-pages/landing-page.ts'
import type { PageOwner } from '@gable/shared/landing-pages/messages.ts'
import { useCarryOut } from '../assets/use-carry-out.ts'
import { call } from '../platform/use-api.ts'
import { useRefreshLandingPages } from './use-refresh-landing-pages.ts'

/** What can be done to landing pages; what is on the screen of them is read again afterwards. */
export function useLandingPageWrites() {
  const { carryOut, carryOutAloud } = useCarryOut(useRefreshLandingPages())
  return {
    create: (owner: PageOwner, { _id: templateId }: LandingPageTemplate, landingPageName: string) =>
      carryOut(call(createKeys[owner], { params: { templateId }, body: { landingPageName } }), {
        failed: 'Unable to create landing Page',
      }),
    clone: (page: LandingPage, landingPageName: string) =>
      carryOut(call('POST /agent/landing-page/page/:pageId/clone', { ...paramsOf(page), body: { landingPageName } }), {
        done: 'Landing page cloned',
        failed: 'Unable to clone Landing Page. Please try again later',
      }),
    rename: (page: LandingPage, name: string) =>
      carryOut(call('PATCH /agent/landing-page/page/:pageId/name', { ...paramsOf(page), body: { name } }), {
        done: 'Landing Page renamed',
        failed: 'Unable to rename Landing Page. Contact Support',
      }),
    archive: (page: LandingPage) =>
      carryOut(call('POST /agent/landing-page/page/:pageId/archived', paramsOf(page)), {
        done: 'Landing page archived',
        failed: 'Unable to archive Landing Page. Please try again later',
      }),
    unarchive: (page: LandingPage) =>
      carryOutAloud(call('POST /agent/landing-page/page/:pageId/unarchived', paramsOf(page)), {
        done: 'Landing Page Unarchived',
        failed: 'Unable to un archive Landing Page. Please try again later',
      }),
  }
}

const paramsOf = ({ _id }: Pick<LandingPage, '_id'>) => ({ params: { pageId: _id } })

/** A page of an agent's own is called after the agent. */
const createKeys = {
  account: 'POST /agent/landing-page/templates/:templateId/account/create',
  personal: 'POST /agent/landing-page/templates/:templateId/agent/create',
} as const
