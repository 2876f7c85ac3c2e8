import type { ContentMedium } from '@gable/shared/content/content-kind.ts'
import { useAccountPath } from '../../platform/account.ts'

/** Query parameter of the template picker: `true` for smart content, `false` for regular content. */
export const isSmartParam = 'isSmartContent'

/** The console paths of emails or postcards. */
export function useContentPaths(medium: ContentMedium) {
  const listPath = useAccountPath()(`marketing/${medium.toLowerCase()}`)
  const getPath = ({ _id }: { _id: string }) => `${listPath}/${_id}`
  return {
    listPath,
    newPath: `${listPath}/new`,
    getNewPath: (isSmart: boolean) => `${listPath}/new?${isSmartParam}=${isSmart}`,
    getPath,
    getEditorPath: (content: { _id: string }) => `${getPath(content)}/edit`,
  }
}

/** Query parameter of the help article: the medium whose page it was opened from. */
export const mediumParam = 'medium'

/** The help article on smart content, which leads back to the list of the medium. */
export const useSmartContentHelpPath = (medium: ContentMedium) =>
  useAccountPath()(`feature/smart-content?${mediumParam}=${medium}`)
