import { EditorSkeleton } from '../../editing/editor-skeleton.tsx'

export const PageEditorPage = () => <EditorSkeleton />
