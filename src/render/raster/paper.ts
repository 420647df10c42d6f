/** What a picture is painted on: JPG knows no transparency, and a chart in a dark viewer stays readable. */
export const paper = '#ffffff'
