import CssExtractPlugin from 'mini-css-extract-plugin'
import HtmlPlugin from 'html-webpack-plugin'
import { resolve } from 'node:path'
import { modules, root, rules } from './webpack.config.mjs'

/** The renderer of forms is taken as its makers built it, with its notice beside it. */
const renderer = {
  test: /formio[.]form[.]min[.]js(|[.]LICENSE[.]txt)$/,
  type: 'asset/resource',
}

/**
 * The page in which scripts of forms run: all that it loads stands in its folder, which has a policy of its own.
 *
 * @param beside - where the page is built that shows it.
 * @param more - plugins.
 */
export const formSandbox = (beside, more = []) => ({
  mode: 'production',
  context: root,
  entry: { sandbox: './ui/src/form-sandbox/main.ts' },
  output: {
    path: resolve(root, beside, 'form-sandbox'),
    filename: '[name]-[contenthash:10].js',
    assetModuleFilename: '[name]-[contenthash:10][ext]',
    clean: true,
  },
  resolve: modules,
  module: { rules: [...rules, renderer] },
  plugins: [
    new HtmlPlugin({
      template: './ui/form-sandbox.html',
      publicPath: '',
      scriptLoading: 'defer',
    }),
    new CssExtractPlugin({ filename: '[name]-[contenthash:10].css' }),
    ...more,
  ],
  optimization: { minimize: false },
  devtool: false,
  performance: { hints: false },
  stats: 'errors-warnings',
})
