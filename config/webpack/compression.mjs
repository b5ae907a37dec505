import CompressionPlugin from 'compression-webpack-plugin'
import CssMinimizerPlugin from 'css-minimizer-webpack-plugin'
import TerserPlugin from 'minimizer-webpack-plugin'
import { constants } from 'node:zlib'

const text = { test: /[.](js|css|svg|json)$/, threshold: 512, minRatio: 0.9 }

/** A .br and a .gz beside every text asset, for a server that sends files as they are. */
export const compression = [
  new CompressionPlugin({
    ...text,
    algorithm: 'brotliCompress',
    filename: '[path][base].br',
    compressionOptions: { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } },
  }),
  new CompressionPlugin({
    ...text,
    algorithm: 'gzip',
    filename: '[path][base].gz',
    compressionOptions: { level: 9 },
  }),
]

export const minimizers = [
  new TerserPlugin({
    minify: TerserPlugin.swcMinify,
    extractComments: false,
    terserOptions: {
      ecma: 2023,
      compress: { passes: 2 },
      mangle: true,
      format: { comments: false },
    },
  }),
  new CssMinimizerPlugin(),
]
