import { toCodeDocument, withHeightReport } from '../code-document.ts'

/** The frame in which the editor runs unsaved code. */
export const codePreviewPath = '/d/preview/code'

const placeholder = '%code%'

/** A script must not contain its own end. */
const toScriptText = (text: string) => JSON.stringify(text).replaceAll('</', '<\\/')

const [before = '', after = ''] = toCodeDocument(withHeightReport(placeholder)).split(placeholder).map(toScriptText)

/**
 * The first content of that frame. It asks the page around it for the code and becomes the document that owners get. Opened
 * elsewhere it has no code to run.
 */
export const codePreviewLoader = `<script>{
const show=({source,data})=>{if(source!==parent||typeof data?.code!=='string')return;document.open();document.write(${before}+data.code+${after});document.close()};
addEventListener('message',show);parent.postMessage({type:'gable:code-ready'},'*')
}</script>`
