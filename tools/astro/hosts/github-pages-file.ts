import { VARIABLES } from '../content/check-env.ts';

/** The variable that marks a build for GitHub Pages, which cannot send custom headers. */
export const GITHUB_PAGES = 'GITHUB_PAGES';

/** The workflow that builds the site and publishes it on GitHub Pages at each push. */
export const githubPagesFile =
  () => `# Written by every build. Copy it to .github/workflows/github-pages.yml and commit it; in the repository's
# settings, choose Pages, Source: GitHub Actions. A project's page lives below a path, which \`base\` in
# site.config.ts names: /my-repository. With a domain of your own it is /.
name: GitHub Pages

on:
  push:
    branches: [main]
  workflow_dispatch:

permissions:
  contents: read
  pages: write
  id-token: write

concurrency:
  group: pages

jobs:
  publish:
    runs-on: ubuntu-latest
    environment:
      name: github-pages
      url: \${{ steps.deployment.outputs.page_url }}
    steps:
      - uses: actions/checkout@v4
        with:
          # The whole history says when each page was last changed.
          fetch-depth: 0
      - uses: actions/setup-node@v4
        with:
          node-version-file: .nvmrc
          cache: npm
      - run: npm ci
      - run: npm run build
        env:
          ${GITHUB_PAGES}: 'true'
          # What .env.example explains, as variables of the repository; empty ones count as not set.
${VARIABLES.map((name) => `          ${name}: \${{ vars.${name} }}`).join('\n')}
      - uses: actions/upload-pages-artifact@v3
        with:
          path: dist
      - id: deployment
        uses: actions/deploy-pages@v4
`;
