import IconBrandBehance from 'virtual:icon/brand-behance';
import IconBrandBluesky from 'virtual:icon/brand-bluesky';
import IconBrandDiscord from 'virtual:icon/brand-discord';
import IconBrandDribbble from 'virtual:icon/brand-dribbble';
import IconBrandFacebook from 'virtual:icon/brand-facebook';
import IconBrandFlickr from 'virtual:icon/brand-flickr';
import IconBrandGithub from 'virtual:icon/brand-github';
import IconBrandGitlab from 'virtual:icon/brand-gitlab';
import IconBrandInstagram from 'virtual:icon/brand-instagram';
import IconBrandLinkedin from 'virtual:icon/brand-linkedin';
import IconBrandMastodon from 'virtual:icon/brand-mastodon';
import IconBrandMedium from 'virtual:icon/brand-medium';
import IconBrandPinterest from 'virtual:icon/brand-pinterest';
import IconBrandReddit from 'virtual:icon/brand-reddit';
import IconBrandSignal from 'virtual:icon/brand-signal';
import IconBrandSnapchat from 'virtual:icon/brand-snapchat';
import IconBrandSpotify from 'virtual:icon/brand-spotify';
import IconBrandTelegram from 'virtual:icon/brand-telegram';
import IconBrandThreads from 'virtual:icon/brand-threads';
import IconBrandTiktok from 'virtual:icon/brand-tiktok';
import IconBrandTwitch from 'virtual:icon/brand-twitch';
import IconBrandVimeo from 'virtual:icon/brand-vimeo';
import IconBrandWhatsapp from 'virtual:icon/brand-whatsapp';
import IconBrandX from 'virtual:icon/brand-x';
import IconBrandXing from 'virtual:icon/brand-xing';
import IconBrandYoutube from 'virtual:icon/brand-youtube';
import type { DrawnIcon } from '~/ui/icon/Icon';
import type { socialNetworks } from '~/lib/site/site';

/** The icon and the display name of each network, by its name in the content. */
export const networks: Record<(typeof socialNetworks)[number], { name: string; Icon: DrawnIcon }> =
  {
    facebook: { name: 'Facebook', Icon: IconBrandFacebook },
    linkedin: { name: 'LinkedIn', Icon: IconBrandLinkedin },
    instagram: { name: 'Instagram', Icon: IconBrandInstagram },
    twitter: { name: 'X', Icon: IconBrandX },
    behance: { name: 'Behance', Icon: IconBrandBehance },
    bluesky: { name: 'Bluesky', Icon: IconBrandBluesky },
    discord: { name: 'Discord', Icon: IconBrandDiscord },
    dribbble: { name: 'Dribbble', Icon: IconBrandDribbble },
    flickr: { name: 'Flickr', Icon: IconBrandFlickr },
    github: { name: 'GitHub', Icon: IconBrandGithub },
    gitlab: { name: 'GitLab', Icon: IconBrandGitlab },
    mastodon: { name: 'Mastodon', Icon: IconBrandMastodon },
    medium: { name: 'Medium', Icon: IconBrandMedium },
    pinterest: { name: 'Pinterest', Icon: IconBrandPinterest },
    reddit: { name: 'Reddit', Icon: IconBrandReddit },
    signal: { name: 'Signal', Icon: IconBrandSignal },
    snapchat: { name: 'Snapchat', Icon: IconBrandSnapchat },
    spotify: { name: 'Spotify', Icon: IconBrandSpotify },
    telegram: { name: 'Telegram', Icon: IconBrandTelegram },
    threads: { name: 'Threads', Icon: IconBrandThreads },
    tiktok: { name: 'TikTok', Icon: IconBrandTiktok },
    twitch: { name: 'Twitch', Icon: IconBrandTwitch },
    vimeo: { name: 'Vimeo', Icon: IconBrandVimeo },
    whatsapp: { name: 'WhatsApp', Icon: IconBrandWhatsapp },
    xing: { name: 'XING', Icon: IconBrandXing },
    youtube: { name: 'YouTube', Icon: IconBrandYoutube },
  };
