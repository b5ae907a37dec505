import HtmlPlugin from 'html-webpack-plugin'
import CssExtractPlugin from 'mini-css-extract-plugin'
import { resolve } from 'node:path'
import { optimizeLocales } from './locales.mjs'
import { buildInfo } from './buildInfo.mjs'
import { formSandbox } from './formSandbox.config.mjs'
import { texts } from './texts.mjs'
import { keptBuild, modules, root, rules } from './webpack.config.mjs'

/** The script that answers the blocks' calls; a worker may only serve what lies below it. */
const networkWorker = {
  test: /mockServiceWorker[.]js$/,
  type: 'asset/resource',
  generator: { filename: '[name][ext]' },
}

/** Every building block in every state, on a page of its own that is not shipped. */
const gallery = {
  mode: 'production',
  context: root,
  entry: { gallery: './ui/src/gallery/main.tsx' },
  output: {
    path: resolve(root, 'build/gallery'),
    filename: '[name].js',
    clean: { keep: 'form-sandbox' },
  },
  resolve: modules,
  module: { rules: [...rules, networkWorker] },
  plugins: [
    new HtmlPlugin({ template: './ui/gallery.html', scriptLoading: 'defer' }),
    new CssExtractPlugin({ ignoreOrder: true }),
    optimizeLocales,
    buildInfo(root),
    texts(root),
  ],
  optimization: { minimize: false },
  cache: keptBuild('gallery'),
  devtool: false,
  performance: { hints: false },
  stats: 'errors-warnings',
}

export default [gallery, formSandbox('build/gallery')]
