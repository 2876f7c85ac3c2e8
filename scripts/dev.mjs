import { prepareTools } from './lib/prepare.mjs'
import { inRoot } from './lib/repository.mjs'
import { runTogether } from './lib/run-together.mjs'

// Everything with hot reload: change a file and look.
await prepareTools()
const port = process.env.PORT || '4000'
const vite = inRoot('node_modules', 'vite', 'bin', 'vite.js')
const tsx = inRoot('node_modules', 'tsx', 'dist', 'cli.mjs')
// The compiler options that tsx goes by are those of the files with JSX in them.
const api = [tsx, 'watch', '--clear-screen=false', '--tsconfig', '../public-pages/tsconfig.json', 'src/server.ts']
const environment = { PORT: port, NODE_ENV: 'development', DATA_DIR: process.env.DATA_DIR || inRoot('.data') }

const programs = [
  { name: 'api', folder: 'api', parameters: api, env: environment },
  { name: 'console', folder: 'console', parameters: [vite, '--port', '5173'], env: { PORT: port } },
  { name: 'embeds', folder: 'embeds', parameters: [inRoot('scripts', 'lib', 'watch-embeds.mjs')], env: {} },
  { name: 'tester', folder: 'embeds/playground', parameters: [vite, '--port', '5174'], env: { PORT: port } },
]
console.log(`api      http://localhost:${port}\nconsole  http://localhost:5173\ntester   http://localhost:5174`)
runTogether(programs)
