import { optimizeLocales } from './locales.mjs'
import { compression, minimizers } from './compression.mjs'
import { buildInfo } from './buildInfo.mjs'
import { texts } from './texts.mjs'
import { helpPages } from './helpPages.mjs'
import { KIT, kitPieces } from './kitPieces.mjs'
import CssExtractPlugin from 'mini-css-extract-plugin'
import HtmlPlugin from 'html-webpack-plugin'
import { resolve } from 'node:path'

export const root = resolve(import.meta.dirname, '../..')

const scripts = {
  test: /[.]tsx?$/,
  include: resolve(root, 'ui/src'),
  loader: 'swc-loader',
  options: {
    jsc: {
      target: 'es2023',
      parser: { syntax: 'typescript', tsx: true },
      transform: { react: { runtime: 'automatic' } },
    },
  },
}

const cssLayers = resolve(import.meta.dirname, 'cssLayers.mjs')

const cssModules = {
  test: /[.]module[.]css$/,
  use: [
    CssExtractPlugin.loader,
    {
      loader: 'css-loader',
      options: {
        modules: {
          namedExport: false,
          exportLocalsConvention: 'as-is',
          localIdentName: '[local]-[hash:base64:4]',
        },
      },
    },
    cssLayers,
  ],
}

const globalCss = {
  test: /[.]css$/,
  exclude: /[.]module[.]css$/,
  use: [CssExtractPlugin.loader, 'css-loader', cssLayers],
}

const router = resolve(root, 'node_modules/react-router/dist/production')

export const modules = {
  extensions: ['.tsx', '.ts', '.mjs', '.js'],
  // Its makers lead bundlers to the build that warns developers.
  alias: {
    'react-router$': resolve(router, 'index.mjs'),
    'react-router/dom$': resolve(router, 'dom-export.mjs'),
  },
}

const routerComponents = {
  include: router,
  loader: resolve(import.meta.dirname, 'pureComponents.mjs'),
}

export const rules = [
  scripts,
  cssModules,
  globalCss,
  routerComponents,
  { test: /[.]svg$/, type: 'asset/resource' },
]

/** Libraries that pages share; what draws the org chart stays with the drawing, in one file. */
const kit = {
  idHint: KIT,
  test: /[/\\]node_modules[/\\](?!(@xyflow|d3-[a-z]+|zustand)[/\\])/,
  priority: -10,
  reuseExistingChunk: true,
}

/** Too small to be cut out by themselves, and used nearly everywhere: else each piece of the kit has one of its own. */
const smallParts = {
  idHint: KIT,
  name: 'small-parts',
  test: /[/\\]node_modules[/\\](dayjs[/\\](?!locale)|idb[/\\])/,
  priority: -5,
  enforce: true,
}

/** The date formats of a language with all its regions are one file. */
const dates = {
  test: /[/\\]dayjs[/\\]locale[/\\](ar|de|en|es|fr|he|it|ja|nl|pt|ru|zh)\b/,
  name: (module) => `date-${/locale[/\\]([a-z]+)/.exec(module.identifier())[1]}`,
  enforce: true,
}

/** What the next build need not do again; all of it is done again when a file of this folder or a package changes. */
export const keptBuild = (name) => ({
  type: 'filesystem',
  name,
  cacheDirectory: resolve(root, 'build/.webpack_cache'),
  buildDependencies: {
    config: [`${import.meta.dirname}/`, resolve(root, 'package-lock.json')],
  },
})

/** Every address in the output is relative, so the build works under any path prefix. */
export default (_env, { mode }) => ({
  mode,
  context: root,
  entry: { main: './ui/src/app/main.tsx' },
  output: {
    path: resolve(root, 'build/ui'),
    publicPath: 'auto',
    filename: 'assets/[name]-[contenthash:6].js',
    chunkFilename: 'assets/[name]-[contenthash:6].js',
    assetModuleFilename: 'assets/[name]-[contenthash:6][ext]',
    // The sandbox of forms is built beside it.
    clean: { keep: 'form-sandbox' },
  },
  resolve: modules,
  module: { rules },
  plugins: [
    new HtmlPlugin({ template: './ui/index.html', publicPath: '', scriptLoading: 'defer' }),
    // Layers order the files; within a layer no file overrides another.
    new CssExtractPlugin({
      filename: 'assets/[name]-[contenthash:6].css',
      chunkFilename: 'assets/[name]-[contenthash:6].css',
      ignoreOrder: true,
    }),
    optimizeLocales,
    buildInfo(root),
    texts(root),
    helpPages(root),
    kitPieces(root),
    ...(mode === 'production' ? compression : []),
  ],
  optimization: {
    minimizer: minimizers,
    moduleIds: 'deterministic',
    chunkIds: 'deterministic',
    // The shortest names; names that outlast a release would add 2 KB to the initial JavaScript.
    mangleExports: 'size',
    splitChunks: { cacheGroups: { defaultVendors: kit, smallParts, dates } },
  },
  cache: keptBuild('console'),
  devtool: false,
  performance: { hints: false },
  stats: 'errors-warnings',
})
