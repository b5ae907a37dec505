import { compression } from './compression.mjs'
import { formSandbox } from './formSandbox.config.mjs'
import console from './webpack.config.mjs'

/** All that is shipped. */
export default [console, formSandbox('build/ui', compression)]
