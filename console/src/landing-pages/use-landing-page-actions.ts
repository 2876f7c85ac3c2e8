import type { LandingPage, LandingPageTemplate } from '@gable/shared/landing-pages/landing-page.ts'
import type { PageOwner } from '@gable/shared/landing-pages/messages.ts'
import { useAssetAction } from '../assets/use-asset-action.ts'
import { call } from '../platform/use-api.ts'
import { useRefreshLandingPages } from './use-refresh-landing-pages.ts'

/** The mutations of landing pages. Each one refreshes the data on the screen. */
export function useLandingPageActions() {
  const { runAction, runActionWithToast } = useAssetAction(useRefreshLandingPages())
  return {
    create: (owner: PageOwner, { _id: templateId }: LandingPageTemplate, landingPageName: string) =>
      runAction(call(createEndpoints[owner], { params: { templateId }, body: { landingPageName } }), {
        error: 'Unable to create landing Page',
      }),
    clone: (page: LandingPage, landingPageName: string) =>
      runAction(call('POST /agent/landing-page/page/:pageId/clone', { ...toParams(page), body: { landingPageName } }), {
        success: 'Landing page cloned',
        error: 'Unable to clone Landing Page. Please try again later',
      }),
    rename: (page: LandingPage, name: string) =>
      runAction(call('PATCH /agent/landing-page/page/:pageId/name', { ...toParams(page), body: { name } }), {
        success: 'Landing Page renamed',
        error: 'Unable to rename Landing Page. Contact Support',
      }),
    archive: (page: LandingPage) =>
      runAction(call('POST /agent/landing-page/page/:pageId/archived', toParams(page)), {
        success: 'Landing page archived',
        error: 'Unable to archive Landing Page. Please try again later',
      }),
    unarchive: (page: LandingPage) =>
      runActionWithToast(call('POST /agent/landing-page/page/:pageId/unarchived', toParams(page)), {
        success: 'Landing Page Unarchived',
        error: 'Unable to un archive Landing Page. Please try again later',
      }),
  }
}

const toParams = ({ _id }: Pick<LandingPage, '_id'>) => ({ params: { pageId: _id } })

const createEndpoints = {
  account: 'POST /agent/landing-page/templates/:templateId/account/create',
  personal: 'POST /agent/landing-page/templates/:templateId/agent/create',
} as const
