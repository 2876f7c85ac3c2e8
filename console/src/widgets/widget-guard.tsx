import { ValidIdGuard } from '../assets/valid-id-guard.tsx'
import { useWidgetPaths } from './widget-paths.ts'

/** Redirects a path without a valid widget ID to the list. */
export const WidgetGuard = () => <ValidIdGuard param="widgetId" redirectTo={useWidgetPaths().listPath} />
